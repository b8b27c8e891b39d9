package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An import that finds no room says so once, and the collection is as it was before. */
class DiskFullTest {
  private static final int GAMES = 1200;

  @TempDir private Path folder;
  private Path db;
  private Path more;

  @BeforeEach
  void importTheSamples() throws IOException {
    db = folder.resolve("games.granary");
    assertEquals(0, Run.of("import", Repository.sample("games"), "--db", db).code());
    StringBuilder games = new StringBuilder();
    for (int i = 0; i < GAMES; i++) {
      games.append("[Variant \"Oware\"]\n[Result \"*\"]\n");
      games
          .append("[Site \"")
          .append("a place ".repeat(900))
          .append("\"]\n[South \"player ")
          .append(i);
      games.append("\"]\n\n1. A a 2. B b 3. C c\n\n");
    }
    more = Files.writeString(folder.resolve("more.ogn"), games);
  }

  private Run importMore(String limit) throws IOException, InterruptedException {
    List<String> args = List.of("import", more.toString(), "--db", db.toString());
    return Subprocess.start(folder, limit, List.of(), args).finish();
  }

  private static List<String> complaints(Run run) {
    return run.err().lines().filter(line -> !line.startsWith("granary: import: ")).toList();
  }

  @Test
  void theBatchInHandIsLostAndNothingElse() throws IOException, InterruptedException {
    Run full = importMore("ulimit -f 4000;"); // KiB, for any one file; SQLite itself needs 2000

    assertEquals(3, full.code(), full.err());
    assertEquals("", full.out());
    List<String> complaints = complaints(full);
    assertEquals(1, complaints.size(), full.err());
    assertTrue(complaints.get(0).startsWith("granary: " + db), full.err());
    assertTrue(complaints.get(0).matches(".*(no room left|Check the disk).*"), full.err());
    assertEquals("16\n", Run.of("search", "--db", db, "--count").out());
    Run check = Run.of("db", "check", "--db", db);
    assertEquals("16 games, 16 replayed with 1606 plies: sound\n", check.out() + check.err());

    Run again = importMore("");

    assertEquals(0, again.code(), again.err());
    assertEquals((GAMES + 16) + "\n", Run.of("search", "--db", db, "--count").out());
    assertEquals(0, Run.of("db", "check", "--every", 100, "--db", db).code());
  }
}
