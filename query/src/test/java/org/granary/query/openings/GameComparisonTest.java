package org.granary.query.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import org.granary.engine.Game;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.RuleSetTag;
import org.granary.query.SampleGames;
import org.granary.query.openings.GameComparison.Stretch;
import org.junit.jupiter.api.Test;

class GameComparisonTest {
  /** Lone seeds in A and C, which move on to B and D in either order. */
  private static final String LONE = "[FEN \"1-0-1-0-0-0-1-0-1-0-0-0-22-22-S\"]\n\n";

  private static final String TWIN = LONE.replace("-S", "-N");
  private static final String NORTH = "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n";

  private static Game game(String text) throws IOException {
    return SampleGames.check("a.ogn", text + " *\n").get(0).game();
  }

  private static List<Stretch> compare(String one, String other) throws IOException {
    return GameComparison.of(game(one), game(other));
  }

  @Test
  void equalGamesAreOneStretch() throws IOException {
    assertEquals(List.of(new Stretch(0, 0, 3, false)), compare("F f A", "F f A"));
    assertEquals(List.of(new Stretch(0, 0, 2, false)), compare("F f A", "F f"));
  }

  /** A a C and C a A make the same; then both play c. */
  @Test
  void gamesMeetByAnotherOrderOfMoves() throws IOException {
    assertEquals(
        List.of(new Stretch(0, 0, 0, false), new Stretch(3, 3, 1, false)),
        compare(LONE + "A a C c", LONE + "C a A c"));
  }

  /** The same with the sides exchanged in the second game. */
  @Test
  void twinsAreAlike() throws IOException {
    assertEquals(
        List.of(new Stretch(0, 0, 0, true), new Stretch(3, 3, 1, true)),
        compare(LONE + "A a C c", TWIN + "c A a C"));
    assertEquals(List.of(new Stretch(0, 0, 2, true)), compare("F f A", NORTH + "f F b"));
  }

  @Test
  void gamesThatPartForGoodDoNotMeet() throws IOException {
    assertEquals(List.of(new Stretch(0, 0, 1, false)), compare("F f A", "F a B"));
  }

  /** The second begins where the first is after two plies. */
  @Test
  void aGameFromASetUpPositionMeetsTheOtherLater() throws IOException {
    Game whole = game("F f A a");
    String later = "[FEN \"" + whole.position(2) + "\"]\n\nA a";

    assertEquals(List.of(new Stretch(2, 0, 2, false)), GameComparison.of(whole, game(later)));
  }

  @Test
  void otherBoardsAreRefused() throws IOException {
    RuleSet toguz = RuleSetTag.parse("toguz-kumalak").ruleSet().orElseThrow();
    Game large = new Replay(toguz).play(toguz.rules().start(Side.SOUTH), new byte[0]);

    assertThrows(IllegalArgumentException.class, () -> GameComparison.of(game("F f A"), large));
  }
}
