package org.granary.engine;

import java.util.Arrays;

/**
 * What stands on the board: the seeds in every house, both stores, the side to move and the marks
 * that some rules put on houses. An immutable value.
 *
 * <p>A position may hold fewer seeds than its layout (problems and excerpts do), never more.
 */
public final class Position {
  private final Layout layout;
  private final int[] seeds;
  private final int southStore;
  private final int northStore;
  private final Side toMove;
  private final Marks marks;

  private Position(
      Layout layout, int[] seeds, int southStore, int northStore, Side toMove, Marks marks) {
    this.layout = layout;
    this.seeds = seeds;
    this.southStore = southStore;
    this.northStore = northStore;
    this.toMove = toMove;
    this.marks = marks;
  }

  /**
   * A position without marks.
   *
   * @param seeds seeds by house index (see {@link Layout}); copied
   * @throws IllegalArgumentException if a count is negative, the number of houses is not the
   *     layout's, or there are more seeds than the layout has
   */
  public static Position of(
      Layout layout, int[] seeds, int southStore, int northStore, Side toMove) {
    int[] copy = seeds.clone();
    if (copy.length != layout.houseCount()) {
      throw new IllegalArgumentException(
          "expected " + layout.houseCount() + " houses, found " + copy.length);
    }
    int total = southStore + northStore;
    for (int count : copy) {
      if (count < 0) {
        throw new IllegalArgumentException("a house cannot hold " + count + " seeds");
      }
      total += count;
    }
    if (southStore < 0 || northStore < 0) {
      throw new IllegalArgumentException("a store cannot hold a negative number of seeds");
    }
    if (total > layout.totalSeeds()) {
      throw new IllegalArgumentException(
          "the layout has " + layout.totalSeeds() + " seeds, the position " + total);
    }
    return new Position(layout, copy, southStore, northStore, toMove, Marks.none(layout));
  }

  /** The layout's start: every house filled alike, empty stores. */
  public static Position start(Layout layout, Side toMove) {
    int[] seeds = new int[layout.houseCount()];
    Arrays.fill(seeds, layout.seeds());
    return of(layout, seeds, 0, 0, toMove);
  }

  /** This position with other marks. */
  public Position withMarks(Marks newMarks) {
    return new Position(layout, seeds, southStore, northStore, toMove, newMarks);
  }

  /** This position with the other side, or the same one, to move. */
  public Position withToMove(Side side) {
    return new Position(layout, seeds, southStore, northStore, side, marks);
  }

  public Layout layout() {
    return layout;
  }

  /** Seeds in a house; {@code house} is 0-based, see {@link Layout}. */
  public int seeds(int house) {
    return seeds[house];
  }

  /** Seeds by house index; a copy. */
  public int[] toArray() {
    return seeds.clone();
  }

  /** Seeds in a side's store. */
  public int store(Side side) {
    return side == Side.SOUTH ? southStore : northStore;
  }

  public Side toMove() {
    return toMove;
  }

  public Marks marks() {
    return marks;
  }

  /** Seeds in a side's row, whoever owns the houses. */
  public int rowSeeds(Side side) {
    int sum = 0;
    int first = layout.firstHouse(side);
    for (int house = first; house < first + layout.houses(); house++) {
      sum += seeds[house];
    }
    return sum;
  }

  /** Seeds in all houses. */
  public int seedsOnBoard() {
    return rowSeeds(Side.SOUTH) + rowSeeds(Side.NORTH);
  }

  /** Seeds in houses and stores together. */
  public int totalSeeds() {
    return seedsOnBoard() + southStore + northStore;
  }

  /** The same position with the board turned half round and the sides exchanged. */
  public Position turned() {
    int[] turned = new int[seeds.length];
    for (int house = 0; house < seeds.length; house++) {
      turned[layout.turned(house)] = seeds[house];
    }
    return new Position(
        layout, turned, northStore, southStore, toMove.opposite(), marks.turned(layout));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && layout.equals(that.layout)
        && Arrays.equals(seeds, that.seeds)
        && southStore == that.southStore
        && northStore == that.northStore
        && toMove == that.toMove
        && marks.equals(that.marks);
  }

  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(seeds);
    hash = 31 * hash + southStore;
    hash = 31 * hash + northStore;
    hash = 31 * hash + toMove.letter();
    return 31 * hash + marks.hashCode();
  }

  /** The counts in house order, both stores and the side to move, for messages of programmers. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int count : seeds) {
      text.append(count).append('-');
    }
    return text.append(southStore)
        .append('-')
        .append(northStore)
        .append('-')
        .append(toMove.letter())
        .toString();
  }
}
