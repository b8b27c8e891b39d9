package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveCodeTest {
  private static List<Move> moves(Layout layout, boolean rounds) {
    List<Move> moves = new ArrayList<>(List.of(Move.PASS));
    for (int house = 0; house < layout.houseCount(); house++) {
      moves.add(Move.house(house));
    }
    if (rounds) {
      moves.addAll(
          List.of(
              Move.ROUND,
              Move.ROUND_OTHER_STARTER,
              Move.ROUND_CHOSEN,
              Move.ROUND_CHOSEN_OTHER_STARTER));
    }
    return moves;
  }

  @ParameterizedTest(name = "rows of {0}")
  @ValueSource(ints = {1, 6, 9, 28})
  void givesEveryMoveBackAndNoTwoTheSameCode(int houses) {
    Layout layout = new Layout(houses, 4);
    for (boolean rounds : new boolean[] {false, true}) {
      MoveCode codes = new MoveCode(layout, rounds);
      for (Side mover : Side.values()) {
        Set<Integer> seen = new HashSet<>(Set.of(MoveCode.NONE));
        for (Move move : moves(layout, rounds)) {
          int code = codes.of(move.code(), mover);
          assertTrue(seen.add(code), () -> move + " has the code of another");
          assertTrue(code < 1 << codes.bits(), () -> move + " does not fit");
          assertEquals(Optional.of(move), codes.move(code, mover));
        }
        assertEquals(Optional.empty(), codes.move(MoveCode.NONE, mover));
      }
    }
  }

  /** As the index has them: changing one makes every index wrong. */
  @ParameterizedTest(name = "move {0} of {1}")
  @CsvSource({
    "127, SOUTH, 1",
    "127, NORTH, 1",
    "0, SOUTH, 2",
    "5, SOUTH, 7",
    "6, SOUTH, 8",
    "11, SOUTH, 13",
    "6, NORTH, 2",
    "11, NORTH, 7",
    "0, NORTH, 8",
    "5, NORTH, 13",
    "128, SOUTH, 14",
    "129, SOUTH, 15",
    "130, NORTH, 16",
    "131, NORTH, 17",
  })
  void countsHousesFromTheMoversLeft(int move, Side mover, int code) {
    assertEquals(code, new MoveCode(Layout.AWALE, true).of(move, mover));
  }

  /** Two codes and twelve houses take 4 bits, with four rounds 5; Toguz Kumalak takes 5. */
  @Test
  void takesFewBits() {
    assertEquals(4, new MoveCode(Layout.AWALE, false).bits());
    assertEquals(5, new MoveCode(Layout.AWALE, true).bits());
    assertEquals(5, new MoveCode(Layout.TOGUZ_KUMALAK, true).bits());
  }
}
