package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every file of samples/broken gives exactly what stands in its {@code .expected} file. Run with
 * {@code -DargLine=-Dgranary.goldens=PATH-OF-samples/broken} to write those files anew.
 */
class BrokenSamplesTest {
  /**
   * Codes that no record of OGN can have: those of files, of rule files, and of other notations.
   */
  private static final Set<DiagnosticCode> ELSEWHERE =
      EnumSet.of(
          DiagnosticCode.NO_SUCH_FILE,
          DiagnosticCode.UNREADABLE_FILE,
          DiagnosticCode.UNKNOWN_EXTENSION,
          DiagnosticCode.NO_GAME_FILES,
          DiagnosticCode.CHANGED_WHILE_READ,
          DiagnosticCode.DUPLICATE_GAME,
          DiagnosticCode.ALREADY_IMPORTED,
          DiagnosticCode.RULE_SET_CHOSEN,
          DiagnosticCode.DIALECT_CHOSEN,
          DiagnosticCode.DIALECT_AMBIGUOUS,
          DiagnosticCode.BROKEN_ARCHIVE,
          DiagnosticCode.ARCHIVE_LIMIT,
          DiagnosticCode.UNREADABLE_ENTRY,
          DiagnosticCode.ENTRY_NAME,
          DiagnosticCode.BROKEN_TABLE,
          DiagnosticCode.NO_MOVES_COLUMN,
          DiagnosticCode.EXTERNAL_LINK,
          DiagnosticCode.RULE_FILE_SYNTAX,
          DiagnosticCode.RULE_FILE_KEY,
          DiagnosticCode.RULE_FILE_VALUE,
          DiagnosticCode.RULE_FILE_BASE,
          DiagnosticCode.RULE_CONTRADICTION,
          DiagnosticCode.WRONG_SOWN,
          DiagnosticCode.WRONG_BOARD);

  private static final String GOLDENS = System.getProperty("granary.goldens", "");

  @TestFactory
  Stream<DynamicTest> everyBrokenFileGivesItsDiagnostics() throws IOException {
    List<Sample> samples = Sample.all();
    assertTrue(samples.size() >= 60, "found only " + samples.size() + " files");
    return samples.stream()
        .map(sample -> DynamicTest.dynamicTest(sample.name(), () -> givesItsGolden(sample)));
  }

  private static void givesItsGolden(Sample sample) throws IOException {
    String actual = sample.report();
    if (!GOLDENS.isEmpty()) {
      Files.writeString(Path.of(GOLDENS, sample.stem() + ".expected"), actual);
    }
    assertEquals(sample.expected(), GOLDENS.isEmpty() ? actual : sample.expected());
  }

  @Test
  void everyCodeOccurs() throws IOException {
    Set<DiagnosticCode> missing = EnumSet.allOf(DiagnosticCode.class);
    missing.removeAll(ELSEWHERE);
    for (Sample sample : Sample.all()) {
      RecordReader reader = sample.open();
      for (RawRecord record : Records.cut(reader)) {
        Records.check(record).diagnostics().forEach(d -> missing.remove(d.code()));
      }
      reader.diagnostics().forEach(d -> missing.remove(d.code()));
    }

    assertEquals(Set.of(), missing);
  }

  @TestFactory
  Stream<DynamicTest> bothGoodGamesSurviveTheBadOneBetweenThem() throws IOException {
    List<Sample> threes = Sample.all().stream().filter(s -> s.name().startsWith("three-")).toList();
    assertTrue(threes.size() >= 20, "found only " + threes.size() + " files");
    return threes.stream()
        .map(sample -> DynamicTest.dynamicTest(sample.name(), () -> goodGamesSurvive(sample)));
  }

  private static void goodGamesSurvive(Sample sample) {
    List<CheckedGame> games = Records.cut(sample.open()).stream().map(Records::check).toList();
    CheckedGame first = games.get(0);
    CheckedGame last = games.get(games.size() - 1);

    assertTrue(games.size() > 1, "the games were merged");
    assertEquals("DdFbEeBc", Records.letters(first.text()));
    assertEquals("FfBeBcDaAbCcD", Records.letters(last.text()));
    for (CheckedGame good : List.of(first, last)) {
      assertEquals(GameStatus.VALID, good.status());
      assertEquals(List.of(), Records.codes(withoutEncoding(good)));
    }
  }

  private static List<Diagnostic> withoutEncoding(CheckedGame game) {
    return game.diagnostics().stream().filter(d -> d.code() != DiagnosticCode.ENCODING).toList();
  }

  @Test
  void namesOfFilesAreUsedOnce() throws IOException {
    Set<String> stems = new TreeSet<>();
    for (Sample sample : Sample.all()) {
      assertTrue(stems.add(sample.stem()), sample.name());
    }
  }
}
