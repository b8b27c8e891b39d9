package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small values: results, headers, lines, spans and boards in text. */
class ValuesTest {
  @ParameterizedTest
  @CsvSource({
    "25-8, SOUTH, 25-8", "23.5-24.5, NORTH, 23.5-24.5", "24-24, DRAW, 24-24", "1-0, SOUTH, ''",
    "0-1, NORTH, ''", "1/2-1/2, DRAW, ''", "0-0, DRAW, 0-0", "2-1, SOUTH, 2-1"
  })
  void resultsSayWhoWonAndPerhapsTheScore(String text, Winner winner, String score) {
    ResultText result = ResultText.of(text);

    assertTrue(result.isWellFormed());
    assertTrue(result.isKnown());
    assertEquals(winner, result.winner());
    assertEquals(score, result.score().map(Score::toString).orElse(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", "25-", "-8", "25", "a-b", "25-8-1", "2.4-3", "999999-1", "1/2", "25 - 8"})
  void otherTextIsNoResult(String text) {
    assertFalse(ResultText.of(text).isWellFormed());
    assertEquals(Winner.UNKNOWN, ResultText.of(text).winner());
  }

  @Test
  void noResultIsWellFormedAndUnknown() {
    assertTrue(ResultText.of("*").isWellFormed());
    assertFalse(ResultText.of("*").isKnown());
  }

  @Test
  void headersKnowWhatIsKnown() {
    Headers headers = Headers.NONE.with("A", "?").with("B", "b").with("A", "a").with("C", " ");

    assertEquals(List.of(Tag.of("A", "a"), Tag.of("B", "b"), Tag.of("C", " ")), headers.tags());
    assertEquals(Optional.of("a"), headers.known("A"));
    assertEquals(Optional.empty(), headers.known("C"));
    assertEquals(Optional.empty(), headers.value("D"));
  }

  @Test
  void linesCompareWhatTheySay() {
    MoveLine bare = MoveLine.of(new byte[] {1, 2});
    Annotation comment = new Annotation(List.of("x"), List.of(), List.of(bare));
    MoveLine one = line(Map.of(1, comment));
    Annotation other = new Annotation(List.of("x"), List.of(), List.of(MoveLine.EMPTY));

    assertTrue(
        one.saysTheSameAs(
            line(Map.of(1, comment, 2, new Annotation(List.of(), List.of(), List.of())))));
    assertFalse(one.saysTheSameAs(line(Map.of(1, other))));
    assertFalse(one.saysTheSameAs(line(Map.of(2, comment))));
    assertFalse(one.saysTheSameAs(bare));
    assertTrue(one.hasAnnotations());
    assertEquals(-1, bare.offset(1));
    assertThrows(
        IllegalArgumentException.class,
        () -> new MoveLine(new byte[1], new int[0], new short[1], Map.of()));
  }

  private static MoveLine line(Map<Integer, Annotation> annotations) {
    return new MoveLine(new byte[] {1, 2}, new int[] {7, 9}, new short[] {-1, -1}, annotations);
  }

  @Test
  void placesAreLinesAndColumnsOfTheSource() {
    RawRecord record = Records.cut("\n\nF a\r\n😀 b\rc").get(0);

    assertEquals("t.ogn:3:1", record.span(0, 1).toString());
    assertEquals("t.ogn:4:3", record.span(record.text().indexOf('b'), 1).toString());
    assertEquals("t.ogn:5:1", record.span(record.text().indexOf('c'), 1).toString());
    assertThrows(IllegalArgumentException.class, () -> new Span("x", 0, 1, 1));
  }

  @Test
  void boardsAreDrawnWithSouthBelowAndWideEnough() {
    Position start = Position.start(Layout.TOGUZ_KUMALAK, Side.NORTH);
    assertEquals(
        List.of(
            "         9  8  7  6  5  4  3  2  1",
            "  North  9  9  9  9  9  9  9  9  9   store 0, to move",
            "  South  9  9  9  9  9  9  9  9  9   store 0",
            "         1  2  3  4  5  6  7  8  9"),
        BoardText.draw(start).lines().toList());
    Position wide = Position.of(new Layout(2, 60), new int[] {100, 0, 7, 1}, 3, 0, Side.SOUTH);
    assertEquals(
        List.of(
            "          b   a",
            "  North   1   7   store 0",
            "  South 100   0   store 3, to move",
            "          A   B"),
        BoardText.draw(wide).lines().toList());
  }

  @Test
  void terminationsHaveSynonyms() {
    assertEquals(Optional.of(Termination.RESIGNATION), Termination.of(" Resigns "));
    assertEquals(Optional.empty(), Termination.of("rope"));
    for (Termination termination : Termination.values()) {
      assertEquals(Optional.of(termination), Termination.of(termination.label()));
    }
  }
}
