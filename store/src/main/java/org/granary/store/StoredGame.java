package org.granary.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.granary.engine.Score;
import org.granary.engine.Winner;
import org.granary.grammar.GameStatus;
import org.granary.grammar.Headers;

/**
 * A game of the collection: everything but its text, which {@link GameCollection#text} gives.
 *
 * @param line the moves that could be played and what they are played under
 * @param status how far the record can be trusted
 * @param brokenAt the 1-based ply that could not be played or read, of a broken game
 * @param score the final score, if known
 * @param headers all its tags, as written
 * @param source the file it was imported from, as the user named it
 * @param record 1-based number of the record in that file
 * @param sourceLine 1-based line on which the record begins there
 * @param labels those that the user gave it, by their letters
 */
public record StoredGame(
    StoredLine line,
    GameStatus status,
    OptionalInt brokenAt,
    Optional<Score> score,
    Headers headers,
    String source,
    int record,
    int sourceLine,
    List<String> labels) {
  public StoredGame {
    labels = List.copyOf(labels);
  }

  public long id() {
    return line.id();
  }

  public Winner winner() {
    return line.winner();
  }
}
