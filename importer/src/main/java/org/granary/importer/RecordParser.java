package org.granary.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleJudge;
import org.granary.importer.Item.ReadRecord;
import org.granary.store.NewGame;

/** Parses, checks and prepares some records: the work that runs on all cores. */
final class RecordParser implements Callable<List<ReadRecord>> {
  private final Reading reading;
  private final List<RawRecord> records;
  private final ImportOptions options;

  RecordParser(Reading reading, List<RawRecord> records, ImportOptions options) {
    this.reading = reading;
    this.records = records;
    this.options = options;
  }

  @Override
  public List<ReadRecord> call() {
    Function<RawRecord, CheckedGame> check = check();
    List<ReadRecord> games = new ArrayList<>(records.size());
    for (RawRecord record : records) {
      Optional<NewGame> game =
          reading.wants(record.number())
              ? Optional.of(NewGame.of(check.apply(record)))
              : Optional.empty();
      games.add(new ReadRecord(record.number(), game));
    }
    return games;
  }

  private Function<RawRecord, CheckedGame> check() {
    if (options.choice() == ImportOptions.Choice.BEST) {
      return new RuleJudge(options.catalog())::best;
    }
    GameReader reader = new GameReader(options.fallback().layout(), options.catalog());
    GameChecker checker = new GameChecker(options.fallback(), options.catalog());
    return record -> checker.check(reader.read(record));
  }
}
