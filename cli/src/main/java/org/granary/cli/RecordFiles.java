package org.granary.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;

/** Reads the records of files that need no collection, one after the other. */
final class RecordFiles {
  /** What standard input is called on the command line. */
  static final String STDIN = "-";

  private final Console console;
  private final GameReader reader;
  private final GameChecker checker;
  private int code = ExitCode.DONE;

  RecordFiles(Console console, RulesOption rules) {
    this.console = console;
    this.reader = new GameReader(rules.ruleSet().layout());
    this.checker = new GameChecker(rules.ruleSet(), rules.catalog());
  }

  /**
   * Reads files, folders and standard input. A file that cannot be read is complained of, and the
   * next one follows.
   *
   * @param games takes every game
   * @param remarks takes what is to be said of a source as a whole
   * @return {@link ExitCode#TROUBLE} if anything could not be read, else {@link ExitCode#DONE}
   */
  int read(List<String> names, Consumer<CheckedGame> games, Consumer<Diagnostic> remarks) {
    for (String name : names) {
      try {
        if (name.equals(STDIN)) {
          records("<stdin>", console.in(), games, remarks);
        } else if (Files.isDirectory(Path.of(name))) {
          folder(Path.of(name), games, remarks);
        } else {
          file(Path.of(name), games, remarks);
        }
      } catch (IOException e) {
        trouble(Failures.sentence(e));
      }
    }
    return code;
  }

  private void folder(Path folder, Consumer<CheckedGame> games, Consumer<Diagnostic> remarks)
      throws IOException {
    List<Path> files;
    try (Stream<Path> tree = Files.walk(folder)) {
      files = tree.filter(file -> file.toString().endsWith(".ogn")).sorted().toList();
    }
    if (files.isEmpty()) {
      trouble(folder + ": no file in this folder ends in .ogn");
    }
    for (Path file : files) {
      file(file, games, remarks);
    }
  }

  private void file(Path file, Consumer<CheckedGame> games, Consumer<Diagnostic> remarks)
      throws IOException {
    Stamp before = Stamp.of(file);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      records(file.toString(), in, games, remarks);
    }
    if (!Stamp.of(file).equals(before)) {
      trouble(file + ": changed while it was read; what was said of it may be wrong");
    }
  }

  private void records(
      String source, InputStream in, Consumer<CheckedGame> games, Consumer<Diagnostic> remarks)
      throws IOException {
    RecordReader records = new RecordReader(source, in);
    Optional<RawRecord> record = records.next();
    while (record.isPresent()) {
      games.accept(checker.check(reader.read(record.get())));
      record = records.next();
    }
    records.diagnostics().forEach(remarks);
  }

  private void trouble(String message) {
    console.complain(message);
    code = ExitCode.TROUBLE;
  }

  /** By what a change of a file is noticed. */
  private record Stamp(long size, long modified) {
    static Stamp of(Path file) throws IOException {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return new Stamp(attributes.size(), attributes.lastModifiedTime().toMillis());
    }
  }
}
