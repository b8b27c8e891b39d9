package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenTest {
  private static final String START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

  @Test
  void readsHousesStoresAndSideToMove() {
    Fen.Parsed parsed = Fen.parse(" 1-2-3-4-5-6-6-5-4-3-2-1-2-4-n ", Layout.AWALE);

    Position position = parsed.position().orElseThrow();
    assertEquals(List.of(), parsed.problems());
    assertEquals(1, position.seeds(0));
    assertEquals(6, position.seeds(6));
    assertEquals(2, position.store(Side.SOUTH));
    assertEquals(4, position.store(Side.NORTH));
    assertEquals(Side.NORTH, position.toMove());
  }

  @Test
  void writesWhatItReads() {
    assertEquals(START, Fen.format(Position.start(Layout.AWALE, Side.SOUTH)));
    Position toguz = Position.start(Layout.TOGUZ_KUMALAK, Side.NORTH);
    assertEquals(Optional.of(toguz), Fen.parse(Fen.format(toguz), Layout.TOGUZ_KUMALAK).position());
  }

  @Test
  void fewerSeedsAreARemarkAndMoreAMistake() {
    Fen.Parsed few = Fen.parse("0-0-0-0-0-1-1-0-0-0-0-0-0-0-S", Layout.AWALE);
    Fen.Parsed many = Fen.parse(START.replace("-0-0-", "-0-1-"), Layout.AWALE);

    assertTrue(few.position().isPresent());
    assertEquals(List.of("the position holds 2 seeds, the game 48"), few.problems());
    assertTrue(many.position().isEmpty());
    assertEquals(List.of("the position holds 49 seeds, the game 48"), many.problems());
  }

  @ParameterizedTest
  @CsvSource({
    "'', a position has 14 counts",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-S, a position has 14 counts",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-S, a position has 14 counts",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-W, the side to move is S or N",
    "4-4-4-4-4-4-4-4-4-4-4-x-0-0-S, 'x' is not a count",
    "4-4-4-4-4-4-4-4-4-4-4--0-0-S, '' is not a count",
    "4-4-4-4-4-4-4-4-4-4-4-+4-0-0-S, '+4' is not a count",
    "4-4-4-4-4-4-4-4-4-4-4-999999999999-0-0-S, '999999999999' is not a count"
  })
  void saysWhatIsWrong(String text, String problem) {
    Fen.Parsed parsed = Fen.parse(text, Layout.AWALE);

    assertTrue(parsed.position().isEmpty());
    assertTrue(parsed.problems().get(0).startsWith(problem), parsed.problems().toString());
  }
}
