package org.granary.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.store.GameCollection;

/** Games of a collection as checked games, which exports take: read again from their text. */
final class StoredRecords {
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
    return Optional.of(new GameEntry(id, new GameChecker(rules.get()).check(reader.read(record))));
  }
}
