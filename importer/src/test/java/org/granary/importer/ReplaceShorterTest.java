package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.granary.grammar.DiagnosticCode;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.NameKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplaceShorterTest {
  private static final ImportOptions REPLACE = TestImport.OPTIONS.with(Duplicates.REPLACE_SHORTER);

  /** How the game of samples/games/oware-51.ogn begins. */
  private static final String[] MOVES = "D d F b E e B c C b A a F a A e".split(" ");

  @TempDir Path folder;
  private TestImport imports;
  private int files;

  @BeforeEach
  void nameACollection() {
    imports = new TestImport(folder);
  }

  private static String moves(int plies) {
    return String.join(" ", List.of(MOVES).subList(0, plies));
  }

  private static String record(String tags, String moves) {
    return "[Variant \"Oware Abapa\"]\n" + tags.replace(";", "\n") + "\n\n" + moves + "\n\n";
  }

  private static String ama(String moves) {
    return record("[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"]", moves);
  }

  private ImportReport run(String... records) throws IOException {
    return run(REPLACE, records);
  }

  private ImportReport run(ImportOptions options, String... records) throws IOException {
    Path file = folder.resolve("f" + ++files + ".ogn");
    return imports.run(options, Files.writeString(file, String.join("", records)));
  }

  private List<Integer> plies() {
    try (GameCollection games = imports.read()) {
      assertEquals(List.of(), games.check(1).problems());
      List<Integer> plies = new ArrayList<>();
      games.lines(1, Long.MAX_VALUE, line -> plies.add(line.plyCount()));
      return plies;
    }
  }

  @Test
  void theLongerGameTakesThePlace() throws IOException {
    run(ama(moves(10) + " *"));

    ImportReport report = run(ama(moves(14) + " *"));

    assertEquals(1, report.imported());
    assertEquals(1, report.replaced());
    assertEquals(0, report.duplicates());
    assertEquals(List.of(14), plies());
    assertEquals(List.of(DiagnosticCode.DUPLICATE_GAME), imports.codes());
    assertEquals(
        "takes the place of another: with the same rules, players and date, game 1 ("
            + folder.resolve("f1.ogn")
            + ":1, record 1) is the first 10 of its plies",
        imports.heard().get(0).message());
    assertEquals(folder.resolve("f2.ogn") + ":1:1", imports.heard().get(0).span().toString());
  }

  @Test
  void theLongerGameTakesTheLabels() throws IOException {
    run(ama(moves(10) + " *"));
    try (CollectionWriter writer = imports.write()) {
      writer.keep(kept -> kept.labels().add("lesson-1", List.of(1L)));
      writer.commit();
    }

    run(ama(moves(14) + " *"));

    try (GameCollection games = imports.read()) {
      List<Long> labelled = games.kept(kept -> kept.labels().games("lesson-1"));
      assertEquals(1, labelled.size());
      assertEquals(14, games.line(labelled.get(0)).orElseThrow().plyCount());
    }
  }

  @Test
  void theShorterGameIsLeftOut() throws IOException {
    run(ama(moves(14) + " *"));

    ImportReport report = run(ama(moves(10) + " *"));

    assertEquals(0, report.imported());
    assertEquals(1, report.duplicates());
    assertEquals(List.of(14), plies());
    assertEquals(
        "left out: with the same rules, players and date, game 1 ("
            + folder.resolve("f1.ogn")
            + ":1, record 1) has all its plies",
        imports.heard().get(0).message());
  }

  /** Whether what is replaced is committed already or not. */
  @ParameterizedTest(name = "batches of {0} plies")
  @ValueSource(longs = {1, 1000})
  void ofManyInOneFileTheLongestStays(long batch) throws IOException {
    ImportReport report =
        run(
            REPLACE.withBatchPlies(batch),
            ama(moves(10) + " *"),
            ama(moves(12) + " *"),
            ama(moves(11) + " *"),
            ama(moves(16) + " *"),
            ama(moves(16) + " *"));

    assertEquals(List.of(16), plies());
    assertEquals(2, report.replaced());
    assertEquals(2, report.duplicates());
    assertEquals(3, report.imported());
  }

  @Test
  void oneGameTakesThePlaceOfSeveral() throws IOException {
    run(TestImport.OPTIONS, ama(moves(10) + " *"), ama(moves(12) + " *"));
    assertEquals(List.of(10, 12), plies());

    assertEquals(2, run(ama(moves(14) + " *")).replaced());

    assertEquals(List.of(14), plies());
  }

  /** Each has something that speaks against both being one, or that would be lost. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.07\"] | 10 | *",
        "[South \"Ama\"];[North \"Ben\"];[Date \"????.??.??\"] | 10 | *",
        "[South \"Amá\"];[North \"Ben\"];[Date \"2024.05.06\"] | 10 | *",
        "[South \"Ama\"];[North \"?\"];[Date \"2024.05.06\"] | 10 | *",
        "[South \"Ben\"];[North \"Ama\"];[Date \"2024.05.06\"] | 10 | *",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"] | 9 | *",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"] | 10 | {adjourned} *",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"] | 10 | Z z",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"];[Round \"2\"] | 10 | *",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"];[Event \"Cup\"] | 10 | *",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"];[Result \"0-1\"] | 10 | 0-1",
        "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"];[Variant \"Awari\"] | 10 | *",
      })
  void leavesOthersAlone(String tags, int plies, String end) throws IOException {
    String shorter = record(tags, moves(plies) + " " + end);
    String longer =
        record(
            "[South \"Ama\"];[North \"Ben\"];[Date \"2024.05.06\"];[Event \"Open\"];[Round \"1\"]",
            moves(16) + " 1-0");

    assertEquals(2, run(shorter, longer).imported());
    assertEquals(List.of(plies, 16), plies());

    assertEquals(0, run(longer, shorter).imported());
  }

  @Test
  void knowsPlayersBySpellingsThatWereMerged() throws IOException {
    run(record("[South \"Amá\"];[North \"Ben\"];[Date \"2024.05.06\"]", moves(10) + " *"));
    try (CollectionWriter writer =
        CollectionWriter.open(folder.resolve("test.granary"), notice -> {})) {
      writer.merge(NameKind.PLAYER, List.of("Amá"), "Ama");
      writer.commit();
    }

    assertEquals(1, run(ama(moves(14) + " *")).replaced());

    assertEquals(List.of("Ama"), imports.tag("South"));
  }

  @Test
  void importingEitherFileAgainChangesNothing() throws IOException {
    run(ama(moves(10) + " *"));
    run(ama(moves(14) + " *"));

    for (String file : List.of("f1.ogn", "f2.ogn")) {
      ImportReport again = imports.run(REPLACE, folder.resolve(file));
      assertEquals(1, again.unchanged());
    }

    assertEquals(List.of(14), plies());
  }
}
