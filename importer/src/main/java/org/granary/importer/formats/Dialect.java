package org.granary.importer.formats;

import java.io.InputStream;
import java.util.function.Function;
import org.granary.engine.RuleSet;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/** A way of writing games. Implementations hold no state; any thread may use them. */
public interface Dialect {
  /** As {@code --dialect} takes it: lower-case words with hyphens. */
  String name();

  /**
   * Whether a source may be written so, by its beginning and its name: cheap, nothing is replayed.
   */
  boolean mayBe(Head head);

  /** Whether a source can be in no other dialect, whatever is wrong with its games. */
  default boolean isSurely(Head head) {
    return false;
  }

  /**
   * Whether it is only taken for a source's dialect where nothing contradicts it: where the same
   * text is as likely to be OGN with a slip.
   */
  default boolean mustFitWholly() {
    return false;
  }

  /**
   * Cuts a source into records.
   *
   * @param source as diagnostics call it
   * @param in its bytes; the caller closes them
   */
  RecordSource open(String source, InputStream in);

  /**
   * A parser of such records, for one thread.
   *
   * @param fallback the rule set of records that name none
   * @param catalog the rule sets that records may name
   */
  Function<RawRecord, ParsedGame> parser(RuleSet fallback, RuleCatalog catalog);
}
