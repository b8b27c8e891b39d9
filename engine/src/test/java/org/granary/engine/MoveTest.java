package org.granary.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
  @Test
  void everyBitStandsForOneMoveAndBack() {
    Set<Integer> codes = new HashSet<>();
    for (int bit = 0; bit < 64; bit++) {
      int code = Move.codeOfBit(bit);
      assertEquals(bit, new Move(code).bit());
      codes.add(code);
    }
    assertEquals(64, codes.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {59, 100, 126, 132, 255})
  void otherCodesHaveNoBit(int code) {
    assertEquals(-1, new Move(code).bit());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 256})
  void aCodeIsOneByte(int code) {
    assertThrows(IllegalArgumentException.class, () -> new Move(code));
  }

  @Test
  void theHousesOfTheWidestBoardHaveBits() {
    int last = new Layout(28, 1).houseCount() - 1;

    assertEquals(last, Move.house(last).bit());
  }

  @Test
  void tellsPassesAndRounds() {
    assertTrue(Move.PASS.isPass());
    assertFalse(Move.ROUND.isPass());
    assertTrue(Move.ROUND.beginsRound());
    assertTrue(Move.ROUND_CHOSEN_OTHER_STARTER.beginsRound());
    assertFalse(Move.PASS.beginsRound());
    assertFalse(Move.house(3).beginsRound());
  }

  @ParameterizedTest
  @EnumSource(Phase.class)
  void aPhaseTurnedTwiceIsItself(Phase phase) {
    assertEquals(phase, phase.turned().turned());
    assertEquals(phase.isFilling(), phase.turned().isFilling());
  }

  @ParameterizedTest
  @EnumSource(Winner.class)
  void aWinnerTurnedTwiceIsItself(Winner winner) {
    assertEquals(winner, winner.turned().turned());
  }
}
