package org.granary.exporter.games;

import java.util.Locale;
import org.granary.engine.EndReason;
import org.granary.engine.Illegality;

/** Endings and refusals in words. */
public final class EndText {
  private EndText() {}

  /** As tables write it: {@code no-move}. */
  public static String label(EndReason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Why a game is over, as the second half of a sentence. */
  public static String words(EndReason reason) {
    return switch (reason) {
      case MAJORITY -> "a store holds more than half of the seeds";
      case EVEN -> "both stores hold half of the seeds";
      case NO_MOVE -> "the player to move has no legal move";
      case REPETITION -> "the position is repeated";
      case NO_CAPTURE -> "too many moves without a capture";
      case ENDLESS -> "play could go on for ever";
      case OWNS_ALL -> "one player owns everything";
      case BOARD_CLEARED -> "nothing is left to play for";
    };
  }

  /** Why a move is not legal, as the second half of a sentence. */
  public static String words(Illegality reason) {
    return switch (reason) {
      case NO_SUCH_HOUSE -> "the board has no such house";
      case NOT_YOUR_HOUSE -> "it is not a house of the player to move";
      case EMPTY_HOUSE -> "the house is empty";
      case CAPTURED_HOUSE -> "the house has been captured";
      case MUST_FEED -> "the move must give the opponent seeds";
      case GRAND_SLAM -> "the move would take all seeds of the opponent";
      case HOUSE_RESERVED -> "another house must be played first";
      case CANNOT_PASS -> "the player to move can sow";
      case MUST_PASS -> "the player to move must pass";
      case ROUND_OVER -> "the round is over and the next one has to begin";
      case ROUND_NOT_OVER -> "the round is not over";
      case GAME_OVER -> "the game was over";
    };
  }
}
