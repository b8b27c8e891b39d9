package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An import that is told to end commits what it has. */
class InterruptionTest {
  private static final String BROKEN = "[Event \"broken\"]\n\n1. A A\n\n";
  private static final int GAMES = 2000;

  @TempDir private Path folder;

  @Test
  @Timeout(120)
  void commitsAndSaysHowToGoOn() throws IOException, InterruptedException {
    Path db = folder.resolve("games.granary");
    Subprocess run =
        Subprocess.start(folder, "", List.of(), List.of("import", "-", "--db", db.toString()));
    try (OutputStream stdin = run.process().getOutputStream()) {
      feed(stdin);
      while (!run.errSoFar().contains("illegal-move") && run.process().isAlive()) {
        feed(stdin);
      }
      isTurnedAway(Run.of("import", Repository.sample("games"), "--db", db));
      run.process().toHandle().destroy();
      Run ended = run.finish();

      assertTrue(List.of(130, 143).contains(ended.code()), ended.err());
      assertTrue(ended.err().contains("interrupted; the same command goes on"), ended.err());
    }
    Run count = Run.of("search", "--db", db, "--count");
    assertEquals(0, count.code(), count.err());
    assertTrue(Long.parseLong(count.out().strip()) > 0, count.out());
  }

  /** What {@code script} shows is what a terminal would be sent. */
  @Test
  @Timeout(120)
  void controlCOnATerminalLeavesACleanLine() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no /usr/bin/script");
    Path db = folder.resolve("games.granary");
    Path records = folder.resolve("many.ogn");
    writeMany(records);
    Process process =
        Subprocess.onTerminal(List.of("import", records.toString(), "--db", db.toString()));

    String shown = pressControlCOnceGamesAreCounted(process);

    assertEquals(130, process.waitFor(), shown);
    String last = shown.substring(shown.lastIndexOf("\u001b[K") + 3);
    assertTrue(shown.contains("\r\u001b[Kimport: "), shown);
    assertTrue(last.contains("interrupted; the same command goes on from here"), shown);
    assertTrue(last.endsWith("\r\n"), "the prompt begins on a line of its own: " + shown);
    assertFalse(shown.contains("\tat "), shown);
    Run check = Run.of("db", "check", "--every", 100, "--db", db);
    assertEquals(0, check.code(), check.out() + check.err());
  }

  /** More hits than a pipe holds are shown as they come: it waits until they are read. */
  @Test
  @Timeout(120)
  void aSearchShowsWhatItHasAndEndsWhenToldTo() throws IOException, InterruptedException {
    Path records = folder.resolve("many.ogn");
    try (OutputStream out = Files.newOutputStream(records)) {
      feed(out);
    }
    Path db = folder.resolve("games.granary");
    assertTrue(Run.of("import", records, "--db", db, "--quiet").code() <= 1);
    List<String> search =
        List.of("search", "--db", db.toString(), "--format", "json", "reaches { ply = 1 }");

    Subprocess run = Subprocess.start(folder, "", List.of(), search);
    byte[] begun = run.process().getInputStream().readNBytes(5);
    run.process().toHandle().destroy();
    Run ended = run.finish();

    assertEquals("{\"id\"", new String(begun, StandardCharsets.UTF_8), ended.err());
    assertTrue(List.of(130, 143).contains(ended.code()), ended.code() + ended.err());
    assertEquals("", ended.err());
    assertTrue(ended.out().lines().count() < GAMES, "it did not go on to the end");
  }

  @Test
  @Timeout(120)
  void aSearchEndsQuietlyWhenNobodyReadsOn() throws IOException, InterruptedException {
    Path db = folder.resolve("games.granary");
    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
    List<String> search =
        List.of("search", "--db", db.toString(), "--format", "csv", "reaches { ply = 1 }");

    Subprocess run = Subprocess.start(folder, "", List.of(), search);
    run.process().getInputStream().close();
    int code = run.process().waitFor();

    assertEquals("", run.errSoFar());
    assertEquals(0, code);
  }

  private static void writeMany(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      for (int i = 0; i < 50; i++) {
        feed(out, i + ".");
      }
    }
  }

  private static String pressControlCOnceGamesAreCounted(Process process) throws IOException {
    StringBuilder shown = new StringBuilder();
    InputStream terminal = new BufferedInputStream(process.getInputStream());
    String counted = " plies";
    boolean pressed = false;
    for (int c = terminal.read(); c >= 0; c = terminal.read()) {
      shown.append((char) c);
      // Only the end is looked at: slow reading would hold up the import, and then miss it.
      if (!pressed && shown.indexOf(counted, shown.length() - counted.length()) >= 0) {
        pressed = true;
        process.getOutputStream().write(3);
        process.getOutputStream().flush();
      }
    }
    return shown.toString();
  }

  private static void isTurnedAway(Run second) {
    assertEquals(3, second.code(), second.err());
    assertTrue(second.err().contains("is writing to this collection"), second.err());
    assertEquals(1, second.err().lines().count(), second.err());
  }

  /** Enough to be handed on by every buffer in between. */
  private static void feed(OutputStream stdin) throws IOException {
    feed(stdin, "");
  }

  private static void feed(OutputStream stdin, String mark) throws IOException {
    StringBuilder games = new StringBuilder(BROKEN);
    for (int i = 0; i < GAMES; i++) {
      games.append("[South \"player ").append(mark).append(i).append("\"]\n\n1. A a 2. B b\n\n");
    }
    stdin.write(games.toString().getBytes(StandardCharsets.UTF_8));
    stdin.flush();
  }
}
