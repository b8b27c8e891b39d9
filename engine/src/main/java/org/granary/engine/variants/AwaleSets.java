package org.granary.engine.variants;

import java.util.List;
import org.granary.engine.RuleSet;

/** The named rule sets of the Awale family, each told by its differences from abapa. */
final class AwaleSets {
  static final RuleSet ABAPA =
      set(
          "abapa",
          "Oware Abapa (tournament Oware)",
          "Tournament rules as Aualé, Aalina and OpenSpiel play them",
          "A grand slam may be played but captures nothing. The first repetition of a position ends"
              + " the game and each side takes its own row. Who cannot move ends the game; each"
              + " side takes its own row.");

  static final RuleSet AWALE_LIBRE =
      set(
          "awale-libre",
          "Awale libre",
          "Cursillo de Awale libre (Spanish tutorial of the program Awale)",
          "At most four houses are captured, the last ones; its menu also has 5 and 6, none when"
              + " more are attacked, slams without capture and slams forbidden unless there is no"
              + " other move. A grand slam captures and so ends the game. Play goes on after the"
              + " majority. The source calls a game cyclic by optimal play; here a cycle counts"
              + " when the record says so or a position repeats. A slam is judged on what is"
              + " taken, not on what is attacked: the source does not say.",
          "maxCapturedHouses=4",
          "grandSlam=capture",
          "stopAtMajority=no");

  static final RuleSet AWALE_MYRIAD =
      set(
          "awale-myriad",
          "Awale (Myriad)",
          "Las reglas del Awale, manual of Myriad's Awale (Spanish, 2013)",
          "A move that captures every seed of the opponent is illegal, without exception; who has"
              + " no other move is stuck. The rule is headed \"feed\", so a starved opponent must"
              + " be fed, which the text does not spell out. Who cannot move loses all that is"
              + " left to the opponent. After a repetition nobody takes the rest, so scores may"
              + " sum below 48. Who begins is drawn by lot.",
          "grandSlam=capture",
          "slamIllegal=always",
          "stuckTakes=opponent",
          "repetitionRest=nobody",
          "stopAtMajority=no",
          "firstMover=either");

  static final RuleSet AWARI =
      set(
          "awari",
          "Awari (Computer Olympiad)",
          "Rules of the Computer Olympiad, as in Romein and Bal, Solving Awari (2002)",
          "No move may leave the opponent without seeds; if all would, the game ends and each side"
              + " takes its own row. The third occurrence of a position ends the game and the rest"
              + " is halved, half points included.",
          "grandSlam=capture",
          "mustFeed=everyMove",
          "repetition=third",
          "repetitionRest=halfPointSplit");

  static final RuleSet PLAYSTRATEGY =
      set(
          "playstrategy",
          "Oware (PlayStrategy)",
          "The public server PlayStrategy",
          "As abapa, but a repetition does not count while all seeds are on one side.",
          "repetitionOneSided=no");

  static final RuleSet WARI =
      set(
          "wari",
          "Wari",
          "Wari as the program MancalaGames plays it",
          "A grand slam captures; the opponent, left without seeds, cannot move and the game ends.",
          "grandSlam=capture");

  static final RuleSet OURI =
      set(
          "ouri",
          "Ouri (Ouril, Cape Verde)",
          "Ouri as the program MancalaGames plays it",
          "A grand slam captures, and the mover must move again to give seeds. A single seed may be"
              + " played only when no house holds more that may be. Who stays without seeds gets"
              + " what is left.",
          "grandSlam=share",
          "singlesLast=yes",
          "stuckTakes=starved");

  private static final RuleSet SLAM_ILLEGAL =
      set(
          "oware-slam-illegal",
          "Oware, grand slam forbidden",
          "A variant listed by several programs",
          "As abapa, but a grand slam may not be played at all; who has no other move is stuck.",
          "slamIllegal=always");

  private static final RuleSet LEAVE_FIRST =
      set(
          "oware-leave-first",
          "Oware, grand slam leaves the first house",
          "A variant listed by several programs",
          "As abapa, but a grand slam captures all but the opponent's first house with seeds,"
              + " counted in the direction of sowing; a slam of one house captures it.",
          "grandSlam=leaveFirst");

  private static final RuleSet LEAVE_LAST =
      set(
          "oware-leave-last",
          "Oware, grand slam leaves the last house",
          "A variant listed by several programs",
          "As abapa, but a grand slam captures all but the opponent's last house with seeds,"
              + " counted in the direction of sowing; a slam of one house captures it.",
          "grandSlam=leaveLast");

  private static final RuleSet REST_TO_OPPONENT =
      set(
          "oware-rest-to-opponent",
          "Oware, grand slam gives the rest away",
          "A variant listed by several programs",
          "As abapa, but a grand slam captures, and the opponent takes all that is left on the"
              + " board.",
          "grandSlam=opponentTakesRest");

  private static final RuleSet BOHNENSPIEL =
      set(
          "bohnenspiel",
          "Das Bohnenspiel",
          "Bohnenspiel as the programs MancalaGames and Ludii play it",
          "A last seed that makes 2, 4 or 6 captures in either row, and so on backwards over both"
              + " rows. There is no duty to feed; who made the last move takes what is left. Play"
              + " goes on after the majority, as Ludii has it.",
          "seeds=6",
          "origin=sow",
          "capture=2,4,6",
          "captureRow=both",
          "grandSlam=capture",
          "mustFeed=no",
          "stuckTakes=opponent",
          "repetition=none",
          "stopAtMajority=no");

  private static final RuleSet SONGO =
      set(
          "songo",
          "Songo",
          "Songo as the program MancalaGames plays it",
          "Rows of seven, five seeds in a house, sown clockwise. A last seed captures that makes 2"
              + " or 4, and so on backwards; a grand slam captures. A starved opponent must be fed.",
          "houses=7",
          "seeds=5",
          "direction=clockwise",
          "capture=2,4",
          "grandSlam=capture",
          "repetition=none");

  static final List<RuleSet> ALL =
      List.of(
          ABAPA,
          AWALE_LIBRE,
          AWALE_MYRIAD,
          AWARI,
          PLAYSTRATEGY,
          WARI,
          OURI,
          SLAM_ILLEGAL,
          LEAVE_FIRST,
          LEAVE_LAST,
          REST_TO_OPPONENT,
          BOHNENSPIEL,
          SONGO);

  private AwaleSets() {}

  private static RuleSet set(
      String name, String title, String source, String notes, String... changes) {
    AwaleOptions options = AwaleOptions.ABAPA;
    for (String change : changes) {
      int equals = change.indexOf('=');
      options = options.with(change.substring(0, equals), change.substring(equals + 1));
    }
    return new RuleSet(name, title, source, notes, new AwaleRules(options));
  }
}
