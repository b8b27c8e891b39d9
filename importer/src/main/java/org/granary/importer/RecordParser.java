package org.granary.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.granary.engine.RuleSet;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.importer.Item.ReadRecord;
import org.granary.store.NewGame;

/** Parses, checks and prepares some records: the work that runs on all cores. */
final class RecordParser implements Callable<List<ReadRecord>> {
  private final Reading reading;
  private final List<RawRecord> records;
  private final RuleSet fallback;

  RecordParser(Reading reading, List<RawRecord> records, RuleSet fallback) {
    this.reading = reading;
    this.records = records;
    this.fallback = fallback;
  }

  @Override
  public List<ReadRecord> call() {
    GameReader reader = new GameReader(fallback.layout());
    GameChecker checker = new GameChecker(fallback);
    List<ReadRecord> games = new ArrayList<>(records.size());
    for (RawRecord record : records) {
      Optional<NewGame> game =
          reading.wants(record.number())
              ? Optional.of(NewGame.of(checker.check(reader.read(record))))
              : Optional.empty();
      games.add(new ReadRecord(record.number(), game));
    }
    return games;
  }
}
