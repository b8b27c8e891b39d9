package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleFileReaderTest {
  private static RuleFile read(String text) {
    return RuleFileReader.read("dir/mine.toml", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void readsEverythingThatAFileSays() {
    RuleFile file =
        read(
            """
            base = "abapa"
            title = "Mine"
            source = "A book"
            notes = ["One.", "Two."]
            aliases = ["Mein Spiel"]

            [parameters]
            seeds = 3

            [fr]
            title = "Le mien"
            """);

    assertEquals(List.of(), file.problems());
    assertEquals("mine", file.name());
    assertEquals("abapa", file.base().orElseThrow().value());
    assertEquals(new RuleText("Mine", "A book", List.of("One.", "Two.")), file.text("es"));
    assertEquals("Le mien", file.text("fr").title());
    assertEquals(List.of("Mein Spiel"), file.aliases());
    assertEquals("seeds=3", pair(file.parameters().get(0)));
  }

  private static String pair(RuleEntry entry) {
    return entry.key() + "=" + entry.value();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'text'|text",
        "4|4",
        "0x10|16",
        "true|yes",
        "false|no",
        "[2, 3]|2,3",
        "['2','4']|2,4",
        "[]|``"
      })
  void everyNaturalWayToWriteAValueIsRead(String written, String value) {
    RuleFile file = read("[parameters]\nx = " + written);

    assertEquals(List.of(), file.problems());
    assertEquals(value, file.parameters().get(0).value());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.5", "1979-05-27", "{a = 1}", "[2, [3.5]]"})
  void aValueThatNoParameterCouldTakeIsAProblemAtItsPlace(String written) {
    RuleFile file = read("[parameters]\nx = " + written);

    boolean date = written.contains("-"); // a date is text to us, and no parameter takes it later
    assertEquals(date ? 0 : 1, file.problems().size());
    assertTrue(date || file.problems().get(0).render().startsWith("dir/mine.toml:2:5: error"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a = 1/b|2:2",
        "a = 'x/|1:7",
        "é = 1|1:1",
        "[t]/[t]|2:3",
        "a = 1/a = 2|2:6",
        "a = [1/b = 2|2:1",
      })
  void whatIsNotTomlIsAProblemWhereItStops(String written, String place) {
    RuleFile file = read(written.replace('/', '\n'));

    assertEquals(1, file.problems().size());
    assertEquals(DiagnosticCode.RULE_FILE_SYNTAX, file.problems().get(0).code());
    assertEquals("dir/mine.toml:" + place, file.problems().get(0).span().toString());
  }

  @Test
  void bytesThatAreNotUtf8AreAProblemWhereTheyBegin() {
    byte[] bytes = "title = 'caf\u00e9'".getBytes(StandardCharsets.ISO_8859_1);

    RuleFile file = RuleFileReader.read("x.toml", bytes);

    assertEquals(
        "x.toml:1:13: error[unreadable-bytes]: "
            + "a rule file is UTF-8, the bytes from here on are not",
        file.problems().get(0).render());
  }

  @Test
  void columnsCountCodePointsAndAByteOrderMarkCountsForNothing() {
    RuleFile file = read("\uFEFFtitle = '\uD83C\uDF31' \nfamily = 3");

    assertEquals("dir/mine.toml:2:10", file.problems().get(0).span().toString());
    assertEquals(
        "dir/mine.toml:1:28",
        read("parameters = {'\uD83C\uDF31' = 1, x = 2.5}").problems().get(0).span().toString());
  }

  @Test
  void aFileTooLargeIsNotRead() {
    RuleFile file = read("#".repeat(1 << 20));

    assertEquals(DiagnosticCode.RULE_FILE_SYNTAX, file.problems().get(0).code());
  }

  /** Nothing that a file may hold ends in an exception or in a catalogue that is broken. */
  @Test
  void damagedFilesNeverFail() {
    Random random = new Random(20240601);
    int complaints = 0;
    for (Path path : RuleSamples.files("rules", ".toml")) {
      byte[] good = RuleSamples.bytes(path);
      for (int round = 0; round < 400; round++) {
        byte[] damaged = Arrays.copyOf(good, 1 + random.nextInt(good.length));
        for (int i = random.nextInt(4); i > 0; i--) {
          damaged[random.nextInt(damaged.length)] =
              (byte) "[]{}\"'=.,#\n\r\\ax1é".charAt(random.nextInt(16));
        }
        RuleCatalog catalog =
            RuleCatalog.builtIn().with(List.of(RuleFileReader.read("x.toml", damaged)));
        complaints += catalog.problems().size();
      }
    }
    assertTrue(complaints > 100, complaints + " complaints");
  }
}
