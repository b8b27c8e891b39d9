package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad files: one clear message, the right exit code, no stack trace, nothing half-written. */
class BadInputTest {
  @TempDir private Path folder;

  /** Runs a command that reads a file: {@code validate}, {@code import} or {@code export}. */
  private Run read(String command, Object file) throws IOException {
    Run run =
        switch (command) {
          case "import" -> Run.of("import", file, "--db", folder.resolve("new.granary"));
          case "export" -> Run.of("export", file, "--to", folder.resolve("out.pdf"));
          default -> Run.of(command, file);
        };
    assertFalse(run.err().contains("\tat "), run.err());
    assertFalse(run.err().contains("this is a bug"), run.err());
    return run;
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "import", "export", "show"})
  void anEmptyFile(String command) throws IOException {
    Path file = Files.createFile(folder.resolve("empty.ogn"));

    Run run = read(command, file);

    assertTrue(run.err().startsWith(file + ":1:1: warning[empty-file]: "), run.err());
    assertEquals(command.equals("export") ? 1 : 0, run.code());
    assertFalse(Files.exists(folder.resolve("out.pdf")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "import", "export", "show"})
  void aBinaryFile(String command) throws IOException {
    byte[] bytes = new byte[100_000];
    new Random(1).nextBytes(bytes);
    Path file = Files.write(folder.resolve("binary.ogn"), bytes);

    Run run = read(command, file);

    assertTrue(run.err().startsWith(file + ":1:1: error[binary-file]: "), run.err());
    assertEquals(1, run.code());
    assertFalse(Files.exists(folder.resolve("out.pdf")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate -", "import - --db long.granary", "export - --to long.csv"})
  void aSingleLineOf200MegabytesInLittleMemory(String command)
      throws IOException, InterruptedException {
    byte[] megabyte = new byte[1 << 20];
    Arrays.fill(megabyte, (byte) 'x');

    Run run =
        Subprocess.start(folder, "", List.of("-Xmx128m"), List.of(command.split(" ", -1)))
            .finish(
                stdin -> {
                  stdin.write("[Event \"long\"]\n\n1. ".getBytes(StandardCharsets.US_ASCII));
                  for (int i = 0; i < 200; i++) {
                    stdin.write(megabyte);
                  }
                });

    assertEquals(1, run.code(), run.err());
    assertTrue(run.err().contains("error[record-too-long]: "), run.err());
    assertTrue(run.err().lines().count() < 10, run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "import", "export"})
  void aFolderWithoutGames(String command) throws IOException {
    Path empty = Files.createDirectory(folder.resolve("nothing"));
    Files.writeString(empty.resolve("notes.docx"), "not a game");

    Run run = read(command, empty);

    assertTrue(run.err().startsWith(empty + ":1:1: error[no-game-files]: "), run.err());
    assertEquals(3, run.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "import", "export", "show"})
  void aFileThatIsNotThere(String command) throws IOException {
    Path file = folder.resolve("none.ogn");

    Run run = read(command, file);

    assertTrue(run.err().startsWith(file + ":1:1: error[no-such-file]: "), run.err());
    assertEquals(3, run.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "import", "export", "show"})
  void aFileThatMayNotBeRead(String command) throws IOException {
    Path file = Files.writeString(folder.resolve("secret.ogn"), "1. A a");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(file), "this user may read every file");

    Run run = read(command, file);

    assertTrue(run.err().startsWith(file + ":1:1: error[unreadable-file]: "), run.err());
    assertEquals(3, run.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "import", "export", "show"})
  void anUnknownExtension(String command) throws IOException {
    Path file = Files.writeString(folder.resolve("games.docx"), "1. A a");

    Run run = read(command, file);

    assertTrue(run.err().startsWith(file + ":1:1: error[unknown-extension]: "), run.err());
    assertEquals(3, run.code());
  }

  @Test
  void aFileThatChangesWhileItIsRead() throws IOException {
    Path file = Files.writeString(folder.resolve("alive.ogn"), "[Event \"x\"]\n\n1. A A\n");
    StringWriter err = new StringWriter();
    PrintWriter changing =
        new PrintWriter(err) {
          @Override
          public void println(String line) {
            super.println(line);
            addTo(file, "\n[Event \"y\"]\n\n1. B b\n");
          }
        };

    int code =
        Main.run(
            new String[] {"validate", file.toString()},
            new PrintWriter(new StringWriter()),
            changing,
            InputStream.nullInputStream());

    assertTrue(err.toString().contains(": error[illegal-move]: "), err.toString());
    assertTrue(err.toString().contains(file + ":1:1: error[changed-while-read]: "), err.toString());
    assertEquals(3, code);
  }

  /** The file is longer than what is read ahead, so the first complaint comes before its end. */
  @Test
  void aFileThatChangesWhileItIsImported() throws IOException {
    StringBuilder games = new StringBuilder("[South \"first\"]\n\n1. A A\n");
    for (int i = 0; i < 10_000; i++) {
      games.append("\n[South \"").append(i).append("\"]\n\n1. A a { ");
      games.append("word ".repeat(200)).append("}\n");
    }
    Path file = Files.writeString(folder.resolve("alive.ogn"), games);
    Path db = folder.resolve("alive.granary");
    StringWriter err = new StringWriter();
    PrintWriter changing =
        new PrintWriter(err) {
          private boolean changed;

          @Override
          public void println(String line) {
            super.println(line);
            if (!changed) {
              changed = true;
              addTo(file, "\n[South \"late\"]\n\n1. B b\n");
            }
          }
        };

    int code =
        Main.run(
            new String[] {"import", file.toString(), "--db", db.toString(), "--quiet"},
            new PrintWriter(new StringWriter()),
            changing,
            InputStream.nullInputStream());
    Run check = Run.of("db", "check", "--every", 1000, "--db", db);

    assertTrue(err.toString().contains(": error[illegal-move]: "), err.toString());
    assertTrue(err.toString().contains(file + ":1:1: error[changed-while-read]: "), err.toString());
    assertEquals(3, code);
    assertEquals(0, check.code(), check.err());
  }

  private static void addTo(Path file, String text) {
    Unchecked.run(() -> Files.writeString(file, text, StandardOpenOption.APPEND));
  }

  @Test
  void oneLetterThatIsWrong() throws IOException {
    String text = Files.readString(Repository.sample("games/oware-51.ogn"));
    int offset = text.indexOf("2. F b") + "2. ".length(); // 1. D d left D empty
    Path file = folder.resolve("oware-51.ogn");
    Files.writeString(file, text.substring(0, offset) + "D" + text.substring(offset + 1));
    long line = text.substring(0, offset).lines().count();
    int column = offset - text.lastIndexOf('\n', offset);

    Run run = Run.of("validate", file);

    String place = "%s:%d:%d: error[illegal-move]: ".formatted(file, line, column);
    assertTrue(run.err().startsWith(place), place + " in " + run.err());
    assertTrue(run.err().contains("\n    legal: "), run.err());
    assertTrue(run.err().contains(" store "), run.err());
    assertEquals(1, run.code());
  }

  @Test
  void anEndingThatNamesNoFormat() {
    Path file = folder.resolve("out.doc");

    Run run = Run.of("export", Repository.sample("games"), "--to", file);

    assertEquals(2, run.code());
    assertTrue(
        run.err().startsWith("granary: --to " + file + ": the ending is one of .ogn .csv"),
        run.err());
  }

  @Test
  void noRoomForAnExport() throws IOException, InterruptedException {
    List<String> args = List.of("export", Repository.sample("games").toString(), "--to", "out.pdf");

    Run run = Subprocess.start(folder, "ulimit -f 20;", List.of(), args).finish();

    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().startsWith("granary: "), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(folder.resolve("stderr.txt")), files.toList());
    }
  }

  @Test
  void noRoomForTheOutput() throws IOException, InterruptedException {
    Run run =
        Subprocess.start(folder, "exec >/dev/full;", List.of(), List.of("perft", "3")).finish();

    assertEquals(new Run(3, "", "granary: standard output: No space left on device\n"), run);
  }

  @Test
  void aReaderThatStopsReading() throws IOException, InterruptedException {
    Run run =
        Subprocess.start(folder, "exec > >(head -n 1);", List.of(), List.of("perft", "--help"))
            .finish();

    assertEquals("", run.err());
    assertEquals(0, run.code());
  }
}
