package org.granary.importer.logs;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Severity;

/** Reads the text of one record. */
final class LogReader {
  private LogReader() {}

  static CheckedGame trial(String text) {
    return check(text, record -> new LudiiTrial(record).parse());
  }

  static CheckedGame log(String text) {
    return check(text, record -> new MancalaGamesLog(record).parse());
  }

  private static CheckedGame check(String text, Function<RawRecord, ParsedGame> parser) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord record = new RawRecord("t", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    return new GameChecker(RuleSets.ABAPA).check(parser.apply(record));
  }

  /** Place, code and first line of every warning and error. */
  static List<String> complaints(CheckedGame game) {
    return game.diagnostics().stream()
        .filter(d -> d.severity() != Severity.NOTE)
        .map(d -> d.render().lines().findFirst().orElseThrow())
        .toList();
  }
}
