package org.granary.importer.formats;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.RuleCatalog;

/**
 * In which dialects sources are to be read.
 *
 * @param named the dialect of all of them, if the user named one; else it is found out
 * @param fallback the rule set of records that name none
 * @param catalog the rule sets that records may name
 */
public record Formats(Optional<Dialect> named, RuleSet fallback, RuleCatalog catalog) {
  /** What to read a source in, and what is to be said of that. */
  public record Choice(Dialect dialect, Optional<Diagnostic> remark) {}

  /**
   * Chooses for a source.
   *
   * @param in its bytes; where it stands is not changed
   * @throws IOException if it cannot be read
   */
  public Choice choose(String source, BufferedInputStream in) throws IOException {
    if (named.isPresent()) {
      return new Choice(named.get(), Optional.empty());
    }
    Detection detection = Detection.of(Head.of(source, in), fallback, catalog);
    return new Choice(detection.dialect(), detection.remark(source));
  }

  /** How sources are read, as the collection notes it beside the rule set. */
  public String label() {
    return named.map(dialect -> "; dialect=" + dialect.name()).orElse("");
  }
}
