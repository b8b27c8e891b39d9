package org.granary.grammar.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.grammar.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountsTest {
  private static final String WORD = "1-2-3-4-5-6-0-0-0-0-0-7-10-10-N";

  private static Counts read(String word) {
    return Counts.read(word, Layout.AWALE).orElseThrow();
  }

  private static String word(Counts counts) {
    return counts.position(Layout.AWALE).map(Fen::format).orElse("impossible");
  }

  @Test
  void aPossiblePositionComesBack() {
    assertEquals(WORD, word(read(WORD)));
    assertEquals(48, read(WORD).sum());
  }

  @Test
  void changesAreThoseOfTheWord() {
    Counts counts = read(WORD);

    assertEquals("1-2-3-4-5-6-7-0-0-0-0-0-10-10-N", word(counts.reversed(6, 6)));
    assertEquals("6-5-4-3-2-1-0-0-0-0-0-7-10-10-N", word(counts.reversed(0, 6)));
    assertEquals("0-0-0-0-0-7-1-2-3-4-5-6-10-10-N", word(counts.rowsExchanged(6)));
    assertEquals("1-2-3-4-4-6-0-0-0-0-0-7-11-10-N", word(counts.with(4, -1).with(12, 1)));
    assertEquals(WORD, word(counts), "the counts themselves stay");
  }

  @Test
  void tooManySeedsAreReadButMakeNoPosition() {
    Counts counts = read("1-2-3-4-5-6-0-0-0-0-0-7-10-11-S");

    assertEquals(49, counts.sum());
    assertEquals(Optional.empty(), counts.position(Layout.AWALE));
    assertTrue(counts.with(0, -1).position(Layout.AWALE).isPresent());
    assertEquals(Optional.empty(), read(WORD).with(6, -1).position(Layout.AWALE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "4-4-4",
        "1-2-3-4-5-6-0-0-0-0-0-7-10-10-X",
        "1-2-3-4-5-6-0-0-0-0-0-x-10-10-N",
        "1-2-3-4-5-6-0-0-0-0-0-7777-10-10-N",
        "1-2-3-4-5-6-0-0-0-0-0-7-10-10-N-taken=a/"
      })
  void otherWordsAreNoCounts(String word) {
    assertEquals(Optional.empty(), Counts.read(word, Layout.AWALE));
  }
}
