package org.granary.grammar.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.granary.grammar.CheckedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each slip undone makes of the plies A f B e C; house letters as people write them. */
class ScriptTest {
  private static final Written WRITTEN = written("1. A f 2. B e 3. C *");

  private static Written written(String text) {
    CheckedGame game = RepairerTest.check(text);
    return new Written(game, game.text().line(), 0);
  }

  private static String letters(Script script) {
    StringBuilder letters = new StringBuilder();
    for (int ply = 1; ply <= script.length(); ply++) {
      int house = script.house(ply);
      letters.append((char) (house < 6 ? 'A' + house : 'a' + house - 6));
    }
    return letters.toString();
  }

  private static String origins(Script script) {
    StringBuilder origins = new StringBuilder();
    for (int ply = 1; ply <= script.length(); ply++) {
      origins.append(script.origin(ply));
    }
    return origins.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "HOUSE, 2, 6, AaBeC, 12345",
    "LEFT_OUT, 3, 8, AfcBeC, 120345",
    "LEFT_OUT, 6, 0, AfBeCA, 123450",
    "TWICE, 1, 1, fBeC, 2345",
    "TWICE, 4, 2, AfB, 123",
    "EXCHANGED, 2, 1, ABfeC, 13245",
    "EXCHANGED, 3, 2, AfCeB, 12543",
    "SIDES, 4, 0, AfBEc, 12345",
    "MIRRORED, 1, 3, FaEbD, 12345",
    "MIRRORED, 2, 1, AfEeD, 12345",
    "MIRRORED, 2, 2, AaBbC, 12345",
  })
  void undoesASlip(Slip slip, int ply, int value, String plies, String origins) {
    Script script = WRITTEN.script();

    new Edit(slip, ply, value, 0).apply(script, WRITTEN);

    assertEquals(plies, letters(script));
    assertEquals(origins, origins(script));
  }

  @Test
  void twoPliesCanBePutIn() {
    Script script = WRITTEN.script();

    Edit.twoLeftOut(3, 5, 11).apply(script, WRITTEN);

    assertEquals("AfFfBeC", letters(script));
    assertEquals("1200345", origins(script));
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Script script = WRITTEN.script();
    Script copy = script.copy();
    assertTrue(copy.hasHousesOf(script));

    copy.set(1, 3);

    assertFalse(copy.hasHousesOf(script));
    assertEquals("AfBeC", letters(script));
  }
}
