package org.granary.importer.archives;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * The archives that are open: one at each depth, so that reading file after file opens each archive
 * once, and no more than that lies in memory.
 */
final class OpenZips {
  private final List<Open> open = new ArrayList<>();

  private record Open(Zip zip, ZipFile file, List<ZipArchiveEntry> entries) {}

  /** An archive, opened if it is not open. */
  ZipFile of(Zip zip, int depth) throws IOException {
    return get(zip, depth).file();
  }

  /** An entry by its 0-based place in the list of entries. */
  ZipArchiveEntry entry(Zip zip, int depth, int number) throws IOException {
    return get(zip, depth).entries().get(number);
  }

  private synchronized Open get(Zip zip, int depth) throws IOException {
    if (depth < open.size() && open.get(depth).zip() == zip) {
      return open.get(depth);
    }
    while (open.size() > depth) {
      open.remove(open.size() - 1).file().close();
    }
    ZipFile file = zip.open(); // which may open those it lies in
    Open opened = new Open(zip, file, Collections.list(file.getEntries()));
    open.add(opened);
    return opened;
  }
}
