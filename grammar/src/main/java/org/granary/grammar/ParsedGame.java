package org.granary.grammar;

import java.util.List;

/**
 * What reading one record gave: always a game as far as it could be read, and what was wrong with
 * its notation.
 *
 * @param text the record as written
 * @param diagnostics in source order; empty when the notation is clean
 */
public record ParsedGame(GameText text, List<Diagnostic> diagnostics) {
  public ParsedGame {
    diagnostics = List.copyOf(diagnostics);
  }
}
