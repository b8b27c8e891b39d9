package org.granary.exporter.games;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.GameWriter;

/** Games of Toguz Kumalak as togyz PGN, an empty line between them; others are left out. */
public final class PgnSink implements GameSink {
  private final Writer out;
  private long written;
  private long leftOut;

  /** Writes to {@code out}, which stays open. */
  public PgnSink(Writer out) {
    this.out = out;
  }

  @Override
  public void add(GameEntry entry) throws IOException {
    Optional<String> record = GameWriter.writeTogyz(entry.game());
    if (record.isEmpty()) {
      leftOut++;
      return;
    }
    if (written > 0) {
      out.write('\n');
    }
    written++;
    out.write(record.get());
  }

  @Override
  public List<String> remarks() {
    String games = leftOut == 1 ? "1 game is" : leftOut + " games are";
    return leftOut == 0
        ? List.of()
        : List.of(games + " left out: togyz PGN holds Toguz Kumalak only; export to .ogn instead");
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }
}
