package org.granary.importer.archives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;

/** A file in an archive. It may be opened again and again, by one reader at a time. */
public final class PackedFile {
  private final String name;
  private final String path;
  private final Allowance allowance;
  private final Unpacking.Opener opener;
  private final Optional<PackedFile> within;
  private volatile Optional<Diagnostic> trouble = Optional.empty();

  /** What its longest reading took beyond the usual ratio. */
  private long excess;

  PackedFile(
      EntryName name, Allowance allowance, Unpacking.Opener opener, Optional<PackedFile> within) {
    this.name = name.label();
    this.path = name.path();
    this.allowance = allowance;
    this.opener = opener;
    this.within = within;
  }

  /** The archive and the file in it, as messages name it: {@code games.zip!/1998/final.ogn}. */
  public String name() {
    return name;
  }

  /** Its name as if it lay in no archive: {@code 1998/final.ogn}; it always has harmless parts. */
  public String path() {
    return path;
  }

  /**
   * Its bytes. What cannot be unpacked ends the stream, which never fails; see {@link
   * #diagnostics}.
   *
   * @throws FileSystemException if the archive is not there any more or may not be read
   */
  public InputStream open() throws IOException {
    trouble = Optional.empty();
    try {
      return new UnpackedStream(opener.open());
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      tell(DiagnosticCode.BROKEN_ARCHIVE, Damage.words(e));
      return InputStream.nullInputStream();
    }
  }

  /** What went wrong when it was last read; complete when that was read to its end. */
  public List<Diagnostic> diagnostics() {
    List<Diagnostic> all = new ArrayList<>();
    within.ifPresent(outer -> all.addAll(outer.diagnostics()));
    trouble.ifPresent(all::add);
    return all;
  }

  private void tell(DiagnosticCode code, String message) {
    trouble = Optional.of(Remarks.at(name, code, message));
  }

  /** Whether so much may be unpacked from so few bytes. */
  private boolean allows(long unpacked, long packed) {
    long more = unpacked - allowance.bounds().ratio() * packed - excess;
    if (more <= 0) {
      return true;
    }
    excess += more;
    return allowance.takeExcess(more);
  }

  /** Ends where the file, its archive or our patience ends. */
  private final class UnpackedStream extends InputStream {
    private final Unpacking unpacking;
    private final CRC32 checksum = new CRC32();
    private long unpacked;
    private boolean ended;

    UnpackedStream(Unpacking unpacking) {
      this.unpacking = unpacking;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      int count = ended ? -1 : unpack(bytes, offset, length);
      if (count >= 0) {
        checksum.update(bytes, offset, count);
        unpacked += count;
        checkBounds();
      }
      return count;
    }

    private int unpack(byte[] bytes, int offset, int length) {
      try {
        int count = unpacking.in().read(bytes, offset, length);
        if (count < 0) {
          end();
        }
        return count;
      } catch (IOException e) {
        stop(DiagnosticCode.BROKEN_ARCHIVE, Damage.words(e));
      } catch (RuntimeException e) { // the library is not sure of itself on damaged archives
        stop(DiagnosticCode.BROKEN_ARCHIVE, Damage.words(new IOException(e)));
      }
      return -1;
    }

    private void end() {
      ended = true;
      long expected = unpacking.checksum();
      if (expected != Unpacking.UNKNOWN && expected != checksum.getValue()) {
        tell(DiagnosticCode.BROKEN_ARCHIVE, Damage.CHECKSUM);
      }
    }

    private void checkBounds() {
      Bounds bounds = allowance.bounds();
      if (unpacked > bounds.file()) {
        stop(
            DiagnosticCode.ARCHIVE_LIMIT,
            "it unpacks to more than " + Remarks.size(bounds.file()) + ": the rest is left out");
      } else if (!allows(unpacked, unpacking.packed().getAsLong())) {
        stop(
            DiagnosticCode.ARCHIVE_LIMIT,
            "it unpacks to more than "
                + bounds.ratio()
                + " times its size, and the archive has used up the "
                + Remarks.size(bounds.free())
                + " beyond that: the rest is left out");
      }
    }

    private void stop(DiagnosticCode code, String message) {
      ended = true;
      tell(code, message);
    }

    @Override
    public void close() throws IOException {
      ended = true;
      unpacking.in().close();
    }
  }
}
