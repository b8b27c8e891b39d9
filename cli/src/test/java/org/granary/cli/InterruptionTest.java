package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
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

  private static void isTurnedAway(Run second) {
    assertEquals(3, second.code(), second.err());
    assertTrue(second.err().contains("is writing to this collection"), second.err());
    assertEquals(1, second.err().lines().count(), second.err());
  }

  /** Enough to be handed on by every buffer in between. */
  private static void feed(OutputStream stdin) throws IOException {
    StringBuilder games = new StringBuilder(BROKEN);
    for (int i = 0; i < GAMES; i++) {
      games.append("[South \"player ").append(i).append("\"]\n\n1. A a 2. B b\n\n");
    }
    stdin.write(games.toString().getBytes(StandardCharsets.UTF_8));
    stdin.flush();
  }
}
