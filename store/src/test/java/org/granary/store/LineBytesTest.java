package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.util.BytesRef;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineBytesTest {
  private static final int[] SEEDS = {0, 0, 8, 0, 0, 1, 3, 1, 1, 1, 2, 0};

  static Stream<Position> starts() {
    return Stream.of(
        Position.start(Layout.AWALE, Side.SOUTH),
        Position.start(Layout.AWALE, Side.NORTH),
        Position.of(Layout.AWALE, SEEDS, 20, 11, Side.NORTH));
  }

  @ParameterizedTest
  @MethodSource("starts")
  void readsWhatItWrote(Position start) {
    byte[] moves = {6, 2, 11, 0};
    RuleSet changed = RuleSets.ABAPA.with("maxCapturedHouses", "4");

    for (Winner winner : Winner.values()) {
      BytesRef written = LineBytes.write(changed, start, moves, winner);
      StoredLine read = new LineBytes(List.of(RuleSets.ABAPA, changed)).read(77, shifted(written));

      assertEquals(77, read.id());
      assertEquals(changed, read.ruleSet());
      assertEquals(start, read.start());
      assertArrayEquals(moves, read.moves());
      assertEquals(winner, read.winner());
    }
  }

  @Test
  void keepsEveryKindOfMoveAndAnyNumberOfThem() {
    byte[] moves = new byte[1000];
    for (int ply = 0; ply < moves.length; ply++) {
      moves[ply] = (byte) ply;
    }
    Position start = Position.start(Layout.AWALE, Side.SOUTH);
    BytesRef written = LineBytes.write(RuleSets.ABAPA, start, moves, Winner.DRAW);

    StoredLine read = new LineBytes(List.of(RuleSets.ABAPA)).read(1, written);

    assertArrayEquals(moves, read.moves());
    assertEquals(1000, read.plyCount());
  }

  /** The usual start costs five bytes and the name, whoever begins. */
  @Test
  void keepsUsualStartsShort() {
    for (Side first : Side.values()) {
      Position start = Position.start(Layout.AWALE, first);
      assertEquals(
          5 + "abapa".length(),
          LineBytes.write(RuleSets.ABAPA, start, new byte[0], Winner.UNKNOWN).length);
    }
  }

  @Test
  void doesNotGuessARuleSet() {
    Position start = Position.start(Layout.AWALE, Side.SOUTH);
    BytesRef written = LineBytes.write(RuleSets.ABAPA, start, new byte[0], Winner.DRAW);

    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> new LineBytes(List.of()).read(1, written));

    assertTrue(failure.getMessage().contains("abapa"), failure.getMessage());
  }

  /** The same bytes in the middle of others, as the index hands them out. */
  private static BytesRef shifted(BytesRef bytes) {
    byte[] room = new byte[bytes.length + 20];
    Arrays.fill(room, (byte) 99);
    System.arraycopy(bytes.bytes, bytes.offset, room, 13, bytes.length);
    return new BytesRef(room, 13, bytes.length);
  }
}
