package org.granary.exporter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
  @TempDir private Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void appearsOnlyWhenCommitted() throws IOException {
    Path target = folder.resolve("out.txt");

    try (SafeFile file = SafeFile.create(target)) {
      file.out().write("half".getBytes(StandardCharsets.UTF_8));
      assertTrue(Files.notExists(target));
      assertTrue(names().get(0).startsWith(".out.txt."), () -> "hidden until it is whole");
      file.commit();
    }

    assertEquals("half", Files.readString(target));
    assertEquals(List.of("out.txt"), names());
  }

  @Test
  void anUncommittedFileLeavesTheOldOneAndNoTrace() throws IOException {
    Path target = folder.resolve("out.txt");
    Files.writeString(target, "old");

    try (SafeFile file = SafeFile.create(target)) {
      file.out().write(1);
    }

    assertEquals("old", Files.readString(target));
    assertEquals(List.of("out.txt"), names());
  }

  @Test
  void aFailingBodyLeavesTheOldFile() throws IOException {
    Path target = folder.resolve("out.txt");
    Files.writeString(target, "old");

    assertThrows(
        IOException.class,
        () ->
            SafeFile.write(
                target,
                out -> {
                  out.write(1);
                  throw new IOException("the disk is full");
                }));

    assertEquals("old", Files.readString(target));
    assertEquals(List.of("out.txt"), names());
  }

  @Test
  void refusesAFolderAndAFolderThatIsMissing() {
    assertThrows(IOException.class, () -> SafeFile.create(folder));
    assertThrows(IOException.class, () -> SafeFile.create(folder.resolve("no/out.txt")));
  }
}
