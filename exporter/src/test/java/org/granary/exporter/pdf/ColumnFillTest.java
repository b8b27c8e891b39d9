package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnFillTest {
  private static final ColumnFill.Room PAGE = new ColumnFill.Room(2, 100, 0, true);

  private static Block solid(float height) {
    return Block.solid(height, (content, left, top) -> {});
  }

  private static List<Block> solids(int count, float height) {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      blocks.add(solid(height));
    }
    return blocks;
  }

  private static long inColumn(ColumnFill fill, int column) {
    return fill.places().stream().filter(place -> place.column() == column).count();
  }

  @Test
  void theLastPageHasColumnsOfEqualHeight() {
    ColumnFill fill = ColumnFill.of(solids(10, 10), 0, PAGE);

    assertEquals(10, fill.end());
    assertEquals(5, inColumn(fill, 0));
    assertEquals(5, inColumn(fill, 1));
    assertEquals(50, fill.lowest());
  }

  @Test
  void anOddBlockGoesToTheLeftColumn() {
    ColumnFill fill = ColumnFill.of(solids(7, 10), 0, PAGE);

    assertEquals(4, inColumn(fill, 0));
    assertEquals(3, inColumn(fill, 1));
  }

  @Test
  void aPageThatIsNotTheLastIsFilledToItsFoot() {
    ColumnFill fill = ColumnFill.of(solids(25, 10), 0, PAGE);

    assertEquals(20, fill.end());
    assertEquals(10, inColumn(fill, 0));
    assertEquals(0, fill.lowest());
  }

  @Test
  void oneColumnIsFilledFromItsTop() {
    ColumnFill fill = ColumnFill.of(solids(4, 10), 0, new ColumnFill.Room(1, 100, 0, true));

    assertEquals(
        List.of(100f, 90f, 80f, 70f), fill.places().stream().map(ColumnFill.Place::top).toList());
  }

  @Test
  void gapsVanishAtTheTopOfAColumnAndShrinkAtItsFoot() {
    List<Block> blocks = new ArrayList<>(List.of(Block.gap(30), solid(95), Block.gap(30)));
    blocks.addAll(solids(9, 20));

    ColumnFill fill = ColumnFill.of(blocks, 0, PAGE);

    assertEquals(100, fill.places().get(0).top());
    assertEquals(1, fill.places().get(1).column(), "no room under a gap that shrank");
    assertEquals(100, fill.places().get(1).top());
  }

  @Test
  void whatIsKeptTogetherMovesTogether() {
    List<Block> blocks = new ArrayList<>(solids(8, 10));
    blocks.add(Block.keep(30));
    blocks.addAll(solids(13, 10));

    ColumnFill fill = ColumnFill.of(blocks, 0, PAGE);

    assertEquals(8, inColumn(fill, 0));
    assertEquals(10, inColumn(fill, 1));
    assertEquals(19, fill.end(), "eight, the sign that keeps, and ten more");
  }

  @Test
  void aBlockHigherThanAPageIsSetAllTheSame() {
    List<Block> blocks = List.of(solid(10), solid(130), solid(10), solid(10));

    ColumnFill first = ColumnFill.of(blocks, 0, PAGE);
    ColumnFill second = ColumnFill.of(blocks, first.end(), PAGE);

    assertEquals(2, first.end());
    assertEquals(1, first.places().get(1).column());
    assertEquals(100, first.places().get(1).top());
    assertEquals(4, second.end());
  }

  @Test
  void whatDoesNotFitUnderATitleWaitsForTheNextPage() {
    ColumnFill.Room underTitle = new ColumnFill.Room(2, 20, 0, false);

    ColumnFill fill = ColumnFill.of(List.of(solid(30)), 0, underTitle);

    assertEquals(0, fill.end());
    assertEquals(List.of(), fill.places());
  }

  @Test
  void noBlocksNeedNoRoom() {
    ColumnFill fill = ColumnFill.of(List.of(), 0, PAGE);

    assertEquals(0, fill.end());
    assertEquals(100, fill.lowest());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void everyBlockIsSetOnceInOrderInsideTheColumns(long seed) {
    Random random = new Random(seed);
    List<Block> blocks = randomBlocks(random);
    float firstTop = 10 + random.nextInt(90);

    List<ColumnFill> pages = new ArrayList<>();
    for (int next = 0; next < blocks.size() || pages.isEmpty(); ) {
      float top = pages.isEmpty() ? firstTop : 100;
      ColumnFill fill = ColumnFill.of(blocks, next, new ColumnFill.Room(2, top, 0, top == 100));
      assertInside(fill, top);
      assertTrue(fill.end() > next || pages.isEmpty(), "every further page holds something");
      pages.add(fill);
      next = fill.end();
    }

    List<Block> set =
        pages.stream()
            .flatMap(fill -> fill.places().stream())
            .map(ColumnFill.Place::block)
            .toList();
    assertEquals(blocks.stream().filter(b -> b.kind() == Block.Kind.SOLID).toList(), set);
  }

  private static List<Block> randomBlocks(Random random) {
    List<Block> blocks = new ArrayList<>();
    int count = random.nextInt(80);
    for (int i = 0; i < count; i++) {
      switch (random.nextInt(5)) {
        case 0 -> blocks.add(Block.gap(random.nextInt(20)));
        case 1 -> blocks.add(Block.keep(random.nextInt(60)));
        default -> blocks.add(solid(1 + random.nextInt(40)));
      }
    }
    return blocks;
  }

  /** Below each other without overlap, column after column, never under the foot of the page. */
  private static void assertInside(ColumnFill fill, float top) {
    int column = 0;
    float free = top;
    for (ColumnFill.Place place : fill.places()) {
      assertTrue(place.column() == column || place.column() == column + 1);
      free = place.column() == column ? free : top;
      column = place.column();
      assertTrue(column < 2);
      assertTrue(place.top() <= free, () -> place + " overlaps what is above it");
      free = place.top() - place.block().height();
      assertTrue(free >= 0, () -> place + " hangs over the foot");
      assertTrue(free >= fill.lowest());
    }
  }
}
