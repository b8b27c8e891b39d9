package org.granary.importer.archives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.InputStreamStatistics;

/** A zip archive by the list of entries at its end. */
final class Zip {
  private final Content content;
  private final OpenZips open;
  private final int depth;

  /** An archive in so many others. */
  Zip(Content content, OpenZips open, int depth) {
    this.content = content;
    this.open = open;
    this.depth = depth;
  }

  /**
   * Opens it.
   *
   * @throws IOException if it cannot be read, or has no list of entries
   */
  ZipFile open() throws IOException {
    SeekableByteChannel channel = content.channel();
    try {
      return ZipFile.builder()
          .setSeekableByteChannel(channel)
          .setUseUnicodeExtraFields(false)
          .setIgnoreLocalFileHeader(true)
          .get();
    } catch (RuntimeException e) { // the library is not sure of itself on damaged archives
      channel.close();
      throw new IOException(e);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * What is in it.
   *
   * @throws IOException if it cannot be read, or has no list of entries
   */
  List<ZipItem> items() throws IOException {
    List<ZipArchiveEntry> entries = entries();
    List<ZipItem> items = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      int number = i;
      boolean readable = open.of(this, depth).canReadEntryData(entries.get(i));
      items.add(ZipItem.of(entries.get(i), readable, () -> unpack(number)));
    }
    return items;
  }

  /** How many bytes its entries take together, by what it says of itself. */
  long packedSize() throws IOException {
    return entries().stream().mapToLong(e -> Math.max(0, e.getCompressedSize())).sum();
  }

  private List<ZipArchiveEntry> entries() throws IOException {
    return Collections.list(open.of(this, depth).getEntries());
  }

  private Unpacking unpack(int number) throws IOException {
    ZipFile zip = open.of(this, depth);
    ZipArchiveEntry entry = open.entry(this, depth, number);
    try {
      InputStream in = zip.getInputStream(entry);
      long size = Math.max(0, entry.getCompressedSize());
      return new Unpacking(
          in,
          in instanceof InputStreamStatistics used ? used::getCompressedCount : () -> size,
          entry.getCrc());
    } catch (RuntimeException e) { // the library is not sure of itself on damaged archives
      throw new IOException(e);
    }
  }
}
