package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Granary exports as tables comes back as the same games. */
class TableRoundTripTest {
  /** What a table says of the file that it was made from. */
  private static final Set<String> OF_THE_FILE = Set.of("source", "line", "errors", "status");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "games, csv, 16",
    "games, xlsx, 16",
    "dialects/togyz-playok.pgn, csv, 4",
    "dialects/togyz-masters.pgn, xlsx, 2"
  })
  void anExportIsReadAsTheSameGames(String sample, String format, int games) throws IOException {
    Path table = folder.resolve("table." + format);
    export(Repository.sample(sample), table);

    List<Map<String, String>> again = facts(table);

    assertEquals(games, again.size());
    assertEquals(facts(Repository.sample(sample)), again);
  }

  private static void export(Path games, Path to) {
    Run run = Run.of("export", games, "--to", to);
    assertTrue(run.code() <= 1 && Files.exists(to), run.err());
  }

  private List<Map<String, String>> facts(Path games) throws IOException {
    Path csv = folder.resolve("facts.csv");
    export(games, csv);
    List<Map<String, String>> facts = new ArrayList<>();
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (Reader reader = Files.newBufferedReader(csv)) {
      for (CSVRecord row : format.parse(reader)) {
        Map<String, String> fact = new TreeMap<>(row.toMap());
        fact.keySet().removeAll(OF_THE_FILE);
        facts.add(fact);
      }
    }
    return facts;
  }

  @Test
  void importingAnExportOfACollectionAddsNothing() {
    Path db = folder.resolve("club.granary");
    Run.of("import", Repository.sample("games/club.ogn"), "--db", db);
    Path table = folder.resolve("club.xlsx");
    Run.of("export", "--db", db, "--to", table);

    Run run = Run.of("import", table, "--db", db, "--format", "json");

    assertTrue(run.out().contains("\"read\":5,\"imported\":0,"), run.out() + run.err());
    assertTrue(run.out().contains("\"duplicates\":5,"), run.out());
  }
}
