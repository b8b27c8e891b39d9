package org.granary.importer.formats;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;
import org.jspecify.annotations.Nullable;

/** Parses records in whatever dialect each is; reusable, for one thread at a time. */
public final class Parsing {
  private final RuleSet fallback;
  private final RuleCatalog catalog;
  private final Map<Key, Function<RawRecord, ParsedGame>> parsers = new HashMap<>();
  private @Nullable Dialect lastDialect;
  private Function<RawRecord, ParsedGame> last;

  /** Parsers differ by dialect and board. */
  private record Key(Dialect dialect, Layout layout) {}

  /**
   * Parses with what is known beforehand.
   *
   * @param fallback the rule set of records that name none
   * @param catalog the rule sets that records may name
   */
  public Parsing(RuleSet fallback, RuleCatalog catalog) {
    this.fallback = fallback;
    this.catalog = catalog;
    this.last = parser(Dialects.OGN, fallback);
    this.lastDialect = Dialects.OGN;
  }

  /** Parses a record. */
  public ParsedGame parse(SourceRecord record) {
    if (!record.dialect().equals(lastDialect)) {
      last = parser(record.dialect(), fallback);
      lastDialect = record.dialect();
    }
    return last.apply(record.raw());
  }

  /** Parses a record as if another rule set were the one for records that name none. */
  public ParsedGame parse(SourceRecord record, RuleSet instead) {
    return parser(record.dialect(), instead).apply(record.raw());
  }

  private Function<RawRecord, ParsedGame> parser(Dialect dialect, RuleSet ruleSet) {
    return parsers.computeIfAbsent(
        new Key(dialect, ruleSet.layout()), key -> dialect.parser(ruleSet, catalog));
  }
}
