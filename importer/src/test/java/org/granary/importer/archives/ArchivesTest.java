package org.granary.importer.archives;

import static org.granary.importer.Packing.bytes;
import static org.granary.importer.Packing.gzip;
import static org.granary.importer.Packing.zip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchivesTest {
  @TempDir Path folder;

  @Test
  void findsTheFilesOfFoldersInTheOrderOfTheirNames() throws IOException {
    Unpacked found =
        Unpacked.of(
            folder,
            "games.zip",
            zip("b.ogn", "B", "1998/", "", "1998/final.ogn", "F", "a.jpg", "J", "A.ogn", "A"));

    assertEquals(
        List.of("games.zip!/1998/final.ogn F", "games.zip!/A.ogn A", "games.zip!/b.ogn B"),
        found.files());
    assertEquals(List.of(), found.diagnostics());
  }

  @Test
  void looksIntoArchivesInArchives() throws IOException {
    byte[] inner = zip("x.ogn", "X", "y.ogn.gz", gzip(bytes("Y")));

    Unpacked found =
        Unpacked.of(folder, "games.zip", zip("in/inner.zip", inner, "z.ogn.gz", gzip(bytes("Z"))));

    assertEquals(
        List.of(
            "games.zip!/in/inner.zip!/x.ogn X",
            "games.zip!/in/inner.zip!/y.ogn.gz Y",
            "games.zip!/z.ogn.gz Z"),
        found.files());
    assertEquals(List.of(), found.diagnostics());
  }

  @Test
  void unpacksAZipThatGzipPacked() throws IOException {
    Unpacked found = Unpacked.of(folder, "games.zip.gz", gzip(zip("x.ogn", "X")));

    assertEquals(List.of("games.zip.gz!/x.ogn X"), found.files());
  }

  @Test
  void readsOneAfterTheOtherWhatWasPackedInParts() throws IOException {
    byte[] parts = concat(gzip(bytes("first ")), gzip(bytes("second")));

    assertEquals(List.of("a.ogn.gz first second"), Unpacked.of(folder, "a.ogn.gz", parts).files());
    assertEquals(
        List.of("g.zip!/a.ogn.gz first second"),
        Unpacked.of(folder, "g.zip", zip("a.ogn.gz", parts)).files());
  }

  /** A pipe says that nothing is available until its writer has caught up. */
  @Test
  void readsPartsFromAStreamThatKnowsNothingOfItsRest() throws IOException {
    byte[] parts = concat(gzip(bytes("first ")), gzip(bytes("second")));
    InputStream pipe =
        new ByteArrayInputStream(parts) {
          @Override
          public int available() {
            return 0;
          }
        };

    try (InputStream in = Archives.gzip("<stdin>", pipe).open()) {
      assertEquals("first second", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void passesOverWhatOperatingSystemsPutIntoArchives() throws IOException {
    Unpacked found =
        Unpacked.of(folder, "g.zip", zip("__MACOSX/._a.ogn", "?", "._b.ogn", "?", "a.ogn", "A"));

    assertEquals(List.of("g.zip!/a.ogn A"), found.files());
  }

  @Test
  void opensAFileAgainAndAgain() throws IOException {
    Path file = Files.write(folder.resolve("g.zip"), zip("a.ogn", "A", "b.ogn", "B"));
    List<PackedFile> files = new Archives(name -> true).find(file);

    for (int i = 0; i < 3; i++) {
      for (PackedFile packed : files) {
        try (InputStream in = packed.open()) {
          assertEquals(packed.path().equals("a.ogn") ? 'A' : 'B', in.read());
          assertEquals(-1, in.read());
        }
      }
    }
  }

  @Test
  void tellsAMissingFileByAnException() {
    Archives archives = new Archives(name -> true);

    assertThrows(NoSuchFileException.class, () -> archives.find(folder.resolve("none.zip")));
  }

  @Test
  void knowsArchivesByTheirNames() {
    assertTrue(Archives.isArchive("a.ZIP") && Archives.isArchive("x.ogn.gz"));
    assertTrue(!Archives.isArchive("zip") && !Archives.isArchive("a.ogn"));
  }

  private static byte[] concat(byte[] a, byte[] b) {
    byte[] all = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    return all;
  }
}
