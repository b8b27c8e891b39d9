package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.LineRecords.Shape;
import org.junit.jupiter.api.Test;

class LineRecordsTest {
  private static final Shape LOGS =
      new Shape() {
        @Override
        public boolean begins(String line) {
          return line.startsWith("game");
        }

        @Override
        public boolean continues(String line) {
          return !line.isBlank();
        }
      };

  /** Logs in which other lines may stand between the records. */
  private static final Shape NUMBERED =
      new Shape() {
        @Override
        public boolean begins(String line) {
          return line.startsWith("game");
        }

        @Override
        public boolean continues(String line) {
          return line.startsWith("a");
        }
      };

  private List<Diagnostic> diagnostics = List.of();

  private List<RawRecord> cut(byte[] bytes, Shape shape) throws IOException {
    return cut(new ByteArrayInputStream(bytes), shape);
  }

  private List<RawRecord> cut(InputStream in, Shape shape) throws IOException {
    LineRecords source = new LineRecords("a.log", in, shape);
    List<RawRecord> records = new ArrayList<>();
    for (Optional<RawRecord> next = source.next(); next.isPresent(); next = source.next()) {
      records.add(next.get());
    }
    diagnostics = source.diagnostics();
    return records;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void everyLineIsARecordButBlanksAndComments() throws IOException {
    List<RawRecord> records = cut(utf8("\n# head\nFfBe\r\n\n  # no\nFeDb"), Shape.oneLine("#"));

    assertEquals(List.of("FfBe", "FeDb"), records.stream().map(RawRecord::text).toList());
    assertEquals(List.of(3, 6), records.stream().map(RawRecord::line).toList());
    assertEquals(List.of(1, 2), records.stream().map(RawRecord::number).toList());
    assertEquals(List.of(), diagnostics);
  }

  @Test
  void aRecordGoesOnToItsLastLine() throws IOException {
    List<RawRecord> records = cut(utf8("x\ngame 1\na\n\nb\n\n\ngame 2\n"), LOGS);

    assertEquals(
        List.of("game 1\na\n\nb", "game 2"), records.stream().map(RawRecord::text).toList());
    assertEquals(List.of(2, 8), records.stream().map(RawRecord::line).toList());
  }

  @Test
  void keepsTheBytesOfOtherEncodings() throws IOException {
    byte[] latin = "game Andr\u00e9\n".getBytes(Charset.forName("windows-1252"));
    byte[] wide = "\ufeffgame \u0416\n".getBytes(StandardCharsets.UTF_16LE);

    RawRecord first = cut(latin, LOGS).get(0);
    RawRecord second = cut(wide, LOGS).get(0);

    assertEquals("game Andr\u00e9", first.text());
    assertEquals(latin.length - 1, first.bytes().length);
    assertEquals("game \u0416", second.text());
    assertEquals(wide.length - 4, second.bytes().length);
  }

  @Test
  void saysWhatIsNoTextOrEmpty() throws IOException {
    assertEquals(List.of(), cut(new byte[4096], LOGS));
    assertEquals(DiagnosticCode.BINARY_FILE, diagnostics.get(0).code());
    assertEquals(List.of(), cut(utf8("nothing\n"), LOGS));
    assertEquals(DiagnosticCode.EMPTY_FILE, diagnostics.get(0).code());
  }

  @Test
  void aRecordThatNeverEndsIsCutAndTheNextOneRead() throws IOException {
    byte[] line = utf8("a".repeat(1 << 20) + "\n");
    byte[] all = new byte[20 * line.length + 14];
    System.arraycopy(utf8("game 1\n"), 0, all, 0, 7);
    for (int i = 0; i < 20; i++) {
      System.arraycopy(line, 0, all, 7 + i * line.length, line.length);
    }
    System.arraycopy(utf8("game 2\n"), 0, all, all.length - 7, 7);

    List<RawRecord> records = cut(all, LOGS);

    assertEquals(List.of(1, 22), records.stream().map(RawRecord::line).toList());
    assertEquals(DiagnosticCode.RECORD_TOO_LONG, records.get(0).diagnostics().get(0).code());
    assertEquals(64 << 10, records.get(0).bytes().length);
  }

  @Test
  void aLineThatIsTooLongIsOneRecordAndLosesNoOther() throws IOException {
    String line = "FeDbBdAa".repeat(5 << 20);

    List<RawRecord> records = cut(utf8("FfBe\n" + line + "\nFfCb\n"), Shape.oneLine("#"));

    assertEquals(List.of(1, 2, 3), records.stream().map(RawRecord::line).toList());
    assertEquals(List.of(4, 64 << 10, 4), records.stream().map(r -> r.bytes().length).toList());
    assertEquals(DiagnosticCode.RECORD_TOO_LONG, records.get(1).diagnostics().get(0).code());
  }

  @Test
  void aLongLineBetweenRecordsIsPassedOver() throws IOException {
    String noise = "z".repeat(40 << 20);

    List<RawRecord> logs = cut(utf8("game 1\na\n\n" + noise + "\ngame 2\n"), NUMBERED);
    List<RawRecord> lines = cut(utf8("FfBe\n# " + noise + "\nFfCb\n"), Shape.oneLine("#"));

    assertEquals(List.of("game 1\na", "game 2"), logs.stream().map(RawRecord::text).toList());
    assertEquals(List.of("FfBe", "FfCb"), lines.stream().map(RawRecord::text).toList());
  }
}
