package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an export could not say as it is stands on standard error, before the last line. */
class ExportRemarksTest {
  @TempDir private Path folder;
  private Path records;

  @BeforeEach
  void writeARecord() throws IOException {
    String record = "[Variant \"Oware Abapa\"]\n[Site \"%s\"]\n[Result \"*\"]\n\n1. A a\n";
    records = Files.writeString(folder.resolve("records.ogn"), record.formatted("\u5468\u4e09"));
  }

  private String[] errors(String ending) {
    Path out = folder.resolve("out." + ending);
    Run run = Run.of("export", records, "--to", out);
    assertEquals(0, run.code(), run.err());
    assertTrue(Files.isRegularFile(out));
    assertTrue(run.err().endsWith("1 game written to " + out + "\n"), run.err());
    return run.err().replace(out.toString(), "OUT").split("\n", -1);
  }

  @Test
  void charactersThatNoFontOfTheSheetsHas() {
    String[] lines = errors("pdf");

    assertEquals(
        "granary: OUT: 2 characters are in none of the bundled fonts and were replaced:"
            + " \u4e09 \u5468",
        lines[0]);
    assertEquals(3, lines.length, "the remark, the last line, its end");
  }

  @Test
  void nothingWhereNothingIsLost() {
    assertEquals(2, errors("ogn").length, "the last line and its end");
  }
}
