package org.granary.grammar;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A source's lines as bytes, its byte order mark taken off.
 *
 * @param lines in UTF-8 if the charset is UTF-16, else as in the source; none of a binary source
 * @param charset UTF-16, if that is what the source is in; UTF-8 if it is to be found out
 * @param isBinary whether the source is no text
 */
record SourceLines(ByteLines lines, Charset charset, boolean isBinary) {
  private static final int HEAD = 1 << 13;

  /** Looks at the beginning of a source. */
  static SourceLines open(InputStream in) throws IOException {
    byte[] head = in.readNBytes(HEAD);
    int first = head.length > 0 ? head[0] & 0xff : 0;
    int second = head.length > 1 ? head[1] & 0xff : 0;
    boolean bigEndian = first == 0xfe && second == 0xff;
    if (bigEndian || first == 0xff && second == 0xfe) {
      return utf16(head, in, bigEndian);
    }
    boolean mark = first == 0xef && second == 0xbb && head.length > 2 && (head[2] & 0xff) == 0xbf;
    return Line.isBinary(head)
        ? new SourceLines(
            new ByteLines(new byte[0], InputStream.nullInputStream()), StandardCharsets.UTF_8, true)
        : new SourceLines(
            new ByteLines(mark ? Arrays.copyOfRange(head, 3, head.length) : head, in),
            StandardCharsets.UTF_8,
            false);
  }

  private static SourceLines utf16(byte[] head, InputStream in, boolean bigEndian) {
    InputStream rest = new ByteArrayInputStream(head, 2, head.length - 2);
    InputStream all = new SequenceInputStream(rest, new LeftOpen(in));
    InputStream units = new Utf16Stream(all, bigEndian);
    return new SourceLines(
        new ByteLines(new byte[0], units),
        bigEndian ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE,
        false);
  }

  /** A stream that whoever joins it with another cannot close: it is the caller's. */
  private static final class LeftOpen extends FilterInputStream {
    LeftOpen(InputStream in) {
      super(in);
    }

    @Override
    public void close() {
      // The caller closes it.
    }
  }
}
