package org.granary.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.RuleSet;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.store.GameCollection;

/**
 * Games of a collection as checked games, which exports take: read again from their text, under the
 * rules that the collection holds for them.
 */
final class StoredRecords {
  /** A record that named rules which nobody knew: it is right to say so again. */
  private static final Set<DiagnosticCode> UNKNOWN_RULES =
      EnumSet.of(DiagnosticCode.UNKNOWN_RULE_SET, DiagnosticCode.UNKNOWN_VARIANT);

  private final GameCollection collection;

  StoredRecords(GameCollection collection) {
    this.collection = collection;
  }

  /** The game of an id. */
  Optional<GameEntry> game(long id) throws IOException {
    Optional<RuleSet> rules = collection.line(id).map(line -> line.ruleSet());
    Optional<String> text = collection.text(id);
    if (rules.isEmpty() || text.isEmpty()) {
      return Optional.empty();
    }
    byte[] bytes = text.get().getBytes(StandardCharsets.UTF_8);
    String source = collection.folder() + "#" + id;
    RawRecord record =
        new RecordReader(source, new ByteArrayInputStream(bytes)).next().orElseThrow();
    GameReader reader = new GameReader(rules.get().layout());
    CheckedGame game = checker(id, rules.get()).check(reader.read(record));
    return Optional.of(new GameEntry(id, game, collection.kept(kept -> kept.labels().of(id))));
  }

  private GameChecker checker(long id, RuleSet rules) {
    boolean unknown =
        collection.diagnostics(id).stream().anyMatch(d -> UNKNOWN_RULES.contains(d.code()));
    return unknown ? new GameChecker(rules) : GameChecker.under(rules);
  }
}
