package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.junit.jupiter.api.Test;

/** Every sample is found to be in its dialect without being told. */
class DetectionTest {
  /** What the name of a sample does not say. */
  private static final Map<String, String> OTHER_NAMES =
      Map.of(
          "dialects/oware-88.uci", "squares",
          "dialects/oware-148.uci", "squares",
          "dialects/playstrategy.txt", "squares",
          "dialects/club-games.csv", "table-games",
          "dialects/club-plies.csv", "table-plies",
          "dialects/club.xlsx", "table-games",
          "dialects/oware-joined-letters.suite", "joined-letters");

  private static List<String> samples(String folder) throws IOException {
    try (Stream<Path> files = Files.list(SampleFile.FOLDER.resolve(folder))) {
      return files
          .map(file -> folder + "/" + file.getFileName())
          .filter(file -> !file.endsWith(".zip") && !file.endsWith(".gz"))
          .sorted()
          .toList();
    }
  }

  private static String expected(String sample) {
    String name = sample.substring(sample.indexOf('/') + 1, sample.lastIndexOf('.'));
    String named =
        Dialects.find(name)
            .or(() -> Dialects.find(name.replaceFirst("-.*", "")))
            .map(Dialect::name)
            .orElse("ogn");
    return OTHER_NAMES.getOrDefault(sample, named);
  }

  @Test
  void everySampleIsReadInItsDialect() throws IOException {
    Map<String, int[]> table = new TreeMap<>();
    StringBuilder wrong = new StringBuilder();
    for (String sample :
        Stream.concat(samples("games").stream(), samples("dialects").stream()).toList()) {
      Detection found = SampleFile.of(sample).detect();
      boolean right = found.dialect().name().equals(expected(sample));
      boolean ambiguous = !found.others().isEmpty();
      table.computeIfAbsent(expected(sample), key -> new int[3])[ambiguous ? 2 : right ? 0 : 1]++;
      if (!right || ambiguous) {
        wrong.append(sample).append(": ").append(found).append('\n');
      }
    }
    table.forEach(
        (dialect, counts) ->
            System.out.printf(
                "%-26s %2d right %2d wrong %2d ambiguous%n",
                dialect, counts[0], counts[1], counts[2]));
    assertTrue(table.size() > 8, table.keySet().toString());
    assertEquals("", wrong.toString());
  }

  /** D, 4 from the left, and d: numbers of either way of counting read two legal plies. */
  @Test
  void namesAllThatFitEquallyWell() {
    Detection found = new SampleFile("a.txt", "4 3\n").detect();

    Diagnostic remark = found.remark("a.txt").orElseThrow();

    assertEquals(DiagnosticCode.DIALECT_AMBIGUOUS, remark.code());
    assertEquals("numbers", found.dialect().name());
    assertTrue(remark.message().contains("numbers-reversed"), remark.message());
  }

  /** A game that breaks off at its 28th ply of 88. */
  @Test
  void findsTheDialectOfADamagedGame() throws IOException {
    String squares =
        SampleFile.of("dialects/oware-88.uci").text().replaceFirst("b1c2 d2c1", "b1c2 d1c1");

    assertEquals("squares", new SampleFile("a", squares).detect().dialect().name());
  }

  /** North begins, the result says so, and the FirstMover tag was forgotten. */
  @Test
  void leavesASlipInOgnToBeRepaired() throws IOException {
    SampleFile slip = SampleFile.of("broken/slip-start-side.ogn");

    assertEquals(Dialects.OGN, slip.detect().dialect());
  }

  @Test
  void looksAtUtf16Too() {
    byte[] bytes = "\uFEFFd1e2 b2c1 b1f2\n".getBytes(StandardCharsets.UTF_16LE);

    assertEquals("squares", new SampleFile("a", bytes).detect().dialect().name());
  }

  @Test
  void saysNothingOfOgnNorOfWhatIsNothing() {
    for (String text :
        List.of("1. D d 2. F b *\n", "Dear reader,\n", "", "1. D d 2. D d\n", "F f {for ever\n")) {
      Detection found = new SampleFile("a.txt", text).detect();

      assertEquals(Dialects.OGN, found.dialect(), text);
      assertEquals(Optional.empty(), found.remark("a.txt"));
    }
  }

  @Test
  void aNameStandsForEachDialect() {
    for (Dialect dialect : Dialects.all()) {
      assertEquals(Optional.of(dialect), Dialects.find(dialect.name()));
      assertTrue(Dialects.names().contains(dialect.name()));
    }
    assertEquals(Optional.empty(), Dialects.find("chess"));
  }
}
