package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportEncodingsTest {
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
  private static final String BOM = "\uFEFF";

  @TempDir Path folder;
  private TestImport imports;

  @BeforeEach
  void nameACollection() {
    imports = new TestImport(folder);
  }

  private static String record(String south, String moves) {
    return "[Variant \"Oware Abapa\"]\n[South \""
        + south
        + "\"]\n[Date \"2024.05.06\"]\n\n"
        + moves
        + " *\n\n";
  }

  private Path file(byte[]... parts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      bytes.write(part);
    }
    return Files.write(folder.resolve("games.ogn"), bytes.toByteArray());
  }

  @ParameterizedTest(name = "{0}, mark {1}")
  @CsvSource({
    "UTF-8, false",
    "UTF-8, true",
    "UTF-16LE, true",
    "UTF-16BE, true",
  })
  void readsUnicodeInEveryForm(String charset, boolean mark) throws IOException {
    String text = record("Sékou \uD83E\uDD41 Ёлкин", "F a") + record("አበበ", "F b");
    imports.run(
        TestImport.OPTIONS, file(((mark ? BOM : "") + text).getBytes(Charset.forName(charset))));

    assertEquals(List.of("Sékou \uD83E\uDD41 Ёлкин", "አበበ"), imports.tag("South"));
    assertEquals(List.of(), imports.codes());
  }

  @Test
  void readsWhatIsNotUnicodeAsWindows1252AndSaysWhere() throws IOException {
    imports.run(TestImport.OPTIONS, file(record("Sékou “L’as” €", "F a").getBytes(WINDOWS_1252)));

    assertEquals(List.of("Sékou “L’as” €"), imports.tag("South"));
    assertEquals(List.of(DiagnosticCode.ENCODING), imports.codes());
    Diagnostic note = imports.heard().get(0);
    assertEquals(2, note.span().line());
    assertEquals("[South \"S".length() + 1, note.span().column());
  }

  /** Somebody joined files: each record is read for itself. */
  @Test
  void readsRecordsOfSeveralEncodingsInOneFile() throws IOException {
    imports.run(
        TestImport.OPTIONS,
        file(
            record("Sékou", "F a").getBytes(StandardCharsets.UTF_8),
            record("Zoë", "F b").getBytes(WINDOWS_1252),
            (BOM + record("አበበ", "F c")).getBytes(StandardCharsets.UTF_8),
            record("Ama", "F d").getBytes(StandardCharsets.US_ASCII)));

    assertEquals(List.of("Sékou", "Zoë", "አበበ", "Ama"), imports.tag("South"));
    assertEquals(List.of(DiagnosticCode.ENCODING), imports.codes());
    assertEquals(8, imports.heard().get(0).span().line(), "six lines and two");
  }

  @Test
  void keepsTheBytesOfARecord() throws IOException {
    byte[] bytes = record("Zoë", "F  a").strip().getBytes(WINDOWS_1252);
    imports.run(TestImport.OPTIONS, file(bytes));

    try (GameCollection games = imports.read()) {
      assertArrayEquals(bytes, games.original(1).orElseThrow());
    }
  }

  /** The same game is the same game in any encoding and with any line ends. */
  @Test
  void knowsDuplicatesInAnotherEncoding() throws IOException {
    String text = record("Zoë", "F a");
    imports.run(TestImport.OPTIONS, file(text.getBytes(StandardCharsets.UTF_8)));

    for (byte[] bytes :
        List.of(
            text.getBytes(WINDOWS_1252),
            (BOM + text).getBytes(StandardCharsets.UTF_16LE),
            text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8))) {
      assertEquals(1, imports.run(TestImport.OPTIONS, file(bytes)).duplicates());
    }
    assertEquals(List.of("Zoë"), imports.tag("South"));
  }

  /**
   * Places count lines as an editor does, and characters, not bytes or halves of them. The A in "2.
   * A A" of the second record is North's move, an empty-handed South house.
   */
  @ParameterizedTest(name = "line end {0}, {1}")
  @CsvSource({"lf, UTF-8", "crlf, UTF-8", "crlf, UTF-16LE", "cr, UTF-8"})
  void tellsLinesAndColumnsWhateverTheLineEnds(String end, String charset) throws IOException {
    String text =
        """
        [Variant "Oware Abapa"]
        [South "Ama"]

        1. F a *

        [Variant "Oware Abapa"]
        [South "Ama"]

        {\uD83E\uDD41é
        } 1. F {\uD83E\uDD41\uD83E\uDD41} a 2. A A *
        """;
    String ends = end.equals("lf") ? "\n" : end.equals("crlf") ? "\r\n" : "\r";
    String written = (charset.equals("UTF-8") ? "" : BOM) + text.replace("\n", ends);

    imports.run(TestImport.OPTIONS, file(written.getBytes(Charset.forName(charset))));

    assertEquals(List.of(DiagnosticCode.ILLEGAL_MOVE), imports.codes());
    Diagnostic illegal = imports.heard().get(0);
    assertEquals(10, illegal.span().line());
    // Two drums are two characters: "} 1. F {dd} a 2. A " has nineteen before the second A.
    assertEquals(20, illegal.span().column());
    assertEquals(1, illegal.span().length());
    try (GameCollection games = imports.read()) {
      assertEquals(6, games.game(2).orElseThrow().sourceLine());
      assertEquals(2, games.game(2).orElseThrow().record());
      assertEquals(List.of(illegal), games.diagnostics(2));
    }
  }
}
