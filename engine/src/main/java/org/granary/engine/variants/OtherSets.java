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

  private static final RuleSet AWAGAGAE =
      new RuleSet(
          "awagagae",
          "Awagagae (Gabata)",
          "Description of Awagagae (Portuguese), after Pankhurst, Gabata and Related Board Games"
              + " (1971)",
          "The first last seed into a captured house is free, counted for each house. Capture and"
              + " start look at who owns a house in this round. The houses that change hands are"
              + " the loser's next after the winner's last in sowing order, and the side that did"
              + " not begin the last round begins the next, unless a record says otherwise. Two"
              + " seeds left each: the side that counted less takes the house. A turn or a round"
              + " that goes on for ever, found exactly by a position that recurs, ends the game as"
              + " a draw.",
          new AwagagaeRules(AwagagaeRules.DEFAULTS));

  private static final RuleSet AWAGAGAE_LUDII =
      new RuleSet(
          "awagagae-ludii",
          "Awagagae (Ludii)",
          "Awagagae as the program Ludii plays it",
          "A last seed into a captured house always costs one seed. Capture looks at the row, so"
              + " that an owner may capture, and start from, a house of his own in the other row."
              + " Between rounds the sides fill houses by turns, four seeds at a time, their own"
              + " row first; two seeds left each: North gets the house. The side that did not fill"
              + " the last house begins. The game ends when one side counts nothing. Ludii's limit"
              + " of turns is no rule here.",
          new AwagagaeRules(
              AwagagaeRules.DEFAULTS
                  .with("firstHitFree", "no")
                  .with("captureBy", "row")
                  .with("division", "free")
                  .with("evenRest", "north")
                  .with("repetition", "none")));

  static final List<RuleSet> ALL = List.of(TOGUZ_KUMALAK, KALAH, AYOAYO, AWAGAGAE, AWAGAGAE_LUDII);

  private OtherSets() {}
}
