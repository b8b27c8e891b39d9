package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriterLockTest {
  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void nameACollection() {
    collection = new TestCollection(folder);
  }

  private static void assertRefused(
      String holder, org.junit.jupiter.api.function.Executable writer) {
    StoreException refused = assertThrows(StoreException.class, writer);
    assertEquals(Kind.LOCKED, refused.kind());
    assertTrue(
        refused.getMessage().contains("write.lock: " + holder + " is writing to this collection"),
        refused.getMessage());
    assertTrue(
        refused.getMessage().endsWith("Wait until it is done, or end it, and try again"),
        refused.getMessage());
  }

  @Test
  void refusesASecondWriterInOneProcess() {
    try (CollectionWriter first = collection.write()) {
      assertRefused("this process", collection::write);
      assertRefused("this process", collection::write);
      assertEquals(0, first.generation());
    }
    collection.write().close();
  }

  /** A lock is on a folder, whatever it is called. */
  @Test
  void refusesASecondWriterUnderAnotherName() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.granary"), collection.path());
    Path detour = collection.path().resolve("../test.granary");
    try (CollectionWriter first = collection.write()) {
      assertRefused("this process", () -> CollectionWriter.open(link, notice -> {}));
      assertRefused("this process", () -> CollectionWriter.open(detour, notice -> {}));
      assertEquals(collection.path(), first.folder());
    }
    CollectionWriter.open(link, notice -> {}).close();
  }

  @Test
  void doesNotBlockOtherCollections() {
    TestCollection other = new TestCollection(folder.resolve("other"));
    try (CollectionWriter first = collection.write();
        CollectionWriter second = other.write()) {
      assertEquals(first.generation(), second.generation());
    }
  }

  /** The file means nothing by itself: its process may be long dead. */
  @Test
  void takesNoNoticeOfALockFileThatIsLeft() throws IOException {
    collection.add(1, 2);
    Files.writeString(collection.path().resolve("write.lock"), "process 1 and a longer word");

    collection.add(3, 4);

    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices());
  }

  @Test
  void letsGoWhenOpeningFails() throws IOException {
    Files.createDirectories(collection.path());
    Files.writeString(collection.database(), "This is no database. ".repeat(500));
    assertThrows(StoreException.class, collection::write);
    Files.delete(collection.database());

    collection.write().close();
  }

  /** Readers read on, a second writer is told who writes, and the end of a process frees it. */
  @Test
  void isHeldAcrossProcessesAndEndsWithTheProcess() throws Exception {
    collection.add(1, 5);
    Process child = child();
    try (BufferedReader lines = child.inputReader(StandardCharsets.UTF_8)) {
      assertEquals("writing", lines.readLine());

      assertRefused("process " + child.pid(), collection::write);
      try (GameCollection read = collection.read()) {
        assertEquals(5, read.gameCount());
        assertEquals(List.of(), read.check(1).problems());
      }
    } finally {
      child.destroyForcibly().waitFor();
    }

    collection.add(6, 6);
    assertEquals(List.of(), collection.problems());
    try (GameCollection read = collection.read()) {
      assertEquals(6, read.gameCount(), "what the killed one had not committed never was");
    }
  }

  private Process child() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx128m",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName(),
            collection.path().toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Adds a game to a collection and waits to be killed. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) throws IOException {
      try (CollectionWriter writer = CollectionWriter.open(Path.of(args[0]), notice -> {})) {
        long file = writer.beginFile("child.ogn", Optional.empty(), "abapa");
        writer.add(TestGames.game(99), file);
        System.out.println("writing");
        System.out.println(System.in.read());
      }
    }
  }
}
