package org.granary.importer.archives;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** What gzip packed, in one part or several. */
final class Gzip {
  private static final int BUFFER = 64 << 10;

  private Gzip() {}

  static Unpacking unpack(InputStream in) throws IOException {
    Packed packed = new Packed(in);
    try {
      return new Unpacking(new Parts(packed), packed::count, Unpacking.UNKNOWN);
    } catch (IOException e) {
      packed.close();
      throw e;
    }
  }

  /** All parts; what follows them and is none is told, which the platform's class does not do. */
  private static final class Parts extends GZIPInputStream {
    private static final int TRAILER = 8;

    private final Packed packed;

    Parts(Packed packed) throws IOException {
      super(packed, BUFFER);
      this.packed = packed;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int count = super.read(bytes, offset, length);
      if (count < 0 && (inf.getRemaining() > TRAILER || packed.available() > 0)) {
        throw new ZipException("something else follows");
      }
      return count;
    }
  }

  /** The packed bytes, counted; something is available exactly if something follows. */
  private static final class Packed extends FilterInputStream {
    private final Counted counted;

    Packed(InputStream in) {
      this(new Counted(in));
    }

    private Packed(Counted counted) {
      super(new BufferedInputStream(counted, BUFFER));
      this.counted = counted;
    }

    long count() {
      return counted.count;
    }

    /** The platform's class asks this to find out whether a part is the last one. */
    @Override
    public int available() throws IOException {
      in.mark(1);
      int next = in.read();
      in.reset();
      return next < 0 ? 0 : 1;
    }
  }

  private static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream in) {
      super(in);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int n = super.read(bytes, offset, length);
      count += Math.max(n, 0);
      return n;
    }
  }
}
