package org.granary.importer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Span;
import org.granary.importer.archives.Archives;
import org.granary.importer.archives.PackedFile;

/**
 * What an import reads: files, the game files of folders and of the folders in them in the order of
 * their paths, what lies in archives among them, and the standard input, which is called {@code -}.
 */
public final class Sources {
  private final List<Source> found = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  private Sources() {}

  /**
   * Looks for what a user named.
   *
   * @param stdin what {@code -} stands for; never closed
   */
  public static Sources find(List<String> names, InputStream stdin) {
    Sources sources = new Sources();
    for (String name : names) {
      if (name.equals("-")) {
        sources.found.add(Source.stream("<stdin>", stdin));
      } else {
        sources.add(name);
      }
    }
    return sources;
  }

  /** One source. */
  static Sources of(Source source) {
    Sources sources = new Sources();
    sources.found.add(source);
    return sources;
  }

  /** How many files and streams there are to read. */
  public int count() {
    return found.size();
  }

  /** What was wrong with the names: no such file, no game files in a folder and the like. */
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** Whether a file is one of those to read, by whatever name or link. */
  public boolean reads(Path file) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    for (Source source : found) {
      if (source.path().isPresent() && Files.isSameFile(source.path().get(), file)) {
        return true;
      }
    }
    return false;
  }

  List<Source> list() {
    return List.copyOf(found);
  }

  private void add(String name) {
    Optional<Path> path = path(name);
    if (path.isEmpty() || !Files.exists(path.get())) {
      tell(DiagnosticCode.NO_SUCH_FILE, name, "there is no such file or folder");
    } else if (Files.isDirectory(path.get())) {
      addFolder(path.get());
    } else {
      addFile(path.get());
    }
  }

  /** A name as a path; an empty one, as an unset variable gives it, is not the present folder. */
  private static Optional<Path> path(String name) {
    try {
      return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private void addFile(Path file) {
    String name = String.valueOf(file.getFileName());
    if (GameFiles.isArchive(name)) {
      addArchive(file, true);
    } else if (GameFiles.isPlain(name)) {
      found.add(Source.file(file));
    } else {
      tell(
          DiagnosticCode.UNKNOWN_EXTENSION,
          file.toString(),
          "not a kind of file that is read here: "
              + GameFiles.ENDINGS
              + "; rename it, or give it on the standard input (-)");
    }
  }

  /** Adds what is in an archive; one that was not named itself need not hold games. */
  private void addArchive(Path file, boolean named) {
    Archives archives =
        new Archives(name -> GameFiles.isPlain(name) || named && !name.contains("."));
    int before = found.size();
    try {
      for (PackedFile packed : archives.find(file)) {
        found.add(Source.packed(packed, file));
      }
    } catch (IOException e) {
      unreadable(file, e);
    }
    diagnostics.addAll(archives.diagnostics());
    if (named && found.size() == before && archives.diagnostics().isEmpty()) {
      tell(
          DiagnosticCode.NO_GAME_FILES,
          file.toString(),
          "no file in this archive has a name ending in .ogn, .pgn, .txt, .csv, .tsv or .xlsx");
    }
  }

  private void addFolder(Path folder) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new Collector(files));
    } catch (IOException e) {
      unreadable(folder, e);
    }
    if (files.isEmpty()) {
      tell(
          DiagnosticCode.NO_GAME_FILES,
          folder.toString(),
          "no file in this folder has a name ending in " + GameFiles.ENDINGS);
    }
    files.sort(null);
    for (Path file : files) {
      if (GameFiles.isArchive(file.toString())) {
        addArchive(file, false);
      } else {
        addFile(file);
      }
    }
  }

  private void unreadable(Path path, IOException e) {
    tell(DiagnosticCode.UNREADABLE_FILE, path.toString(), FileTrouble.words(e));
  }

  private void tell(DiagnosticCode code, String name, String message) {
    diagnostics.add(Diagnostic.of(code, new Span(name, 1, 1, 0), message));
  }

  /**
   * Collects the game files of a folder; what cannot be looked into is told and passed over. Links
   * are followed, but not back to a folder that they lie in. Pipes and devices, which may never
   * end, are no game files.
   */
  private final class Collector extends SimpleFileVisitor<Path> {
    private final List<Path> files;

    Collector(List<Path> files) {
      this.files = files;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      boolean games = GameFiles.mayHoldGames(String.valueOf(file.getFileName()));
      if (games && !attributes.isOther()) {
        files.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      if (!(e instanceof FileSystemLoopException)) {
        unreadable(file, e);
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
