package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardRowsTest {
  /** North's row is drawn above from its f to its a. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1 | 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "1,1S,2S,3/12S,4,13S 7 9 N 30                | 12-0-0-0-0-13-0-0-0-2-1-0-7-9-N",
        "6/6 24 24 N                                 | 0-0-0-0-0-0-0-0-0-0-0-0-24-24-N"
      })
  void readsRowsAsTheyAreDrawn(String rows, String fen) {
    assertEquals(Optional.of(fen), BoardRows.toFen(rows));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4S,4S/4S,4S,4S 0 0 S 1",
        "4S,4S/4S,4S 0 S 1",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "4S,x/4S,4S 0 0 S 1"
      })
  void leavesOtherThingsAlone(String text) {
    assertEquals(Optional.empty(), BoardRows.toFen(text));
  }

  @Test
  void standsWherePositionsStand() {
    String rows = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 N 1";

    assertEquals(
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
        Fen.format(Fen.parse(rows, RuleSets.ABAPA).position().orElseThrow()));
    assertEquals(
        QueryReader.read("position \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"").query(),
        QueryReader.read("position \"" + rows + "\"").query());
    assertEquals(Layout.AWALE, Fen.parse(rows, Layout.AWALE).position().orElseThrow().layout());
  }
}
