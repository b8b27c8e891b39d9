package org.granary.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.granary.engine.EndReason;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Score;
import org.granary.engine.Winner;
import org.granary.grammar.Annotation;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.Headers;
import org.granary.grammar.MoveLine;

/**
 * All that the index knows of a game; the same whether it comes from a record just read or, for a
 * rebuild, out of the database.
 *
 * @param moves the legal moves, one byte a ply
 * @param endedBy why the rules end the game, as the index writes it
 * @param comments of the main line and of variations
 * @param codes ids of the record's diagnostics, each once
 * @param source the file it came from
 */
record GameFacts(
    RuleSet ruleSet,
    Position start,
    @SuppressWarnings("ArrayRecordComponent") byte[] moves,
    GameStatus status,
    Winner winner,
    Optional<Score> score,
    Optional<String> endedBy,
    Headers headers,
    List<String> comments,
    List<String> codes,
    String source) {

  static GameFacts of(CheckedGame game) {
    return new GameFacts(
        game.ruleSet(),
        game.game().start(),
        game.game().moveCodes(),
        game.status(),
        game.winner(),
        game.score(),
        game.game().outcome().map(outcome -> label(outcome.reason())),
        GameWriter.headers(game),
        comments(game.text().line()),
        game.diagnostics().stream().map(diagnostic -> diagnostic.code().id()).distinct().toList(),
        game.text().source().source());
  }

  private static String label(EndReason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The comments of a line and its variations. */
  static List<String> comments(MoveLine line) {
    List<String> comments = new ArrayList<>();
    collect(line, comments);
    return comments;
  }

  private static void collect(MoveLine line, List<String> comments) {
    for (Annotation annotation : line.annotations().values()) {
      comments.addAll(annotation.comments());
      annotation.variations().forEach(variation -> collect(variation, comments));
    }
  }
}
