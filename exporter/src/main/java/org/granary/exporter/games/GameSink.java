package org.granary.exporter.games;

import java.io.IOException;

/** Takes the games of one export in order. */
public interface GameSink {
  /** Takes the next game. */
  void add(GameEntry entry) throws IOException;

  /** Writes whatever was held back; nothing may be added later. */
  void finish() throws IOException;
}
