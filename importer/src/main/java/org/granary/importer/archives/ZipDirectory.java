package org.granary.importer.archives;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;

/**
 * Finds how long the list of entries at the end of a zip archive is, before a library takes all of
 * it into memory. APPNOTE.TXT 4.3.14 to 4.3.16.
 */
final class ZipDirectory {
  private static final int END = 0x06054b50;
  private static final int END_64 = 0x06064b50;
  private static final int LOCATOR_64 = 0x07064b50;
  private static final int END_SIZE = 22;
  private static final int LOCATOR_SIZE = 20;
  private static final int LONGEST_COMMENT = 0xffff;
  private static final long IN_64 = 0xffffffffL;

  private ZipDirectory() {}

  /** How many bytes the list takes at most; 0 if the archive has none. */
  static long size(SeekableByteChannel channel) throws IOException {
    long end = channel.size();
    int length = (int) Math.min(end, END_SIZE + LOCATOR_SIZE + LONGEST_COMMENT);
    ByteBuffer tail = read(channel, end - length, length);
    for (int at = length - END_SIZE; at >= 0; at--) {
      if (tail.getInt(at) == END) {
        return Math.max(0, end - start(channel, tail, at));
      }
    }
    return 0;
  }

  private static long start(SeekableByteChannel channel, ByteBuffer tail, int at)
      throws IOException {
    long start = tail.getInt(at + 16) & IN_64;
    int locator = at - LOCATOR_SIZE;
    if (start == IN_64 && locator >= 0 && tail.getInt(locator) == LOCATOR_64) {
      long end64 = tail.getLong(locator + 8);
      if (end64 >= 0 && end64 <= channel.size() - 56) {
        ByteBuffer buffer = read(channel, end64, 56);
        return buffer.getInt(0) == END_64 ? Math.max(0, buffer.getLong(48)) : start;
      }
    }
    return start;
  }

  private static ByteBuffer read(SeekableByteChannel channel, long from, int length)
      throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    channel.position(from);
    while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
    return buffer;
  }
}
