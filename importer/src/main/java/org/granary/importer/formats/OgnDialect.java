package org.granary.importer.formats;

import java.io.InputStream;
import java.util.function.Function;
import org.granary.engine.RuleSet;
import org.granary.grammar.GameReader;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/** OGN, and the PGN of Toguz Kumalak, which the same grammar reads. */
final class OgnDialect implements Dialect {
  @Override
  public String name() {
    return "ogn";
  }

  @Override
  public boolean mayBe(Head head) {
    return true;
  }

  @Override
  public RecordSource open(String source, InputStream in) {
    return new RecordReader(source, in);
  }

  @Override
  public Function<RawRecord, ParsedGame> parser(RuleSet fallback, RuleCatalog catalog) {
    return new GameReader(fallback.layout(), catalog)::read;
  }
}
