package org.granary.importer.archives;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongSupplier;

/**
 * A file that is being unpacked, with nothing bounded yet.
 *
 * @param in its bytes
 * @param packed how many packed bytes were used up so far
 * @param checksum CRC-32 of its bytes, or {@link #UNKNOWN}
 */
record Unpacking(InputStream in, LongSupplier packed, long checksum) {
  static final long UNKNOWN = -1;

  /** Begins to unpack a file. */
  interface Opener {
    Unpacking open() throws IOException;
  }
}
