package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordReaderTest {
  private static final String A = "[Event \"a\"]\n\n1. F a 25-8\n";
  private static final String B = "[Event \"b\"]\n[Site \"?\"]\n\n1. E b\n2. D c *\n";

  private static List<String> texts(String source) {
    return Records.cut(source).stream().map(RawRecord::text).toList();
  }

  /** The line on which each record begins. */
  private static List<Integer> lines(String source) {
    return Records.cut(source).stream().map(RawRecord::line).toList();
  }

  @Test
  void cutsAtHeadersAfterMoves() {
    assertEquals(List.of(A.strip(), B.strip()), texts(A + "\n" + B));
    assertEquals(List.of(A.strip(), B.strip()), texts(A + B));
    assertEquals(List.of(1, 5, 11), lines(A + "\n" + B + "\n" + A));
  }

  @Test
  void numbersRecordsFromOneAndKeepsTheirPlaces() {
    List<RawRecord> records = Records.cut("\n\n" + A + "\n\n\n" + B);

    assertEquals(List.of(1, 2), records.stream().map(RawRecord::number).toList());
    assertEquals(List.of(3, 9), records.stream().map(RawRecord::line).toList());
    assertEquals("t.ogn:12:4", records.get(1).span(records.get(1).text().indexOf("E b"), 1) + "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesMayEndInThreeWays(String end) {
    String source = (A + "\n" + B).replace("\n", end);

    assertEquals(List.of(1, 5), lines(source));
    assertEquals(A.strip().replace("\n", end), texts(source).get(0));
  }

  @Test
  void keepsTheOriginalBytes() {
    byte[] bytes = "[South \"José\"]\n\n1. F a\n".getBytes(Charset.forName("windows-1252"));

    RawRecord record = Records.cut(bytes).get(0);

    assertArrayEquals(Arrays.copyOf(bytes, bytes.length - 1), record.bytes());
    assertEquals("windows-1252", record.charset().name());
  }

  @Test
  void theEncodingIsThatOfEachRecord() {
    byte[] utf8 = "[South \"Ұлы\"]\n\n1. F a\n\n".getBytes(StandardCharsets.UTF_8);
    byte[] old = "[South \"Müller\"]\n\n1. F a\n".getBytes(Charset.forName("windows-1252"));
    byte[] both = Arrays.copyOf(utf8, utf8.length + old.length);
    System.arraycopy(old, 0, both, utf8.length, old.length);

    List<RawRecord> records = Records.cut(both);

    assertEquals("[South \"Ұлы\"]", records.get(0).text().lines().findFirst().orElse(""));
    assertEquals("[South \"Müller\"]", records.get(1).text().lines().findFirst().orElse(""));
    assertEquals(List.of(), records.get(0).diagnostics());
    assertEquals(List.of("5:10 encoding"), Records.codes(records.get(1).diagnostics()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void utf16IsReadByItsByteOrderMark(String name) {
    Charset charset = Charset.forName(name);
    String record = "[South \"Ұлы 😀\"]\n\n1. F a";

    List<RawRecord> records = Records.cut(("\ufeff" + record + "\n\n" + B).getBytes(charset));

    assertEquals(List.of(record, B.strip()), records.stream().map(RawRecord::text).toList());
    assertEquals(charset, records.get(0).charset());
    assertArrayEquals(record.getBytes(charset), records.get(0).bytes());
    assertEquals(List.of(), records.get(0).diagnostics());
  }

  @Test
  void halfACharacterOfUtf16IsReportedAndItsBytesAreKept() {
    byte[] bytes = {
      (byte) 0xfe, (byte) 0xff, 0, '[', 0, 'A', 0, '"', (byte) 0xd8, 0x3d, 0, '"', 0, ']'
    };

    RawRecord record = Records.cut(bytes).get(0);

    assertEquals("[A\"\ufffd\"]", record.text());
    assertArrayEquals(Arrays.copyOfRange(bytes, 2, bytes.length), record.bytes());
    assertEquals(List.of("1:4 unreadable-bytes"), Records.codes(record.diagnostics()));
  }

  @Test
  void byteOrderMarksInTheMiddleAreBlanks() {
    assertEquals(2, texts("\ufeff" + A + "\ufeff" + B).size());
    assertEquals(A.strip(), texts("\ufeff" + A).get(0));
  }

  @Test
  void headersAloneAreRecordsIfTheyRepeat() {
    String headers = "[Event \"a\"]\n[Site \"?\"]\n\n";

    assertEquals(List.of(1, 4, 7), lines(headers.repeat(3)));
    assertEquals(List.of(1), lines("[Event \"a\"]\n\n[Site \"?\"]\n\n1. F a"));
    assertEquals(List.of(1), lines("[Event \"a\"]\n[Event \"b\"]\n\n1. F a"));
  }

  @Test
  void headersInAnOpenCommentAreTheNextGamesUnlessTheCommentIsClosed() {
    String open = "[Event \"a\"]\n\n1. F a { never closed\n\n";

    assertEquals(List.of(1, 5), lines(open + A));
    assertEquals(List.of(1, 5), lines(open + "[Event \"b\"]\n\n1. F { closed } a\n"));
    assertEquals(List.of(1), lines(open + "[Event \"b\"]\n\n1. F closed } a\n"));
    assertEquals(List.of(1, 10), lines(open + "[Event \"b\"]\n\n1. F closed } a\n\n\n" + A));
    assertEquals(List.of(1, 5, 8), lines(open + A.replace("25-8", "{ } 25-8") + A));
  }

  @Test
  void aHeaderInAnOpenCommentWaitsForABraceButNotForEver() {
    String open = "[Event \"a\"]\n\n1. F a { never closed\n\n";
    String far = A + "; word\n".repeat(20_000) + " } \n";

    assertEquals(5, lines(open + far).get(1));
  }

  @Test
  void headersInAnOpenVariationAreTheNextGames() {
    assertEquals(List.of(1, 4), lines("[Event \"a\"]\n\n1. F a ( 1... b ( 2. D\n" + A));
  }

  @Test
  void bracesInValuesAndAfterSemicolonsOpenNothing() {
    assertEquals(List.of(1, 4), lines("[Event \"{\"]\n\n1. F a ; { \n" + A));
    assertEquals(List.of(1, 4), lines("[Event \"{\"] [Site \"{\"]\n% {\n1. F a\n" + A));
  }

  @Test
  void movesWithoutHeadersAreRecords() {
    assertEquals(List.of("1. F a 25-8", "1. E b"), texts("1. F a 25-8\n1. E b"));
    assertEquals(List.of(1, 3), lines("1. F a\n\n1. E b"));
    assertEquals(List.of(1), lines("1. F a\n1. E b"));
    assertEquals(List.of(1), lines("1... F a\n\n1... E b"));
    assertEquals(List.of("F a+2 E"), texts("F a+2 E"));
    assertEquals(List.of("{x} ; y\n % z\nF a"), texts("{x} ; y\n % z\nF a").stream().toList());
  }

  @Test
  void proseIsNoRecord() throws IOException {
    String source = "Games of the year.\nA nice lot.\n\n" + A + "\nThe end.\n\nReally.\n\n" + B;
    RecordReader reader =
        new RecordReader(
            "t.ogn", new ByteArrayInputStream(source.getBytes(StandardCharsets.UTF_8)));

    List<RawRecord> records = Records.cut(reader);

    assertEquals(List.of(A.strip(), B.strip()), records.stream().map(RawRecord::text).toList());
    assertEquals(List.of("1:1 no-game", "8:1 no-game"), Records.codes(reader.diagnostics()));
  }

  @Test
  void sourcesWithoutAGameSaySo() {
    assertEquals(List.of("1:1 empty-file"), about(new byte[0]));
    assertEquals(
        List.of("1:1 empty-file"), about(" \n\r\n\u001a".getBytes(StandardCharsets.UTF_8)));
    assertEquals(List.of("1:1 empty-file"), about("\ufeff".getBytes(StandardCharsets.UTF_8)));
    assertEquals(List.of("1:1 binary-file"), about(new byte[100]));
    assertEquals(List.of("1:1 binary-file"), about(A.getBytes(StandardCharsets.UTF_16LE)));
    assertEquals(
        List.of("1:1 no-game"), about("% only\n; words\n".getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> about(byte[] bytes) {
    RecordReader reader = new RecordReader("t", new ByteArrayInputStream(bytes));
    assertEquals(List.of(), Records.cut(reader));
    return Records.codes(reader.diagnostics());
  }

  @Test
  void aNulIsReportedOnceARecord() {
    List<RawRecord> records = Records.cut(A.replace("a", "a\0\0") + A);

    assertEquals(List.of("1:10 unreadable-bytes"), Records.codes(records.get(0).diagnostics()));
    assertEquals(List.of(), records.get(1).diagnostics());
  }

  @Test
  void manyRecordsComeOutWholeWhateverTheBlocks() {
    List<String> written = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      String moves = "1. F a ".repeat(i % 97) + "*";
      written.add("[Event \"" + i + "\"]\n\n" + moves);
    }

    assertEquals(written, texts(String.join("\r\n\r\n", written)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
  void theStreamIsLeftOpen(String charset) throws IOException {
    boolean[] closed = new boolean[1];
    byte[] bytes = "\ufeff[Event \"a\"]\n\n1. F a *\n".getBytes(Charset.forName(charset));
    InputStream in =
        new ByteArrayInputStream(bytes) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    RecordReader reader = new RecordReader("a.ogn", in);

    assertEquals(1, reader.next().orElseThrow().number());
    assertEquals(true, reader.next().isEmpty());
    assertEquals(false, closed[0]);
  }

  @Test
  void troubleWithTheStreamIsTheCallers() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the disk is gone");
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            return read();
          }
        };

    assertThrows(IOException.class, () -> new RecordReader("t", broken).next());
  }
}
