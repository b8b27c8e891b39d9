package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.granary.engine.Board;
import org.granary.engine.EndReason;
import org.granary.engine.Layout;
import org.granary.engine.Outcome;
import org.granary.engine.Parameter;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.engine.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast board plays like the rules, told through the slow board that is made of them. */
class AwaleBoardTest {
  private static final int GAMES = 5;
  private static final int MOST_PLIES = 120;

  /** The menu of Awale libre: 24 combinations. */
  static List<String> menu() {
    List<String> ids = new ArrayList<>();
    for (String most : List.of("4", "5", "6")) {
      for (String overMax : List.of("keepLast", "none")) {
        for (String slam : List.of("capture", "noCapture")) {
          for (String illegal : List.of("never", "unlessOnlyMove")) {
            ids.add(
                "awale-libre; maxCapturedHouses=%s; overMax=%s; grandSlam=%s; slamIllegal=%s"
                    .formatted(most, overMax, slam, illegal));
          }
        }
      }
    }
    return ids;
  }

  /** Every value of every parameter, alone and with what makes it matter. */
  static List<String> eachValue() {
    List<String> ids = new ArrayList<>();
    for (Parameter parameter : RuleSets.ABAPA.rules().schema()) {
      for (String value : values(parameter)) {
        String change = "; " + parameter.name() + "=" + value;
        ids.add("abapa" + change);
        ids.add("abapa; grandSlam=capture; maxCapturedHouses=2; stopAtMajority=no" + change);
        ids.add("abapa; maxCapturedHouses=2; overMax=none; slamTest=attacked" + change);
        ids.add("abapa; slamIllegal=always; noCaptureLimit=6; mustFeed=no" + change);
        ids.add("abapa; grandSlam=opponentTakesRest; repetition=third" + change);
        ids.add("ouri" + change);
        ids.add("awari" + change);
      }
    }
    return ids;
  }

  private static List<String> values(Parameter parameter) {
    return switch (parameter.name()) {
      case "houses" -> List.of("4", "7", "9");
      case "seeds" -> List.of("1", "3", "5");
      case "houseLimit" -> List.of("none", "12", "30");
      case "skipFrom" -> List.of("12", "13");
      case "capture" -> List.of("2,3", "1", "2,4,6");
      case "maxCapturedHouses" -> List.of("none", "1", "4", "6");
      case "noCaptureLimit" -> List.of("none", "3", "40");
      default -> parameter.values();
    };
  }

  static List<String> layouts() {
    List<String> ids = new ArrayList<>();
    for (String layout : List.of("6 4", "4 3", "7 5", "8 7", "9 5", "1 1", "2 2")) {
      String[] numbers = layout.split(" ", -1);
      ids.add("abapa; houses=" + numbers[0] + "; seeds=" + numbers[1]);
      ids.add("abapa; skipFrom=13; houses=" + numbers[0] + "; seeds=" + numbers[1]);
    }
    return ids;
  }

  @ParameterizedTest
  @MethodSource({"menu", "eachValue", "layouts"})
  void playsLikeTheRules(String id) {
    Rules rules = Vectors.ruleSet(id).rules();
    Playouts playouts = new Playouts(id.hashCode());
    int plies = 0;
    for (int game = 0; game < GAMES; game++) {
      plies += BoardComparison.play(rules, playouts, MOST_PLIES);
    }
    assertTrue(plies > GAMES, "too few plies to say anything: " + plies);
  }

  @Test
  void theUsualEndingsOccurInThePlayouts() {
    Set<EndReason> found = new TreeSet<>();
    for (String id : List.of("abapa", "abapa; noCaptureLimit=6")) {
      Rules rules = Vectors.ruleSet(id).rules();
      Playouts playouts = new Playouts(7);
      for (int game = 0; game < 300; game++) {
        finish(rules, playouts).map(Outcome::reason).ifPresent(found::add);
      }
    }

    assertEquals(
        Set.of(EndReason.MAJORITY, EndReason.NO_MOVE, EndReason.REPETITION, EndReason.NO_CAPTURE),
        found);
  }

  private static Optional<Outcome> finish(Rules rules, Playouts playouts) {
    Board board = rules.board();
    board.load(playouts.start(rules));
    while (!board.isOver()) {
      board.playUnchecked(playouts.choose(rules.legalMoves(board.position())).code());
    }
    return board.ending();
  }

  @Test
  void aCopyGoesItsOwnWayWithTheSameHistory() {
    Rules rules = RuleSets.ABAPA.rules();
    Board board = rules.board();
    board.load(Vectors.position("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S"));
    byte[] line = Vectors.moves("FfAaBbCcDdEe");
    for (int i = 0; i < line.length - 1; i++) {
      board.playUnchecked(line[i]);
    }
    Board copy = rules.board();
    copy.copyFrom(board);

    copy.playUnchecked(line[line.length - 1]);

    assertEquals(EndReason.REPETITION, copy.ending().orElseThrow().reason());
    assertTrue(board.ending().isEmpty());
    assertEquals(Side.NORTH, board.toMove());
  }

  @Test
  void wideRowsAreLeftToTheSlowBoard() {
    RuleSet wide = RuleSets.ABAPA.with("houses", "9");

    assertInstanceOf(RuleBoard.class, wide.rules().board());
    assertInstanceOf(AwaleBoard.class, RuleSets.ABAPA.rules().board());
  }

  @Test
  void refusesAPositionOfAnotherLayout() {
    Position wide = Position.start(Layout.TOGUZ_KUMALAK, Side.SOUTH);
    Board fast = RuleSets.ABAPA.rules().board();
    Board slow = new RuleBoard(RuleSets.ABAPA.rules());

    assertThrows(IllegalArgumentException.class, () -> fast.load(wide));
    assertThrows(IllegalArgumentException.class, () -> slow.load(wide));
  }
}
