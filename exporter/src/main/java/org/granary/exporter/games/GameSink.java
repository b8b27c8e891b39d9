package org.granary.exporter.games;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** Takes the games of one export in order. */
public interface GameSink extends Closeable {
  /** Takes the next game. */
  void add(GameEntry entry) throws IOException;

  /** Writes whatever was held back; nothing may be added later. */
  void finish() throws IOException;

  /** What the export could not say as it is, each a sentence without its full stop. */
  default List<String> remarks() {
    return List.of();
  }

  /** Lets go of files and memory; what was not finished is lost. */
  @Override
  default void close() throws IOException {}
}
