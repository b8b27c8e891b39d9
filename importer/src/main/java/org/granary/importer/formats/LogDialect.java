package org.granary.importer.formats;

import java.io.InputStream;
import java.util.function.Function;
import org.granary.engine.RuleSet;
import org.granary.grammar.LineRecords;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/**
 * What a program writes while it plays: it begins with a line of its own kind, and names the rules.
 *
 * @param name the dialect's name
 * @param beginning how the first line of a record begins
 * @param parser makes a game of a record
 */
record LogDialect(String name, String beginning, Function<RawRecord, ParsedGame> parser)
    implements Dialect {
  @Override
  public boolean mayBe(Head head) {
    return head.text().stripLeading().startsWith(beginning);
  }

  @Override
  public RecordSource open(String source, InputStream in) {
    return new LineRecords(source, in, new FirstLine(beginning));
  }

  @Override
  public Function<RawRecord, ParsedGame> parser(RuleSet fallback, RuleCatalog catalog) {
    return parser;
  }
}
