package org.granary.engine.variants;

import java.util.List;
import org.granary.engine.RuleSet;

/** The named rule sets outside the Awale family. */
final class OtherSets {
  private static final RuleSet TOGUZ_KUMALAK =
      new RuleSet(
          "toguz-kumalak",
          "Toguz Kumalak (Toguz Korgool)",
          "Tournament rules, as PlayOK's and masters' records, MancalaGames and Ludii play them",
          "A player has at most one tuzdyk, never in the ninth house nor in the house with the"
              + " number of the opponent's. With 82 seeds a player has won, 81-81 is a draw. If a"
              + " player cannot move, the other takes what is left.",
          new ToguzRules(ToguzRules.DEFAULTS));

  private static final RuleSet KALAH =
      new RuleSet(
          "kalah",
          "Kalah",
          "Kalah as the programs MancalaGames and Ludii play it",
          "A capture takes the capturing seed too and needs seeds opposite. The game ends when the"
              + " side to move has no seeds in its row; each side takes its own row. Play goes on"
              + " after the majority, as Ludii has it. A sow does not pass over its origin.",
          new KalahRules(KalahRules.DEFAULTS));

  private static final RuleSet AYOAYO =
      new RuleSet(
          "ayoayo",
          "Ayoayo",
          "Ayoayo as the program MancalaGames plays it",
          "A lap passes over the house that it was taken from. A capture needs seeds opposite. A"
              + " starved opponent must be fed; who cannot ends the game and each side takes its"
              + " own row. A turn that never ends, found exactly by a lap that recurs, ends the"
              + " game as a draw.",
          new AyoayoRules(AyoayoRules.DEFAULTS));

  static final List<RuleSet> ALL = List.of(TOGUZ_KUMALAK, KALAH, AYOAYO);

  private OtherSets() {}
}
