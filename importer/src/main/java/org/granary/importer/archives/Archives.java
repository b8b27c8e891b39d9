package org.granary.importer.archives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;

/** Finds the files in archives, those in archives in them included, in the order of their names. */
public final class Archives {
  /** How many bytes {@link #isGzip} looks at. */
  public static final int HEAD = 2;

  private final Predicate<String> wanted;
  private final Bounds bounds;
  private final OpenZips open = new OpenZips();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final Remarks remarks = new Remarks();

  /** What is wanted of an archive, by the names of files; of {@code a.ogn.gz}: {@code a.ogn}. */
  public Archives(Predicate<String> wanted) {
    this(wanted, Bounds.USUAL);
  }

  Archives(Predicate<String> wanted, Bounds bounds) {
    this.wanted = wanted;
    this.bounds = bounds;
  }

  /** Whether a file's name is that of an archive. */
  public static boolean isArchive(String name) {
    EntryName entry = new EntryName(name, name);
    return entry.isZip() || entry.isGzip();
  }

  /**
   * The wanted files in an archive on disk.
   *
   * @throws IOException if the file is not there or may not be read
   */
  public List<PackedFile> find(Path archive) throws IOException {
    return find(archive.toString(), archive.getFileName().toString(), Content.of(archive));
  }

  /** Whether the first bytes of a stream are those of gzip. */
  public static boolean isGzip(byte[] head) {
    return head.length >= HEAD && (head[0] & 0xff) == 0x1f && (head[1] & 0xff) == 0x8b;
  }

  /** How many bytes the list of a zip archive's entries takes; 0 if it has none. */
  public static long listSize(SeekableByteChannel archive) throws IOException {
    return ZipDirectory.size(archive);
  }

  /** What is packed in a stream, which can be opened once. */
  public static PackedFile gzip(String name, InputStream stream) {
    Unpacking.Opener opener = () -> Gzip.unpack(stream);
    return new PackedFile(
        new EntryName(name, name), new Allowance(Bounds.USUAL), opener, Optional.empty());
  }

  private List<PackedFile> find(String name, String file, Content content) throws IOException {
    Search search = new Search(new Allowance(bounds));
    EntryName entry = new EntryName(name, file);
    if (entry.isGzip()) {
      search.gzip(entry, content, Optional.empty(), 0);
    } else {
      search.zip(entry, content, 0);
    }
    diagnostics.addAll(remarks.take(name));
    return search.found;
  }

  /** What was wrong with the archives themselves and with the names in them. */
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** One archive on disk and all that lies in it. */
  private final class Search {
    private final Allowance allowance;
    private final List<PackedFile> found = new ArrayList<>();

    Search(Allowance allowance) {
      this.allowance = allowance;
    }

    void gzip(EntryName name, Content content, Optional<PackedFile> within, int depth)
        throws IOException {
      EntryName inner = name.unpacked();
      PackedFile file =
          new PackedFile(
              inner, allowance, () -> Gzip.unpack(content.open()), within.stream().findFirst());
      look(inner, file, depth + 1);
    }

    /** Looks into a file in an archive, or takes it. */
    private void look(EntryName name, PackedFile file, int depth) throws IOException {
      boolean archive = isArchive(name.path());
      if (archive && depth >= bounds.depth()) {
        String message =
            "an archive in " + depth + " others: more than " + bounds.depth() + " are not opened";
        remarks.tell(DiagnosticCode.ARCHIVE_LIMIT, name.label(), message);
      } else if (name.isGzip()) {
        gzip(name, Content.of(file, bounds.inner()), Optional.of(file), depth);
      } else if (name.isZip()) {
        zip(name, Content.of(file, bounds.inner()), depth);
        file.diagnostics().forEach(d -> remarks.tell(d.code(), d.span().source(), d.message()));
      } else if (wanted.test(name.file())) {
        found.add(file);
      }
    }

    void zip(EntryName name, Content content, int depth) throws IOException {
      EntryNames names = new EntryNames(name.label(), remarks);
      List<Named> entries = new ArrayList<>();
      for (ZipItem item : items(name, content, depth)) {
        if (!allowance.takeEntry()) {
          String message = "more than " + bounds.entries() + " entries: the rest is left out";
          remarks.tell(DiagnosticCode.ARCHIVE_LIMIT, name.label(), message);
          break;
        }
        if (!item.folder()) {
          entries.add(new Named(names.name(item.rawName()), item));
        }
      }
      entries.sort(Comparator.comparing(entry -> entry.name().path()));
      for (Named entry : entries) {
        entry(entry.name(), entry.item(), depth);
      }
    }

    private void entry(EntryName name, ZipItem item, int depth) throws IOException {
      boolean matters = isArchive(name.path()) || wanted.test(name.file());
      if (!matters || name.isLitter()) {
        return;
      }
      if (item.unreadable().isPresent()) {
        String why = item.unreadable().get();
        remarks.tell(DiagnosticCode.UNREADABLE_ENTRY, name.label(), why);
        return;
      }
      PackedFile file = new PackedFile(name, allowance, item.opener(), Optional.empty());
      look(name, file, depth + 1);
    }

    private List<ZipItem> items(EntryName name, Content content, int depth) throws IOException {
      try {
        return new ZipListing(content, open, depth, allowance)
            .items((code, message) -> remarks.tell(code, name.label(), message));
      } catch (FileSystemException e) {
        throw e;
      } catch (IOException e) {
        remarks.tell(DiagnosticCode.BROKEN_ARCHIVE, name.label(), Damage.words(e));
        return List.of();
      }
    }
  }

  private record Named(EntryName name, ZipItem item) {}
}
