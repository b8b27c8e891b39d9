package org.granary.importer.archives;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A zip archive that has lost its list of entries, usually because a download broke off: read from
 * its beginning, entry after entry, as far as that goes.
 */
final class TornZip {
  private static final int HEADER = 0x04034b50;
  private static final int HEADER_SIZE = 30;
  private static final int BUFFER = 64 << 10;

  private final Content content;
  private final Allowance allowance;

  TornZip(Content content, Allowance allowance) {
    this.content = content;
    this.allowance = allowance;
  }

  /** What can be found in it; nothing if it is no zip archive. */
  List<ZipItem> items() throws IOException {
    List<ZipItem> items = new ArrayList<>();
    try (SeekableByteChannel channel = content.channel();
        ZipArchiveInputStream in = stream(channel, 0)) {
      ZipArchiveEntry entry = next(in);
      while (entry != null && items.size() <= allowance.bounds().entries()) {
        long start = headerStart(channel, entry);
        boolean readable = in.canReadEntryData(entry);
        items.add(ZipItem.of(entry, readable, () -> unpack(start)));
        entry = readable && passOver(in) ? next(in) : null;
      }
    }
    return items;
  }

  private static ZipArchiveInputStream stream(SeekableByteChannel channel, long from)
      throws IOException {
    channel.position(from);
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel), BUFFER);
    return new ZipArchiveInputStream(in, "UTF-8", false);
  }

  /** The next entry, or null where nothing more can be found. */
  private static @Nullable ZipArchiveEntry next(ZipArchiveInputStream in) {
    try {
      return in.getNextEntry();
    } catch (IOException | RuntimeException e) { // the torn end, or damage before it
      return null;
    }
  }

  /** Reads to the end of an entry; false if that cannot be, or only at too great an expense. */
  private boolean passOver(ZipArchiveInputStream in) {
    Bounds bounds = allowance.bounds();
    byte[] buffer = new byte[BUFFER];
    try {
      while (in.read(buffer) >= 0) {
        if (in.getUncompressedCount() > bounds.free() + bounds.ratio() * in.getCompressedCount()) {
          return false;
        }
      }
      return true;
    } catch (IOException | RuntimeException e) { // the torn end, or damage before it
      return false;
    }
  }

  /** Where an entry's header begins, which is told only of the bytes that follow it. */
  private static long headerStart(SeekableByteChannel channel, ZipArchiveEntry entry)
      throws IOException {
    long before = channel.position();
    long end = entry.getDataOffset();
    int length = (int) Math.min(end, HEADER_SIZE + 2 * 0xffff);
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    channel.position(end - length);
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
    channel.position(before);
    for (int at = length - HEADER_SIZE; at >= 0; at--) {
      int rest = (bytes.getShort(at + 26) & 0xffff) + (bytes.getShort(at + 28) & 0xffff);
      if (bytes.getInt(at) == HEADER && at + HEADER_SIZE + rest == length) {
        return end - length + at;
      }
    }
    throw new IOException("no header before an entry");
  }

  private Unpacking unpack(long start) throws IOException {
    SeekableByteChannel channel = content.channel();
    try {
      ZipArchiveInputStream in = stream(channel, start);
      in.getNextEntry();
      return new Unpacking(in, in::getCompressedCount, Unpacking.UNKNOWN);
    } catch (RuntimeException e) { // the library is not sure of itself on damaged archives
      channel.close();
      throw new IOException(e);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }
}
