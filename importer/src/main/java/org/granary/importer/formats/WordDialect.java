package org.granary.importer.formats;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.grammar.LineRecords;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/**
 * A dialect whose moves are words of a text: one game a line, or headers and the moves below them.
 * A position may stand before the moves; comments, move numbers, captures and results may stand
 * between them.
 */
abstract class WordDialect implements Dialect {
  private static final int WORDS_TO_LOOK_AT = 6;
  private static final int LEAST_PLIES = 2;

  private final String name;

  WordDialect(String name) {
    this.name = name;
  }

  @Override
  public final String name() {
    return name;
  }

  /** The plies of a word; none if it is not understood. */
  abstract List<WrittenPly> plies(String word, Layout layout);

  @Override
  public final boolean mayBe(Head head) {
    Tokens tokens = new Tokens(head.text());
    int words = 0;
    int plies = 0;
    Optional<Token> next = tokens.next();
    while (next.isPresent() && words < WORDS_TO_LOOK_AT) {
      if (next.get().kind() == Token.Kind.WORD) {
        int here = plies(next.get().text(), Layout.AWALE).size();
        if (here == 0) {
          return false;
        }
        plies += here;
        words++;
      }
      next = tokens.next();
    }
    return plies >= LEAST_PLIES;
  }

  @Override
  public final RecordSource open(String source, InputStream in) {
    return new LineRecords(source, in, new WordShape());
  }

  @Override
  public final Function<RawRecord, ParsedGame> parser(RuleSet fallback, RuleCatalog catalog) {
    return record -> new WordText(record, this, fallback).parse();
  }
}
