package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A window on a stream that shows it line by line and keeps everything since the last {@link
 * #release}. Lines end with LF, CR or both.
 */
final class ByteLines {
  private static final int BLOCK = 1 << 16;

  private final InputStream in;
  private byte[] buffer = new byte[2 * BLOCK];
  private int kept;
  private int next;
  private int limit;
  private boolean streamEnded;
  private int lineStart;
  private int lineEnd;
  private int lineNumber;

  /** The lines of {@code head}, which was read from the stream before, and what follows it. */
  ByteLines(byte[] head, InputStream in) {
    this.in = in;
    buffer = Arrays.copyOf(head, Math.max(head.length, 2 * BLOCK));
    limit = head.length;
  }

  /**
   * Goes to the next line; false at the end of the stream. A line that would make more than {@code
   * maxKept} bytes to keep is shown in pieces.
   */
  boolean advance(int maxKept) throws IOException {
    int end = next;
    while (true) {
      end = lineEnd(buffer, end, limit);
      if (end < limit || end - kept > maxKept) {
        break;
      }
      int unread = end - next;
      boolean more = fill();
      end = next + unread;
      if (!more) {
        break;
      }
    }
    if (end == next && end == limit) {
      return false;
    }
    lineStart = next;
    lineEnd = end;
    next = end;
    skipLineEnd();
    return true;
  }

  /** The next LF or CR, or the limit; both are among the few bytes from 8 to 15. */
  private static int lineEnd(byte[] bytes, int from, int limit) {
    int end = from;
    while (end < limit && ((bytes[end] | 7) != 15 || bytes[end] != '\n' && bytes[end] != '\r')) {
      end++;
    }
    return end;
  }

  private void skipLineEnd() throws IOException {
    if (next == limit) {
      return;
    }
    lineNumber++;
    boolean carriageReturn = buffer[next] == '\r';
    next++;
    if (carriageReturn && (next < limit || fill()) && buffer[next] == '\n') {
      next++;
    }
  }

  /** Reads more; false at the end. May move everything that is kept to the front. */
  private boolean fill() throws IOException {
    if (streamEnded) {
      return false;
    }
    if (limit + BLOCK > buffer.length) {
      moveToFront();
    }
    int count = in.read(buffer, limit, buffer.length - limit);
    streamEnded = count < 0;
    limit += Math.max(count, 0);
    return !streamEnded;
  }

  private void moveToFront() {
    byte[] target = 2 * (limit - kept) > buffer.length ? new byte[2 * buffer.length] : buffer;
    System.arraycopy(buffer, kept, target, 0, limit - kept);
    buffer = target;
    next -= kept;
    limit -= kept;
    lineStart -= kept;
    lineEnd -= kept;
    kept = 0;
  }

  /** Forgets everything before the present line. */
  void release() {
    kept = lineStart;
  }

  /** Forgets everything, the present line included. */
  void releaseAll() {
    kept = next;
  }

  /** Goes back to before a line that is still kept. */
  void rewind(int keptOffset, int line) {
    next = kept + keptOffset;
    lineStart = next;
    lineEnd = next;
    lineNumber = line - 1;
  }

  /** The bytes behind all indices here; good until the next {@link #advance}. */
  byte[] buffer() {
    return buffer;
  }

  /** Whether the present line is shown up to its line end, which the last one need not have. */
  boolean isWhole() {
    return next > lineEnd;
  }

  /** Where the present line begins. */
  int start() {
    return lineStart;
  }

  /** Where the present line ends, its line end not counted. */
  int end() {
    return lineEnd;
  }

  /** Where the present line begins, counted from the first byte kept. */
  int keptOffset() {
    return lineStart - kept;
  }

  /** Bytes kept, up to the end of the present line. */
  int keptLength() {
    return lineEnd - kept;
  }

  /** The 1-based number of the present line. */
  int number() {
    boolean ended = next > lineEnd;
    return ended ? lineNumber : lineNumber + 1;
  }

  /** A copy of the first bytes that are kept. */
  byte[] copy(int length) {
    return Arrays.copyOfRange(buffer, kept, kept + length);
  }
}
