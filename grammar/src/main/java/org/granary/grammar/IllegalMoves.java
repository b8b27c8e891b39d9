package org.granary.grammar;

import java.util.stream.Collectors;
import org.granary.engine.Game;
import org.granary.engine.Illegality;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.Stop;

/** Says why a move cannot be played. */
final class IllegalMoves {
  private IllegalMoves() {}

  /** A sentence, the position drawn in text, and the legal moves. */
  static String describe(Stop stop) {
    Position position = stop.position();
    String legal =
        stop.legal().stream()
            .map(move -> name(position.layout(), move))
            .distinct()
            .collect(Collectors.joining(" "));
    return reason(stop)
        + '\n'
        + BoardText.draw(position)
        + '\n'
        + (legal.isEmpty() ? "  no move is legal" : "  legal: " + legal);
  }

  private static String reason(Stop stop) {
    Layout layout = stop.position().layout();
    String side = name(stop.position().toMove());
    return side + " cannot play " + name(layout, stop.move()) + ": " + reason(stop.reason(), side);
  }

  private static String reason(Illegality reason, String side) {
    return switch (reason) {
      case NO_SUCH_HOUSE -> "the board has no such house";
      case NOT_YOUR_HOUSE -> "it is " + side + "'s turn, and the house is not " + side + "'s";
      case EMPTY_HOUSE -> "the house is empty";
      case CAPTURED_HOUSE -> "nobody may start from a captured house";
      case MUST_FEED -> "the opponent has no seeds and must be given some";
      case GRAND_SLAM -> "it would take every seed of the opponent, which these rules forbid";
      case HOUSE_RESERVED -> "these rules want another house to be played first";
      case CANNOT_PASS -> "there is a move to play, so nobody may pass";
      case MUST_PASS -> "there is nothing to play, only to pass";
      case ROUND_OVER -> "the round is over and the next one has not begun";
      case ROUND_NOT_OVER -> "a new round begins only when this one is over";
      case GAME_OVER -> "the game is over";
    };
  }

  /** What an illegal move of a main line is reported as. */
  static DiagnosticCode code(Illegality reason) {
    return switch (reason) {
      case CANNOT_PASS, MUST_PASS -> DiagnosticCode.WRONG_PASS;
      case ROUND_OVER -> DiagnosticCode.MISSING_ROUND;
      case ROUND_NOT_OVER -> DiagnosticCode.WRONG_ROUND;
      default -> DiagnosticCode.ILLEGAL_MOVE;
    };
  }

  /** What is to be said of the move at which a game stopped. */
  static String words(Stop stop, Game game) {
    return stop.reason() == Illegality.GAME_OVER
        ? afterEnd(stop, game.outcome().orElseThrow())
        : describe(stop);
  }

  /** That a move stands after the end of the game, and how that ended. */
  static String afterEnd(Stop stop, Outcome outcome) {
    String move = name(stop.position().layout(), stop.move());
    return "the game was over before "
        + move
        + " was played: "
        + reason(outcome)
        + ", "
        + outcome.score()
        + '\n'
        + BoardText.draw(stop.position());
  }

  private static String reason(Outcome outcome) {
    return switch (outcome.reason()) {
      case MAJORITY -> "one side has more than half of the seeds";
      case EVEN -> "each side has half of the seeds";
      case NO_MOVE -> "the side to move had no legal move";
      case REPETITION -> "the position had occurred before";
      case NO_CAPTURE -> "too many plies without a capture";
      case ENDLESS -> "play would go on for ever";
      case OWNS_ALL -> "one side owns everything";
      case BOARD_CLEARED -> "nothing is left to be played for";
    };
  }

  static String name(Layout layout, Move move) {
    if (move.isPass()) {
      return "-";
    }
    return move.code() > Move.PASS_CODE ? "a new round" : HouseNames.name(layout, move.code());
  }

  static String name(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }
}
