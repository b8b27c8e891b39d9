package org.granary.importer.tables;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.HouseNames;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/**
 * Everything that is read of a table.
 *
 * @param games its games, checked
 * @param remarks what is said of it as a whole
 */
record Tables(List<CheckedGame> games, List<Diagnostic> remarks) {
  static Tables of(String name, String text) throws IOException {
    return of(name, text.getBytes(StandardCharsets.UTF_8));
  }

  static Tables of(String name, byte[] bytes) throws IOException {
    return of(name, bytes, RuleSets.ABAPA);
  }

  static Tables of(String name, byte[] bytes, RuleSet fallback) throws IOException {
    RecordSource source = TableHead.open(name, new ByteArrayInputStream(bytes));
    TableParser parser = new TableParser(fallback, RuleCatalog.builtIn(), List.of());
    GameChecker checker = new GameChecker(fallback, RuleCatalog.builtIn());
    List<CheckedGame> games = new ArrayList<>();
    for (Optional<RawRecord> next = source.next(); next.isPresent(); next = source.next()) {
      games.add(checker.check(parser.apply(next.get())));
    }
    return new Tables(games, source.diagnostics());
  }

  /** Complaints about games and the table as printed, without the usual notes. */
  List<String> complaints() {
    List<Diagnostic> all = new ArrayList<>();
    games.forEach(game -> all.addAll(game.diagnostics()));
    all.addAll(remarks);
    return all.stream()
        .filter(d -> d.code() != DiagnosticCode.NO_RULE_SET && d.code() != DiagnosticCode.NO_RESULT)
        .map(Diagnostic::render)
        .toList();
  }

  /** The moves of every game as letters. */
  List<String> moves() {
    return games.stream().map(Tables::letters).toList();
  }

  private static String letters(CheckedGame game) {
    StringBuilder letters = new StringBuilder();
    for (int ply = 1; ply <= game.game().plyCount(); ply++) {
      Layout layout = game.ruleSet().layout();
      letters.append(HouseNames.name(layout, game.game().move(ply).code()));
    }
    return letters.toString();
  }

  List<String> tags(String name) {
    return games.stream().map(game -> game.headers().value(name).orElse("")).toList();
  }
}
