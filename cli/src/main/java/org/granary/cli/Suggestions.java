package org.granary.cli;

import java.io.IOException;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.repair.Repairs;

/** Shows what records may have meant. */
interface Suggestions extends AutoCloseable {
  /** Shows nothing. */
  Suggestions NONE = (game, repairs) -> {};

  /** Takes the next game for which repairs were looked for. */
  void game(CheckedGame game, Repairs repairs) throws IOException;

  @Override
  default void close() throws IOException {}
}
