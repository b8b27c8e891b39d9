package org.granary.exporter.games;

import java.io.IOException;
import java.io.Writer;
import org.granary.grammar.GameWriter;

/** Games as canonical OGN, an empty line between them. */
public final class OgnSink implements GameSink {
  private final Writer out;
  private boolean first = true;

  /** Writes to {@code out}, which stays open. */
  public OgnSink(Writer out) {
    this.out = out;
  }

  @Override
  public void add(GameEntry entry) throws IOException {
    if (!first) {
      out.write('\n');
    }
    first = false;
    out.write(GameWriter.write(entry.game()));
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }
}
