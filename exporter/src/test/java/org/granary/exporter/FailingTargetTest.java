package org.granary.exporter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.granary.exporter.diagrams.Diagram;
import org.granary.exporter.diagrams.DiagramFormat;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Disks that fill up and folders that nobody may write to: one exception, nothing half-written. */
class FailingTargetTest {
  @TempDir private Path folder;

  /** Takes so many bytes and no more, as a full disk does. */
  private static final class FullDisk extends OutputStream {
    private long room;

    FullDisk(long room) {
      this.room = room;
    }

    @Override
    public void write(int b) throws IOException {
      if (room-- <= 0) {
        throw new IOException("no space left on device");
      }
    }
  }

  private static void export(GameFormat format, OutputStream out, List<GameEntry> games)
      throws IOException {
    try (GameExport export = GameExport.toStream(format, out, ExportOptions.USUAL)) {
      for (GameEntry game : games) {
        export.add(game.game());
      }
      export.finish();
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static List<Path> temporaries() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("granary"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @EnumSource(GameFormat.class)
  void aFullDiskIsReportedWhereverItFillsUp(GameFormat format) throws IOException {
    List<GameEntry> games = SampleGames.all(format).subList(0, 2);
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    export(format, whole, games);
    List<Path> before = temporaries();

    for (long part = 0; part < 8; part++) {
      long room = part == 7 ? whole.size() - 1 : whole.size() * part / 7;
      IOException full =
          assertThrows(
              IOException.class,
              () -> export(format, new FullDisk(room), games),
              () -> room + " of " + whole.size() + " bytes");
      assertTrue(says(full, "no space left"), full::toString);
    }

    export(format, new FullDisk(whole.size()), games);
    assertEquals(before, temporaries(), "no temporary file stays behind");
  }

  private static boolean says(Throwable thrown, String words) {
    for (Throwable t = thrown; t != null; t = t.getCause()) {
      if (String.valueOf(t.getMessage()).contains(words)) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @EnumSource(DiagramFormat.class)
  void aDiagramThatDoesNotFitIsReported(DiagramFormat format) throws IOException {
    Diagram diagram = Diagram.of(SampleGames.circling(1).game().game().last());
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    format.write(diagram, 400, whole);

    for (long room : new long[] {0, 100, whole.size() / 2, whole.size() - 1}) {
      assertThrows(
          IOException.class,
          () -> format.write(diagram, 400, new FullDisk(room)),
          () -> room + " of " + whole.size() + " bytes");
    }
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    format.write(diagram, 400, again);
    assertArrayEquals(whole.toByteArray(), again.toByteArray());
  }

  @Test
  void anExportIntoAMissingFolderNamesIt() throws IOException {
    Path target = folder.resolve("none/out.pdf");

    IOException missing =
        assertThrows(
            IOException.class,
            () -> GameExport.toFile(GameFormat.PDF, target, ExportOptions.USUAL));

    assertTrue(missing.getMessage().contains("none"), missing::toString);
    assertEquals(List.of(), names());
  }

  @Test
  void aFolderInTheTargetsPlaceStaysWhatItWas() throws IOException {
    Path target = Files.createDirectory(folder.resolve("out.xlsx"));

    assertThrows(
        IOException.class, () -> GameExport.toFile(GameFormat.XLSX, target, ExportOptions.USUAL));

    assertTrue(Files.isDirectory(target));
    assertEquals(List.of("out.xlsx"), names());
  }

  @Test
  void aFolderThatMayNotBeWrittenToIsReported() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Assumptions.assumeTrue(closed.toFile().setWritable(false), "folders can be closed here");
    try {
      Assumptions.assumeFalse(Files.isWritable(closed), "this user may write everywhere");
      assertThrows(
          IOException.class,
          () -> GameExport.toFile(GameFormat.CSV, closed.resolve("out.csv"), ExportOptions.USUAL));
    } finally {
      assertTrue(closed.toFile().setWritable(true));
    }
  }

  @ParameterizedTest
  @EnumSource(GameFormat.class)
  void anExportThatIsGivenUpKeepsTheOldFileAndLeavesNoTrace(GameFormat format) throws IOException {
    Path target = folder.resolve("old." + format.extension());
    Files.writeString(target, "old");
    List<Path> before = temporaries();

    GameExport export = GameExport.toFile(format, target, ExportOptions.USUAL);
    export.add(SampleGames.circling(3).game());
    assertEquals(2, names().size(), "the new file stands beside the old one");
    export.close();

    assertEquals("old", Files.readString(target));
    assertEquals(List.of("old." + format.extension()), names());
    assertEquals(before, temporaries());
  }
}
