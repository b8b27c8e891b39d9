package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --rules auto} beyond what the transcripts show. */
class RulesAutoTest {
  /** A grand slam: only awale-libre, with at most four houses, takes eight seeds. */
  private static final String SLAM =
      "[FEN \"0-0-0-0-1-6-1-1-1-1-1-1-17-18-S\"]\n[Result \"*\"]\n\n1. F+%d\n";

  @TempDir private Path folder;

  private Path slam(int captured) throws IOException {
    return Files.writeString(folder.resolve("slam.ogn"), SLAM.formatted(captured));
  }

  @Test
  void anImportTakesTheBestAndSaysSo() throws IOException {
    Path db = folder.resolve("auto.granary");
    Path out = folder.resolve("out.ogn");

    Run run = Run.of("import", slam(8), "--db", db, "--rules", "auto");
    Run found = Run.of("search", "--db", db, "rules:awale-libre", "--count");
    Run shown = Run.of("show", "--db", db, 1, "--format", "json");
    Run exported = Run.of("export", "--db", db, "--to", out);

    assertEquals(0, run.code(), run.err());
    assertTrue(
        run.err()
            .endsWith(
                "slam.ogn:1:1: note[rule-set-chosen]: read as awale-libre, which fits the whole"
                    + " record\n"),
        run.err());
    assertEquals("1\n", found.out());
    assertTrue(shown.out().contains("\"captures\":[8]"), shown.out());
    assertEquals(0, exported.code(), exported.err());
    assertTrue(Files.readString(out).contains("[RuleSet \"awale-libre\"]"), "reads back alike");
  }

  @Test
  void theSameFileUnderOtherRulesIsAnotherImport() throws IOException {
    Path db = folder.resolve("twice.granary");

    Run named = Run.of("import", slam(8), "--db", db);
    Run auto = Run.of("import", slam(8), "--db", db, "--rules", "auto", "--format", "csv");
    Run again = Run.of("import", slam(8), "--db", db, "--rules", "auto", "--format", "csv");

    assertEquals(1, named.code(), "abapa captures nothing");
    assertTrue(auto.out().contains("\n1,0,1,1,0,0,0,0,0,1,"), auto.out());
    assertTrue(again.out().contains("\n1,1,0,0,"), again.out());
  }

  @Test
  void aRecordThatFitsNowhereIsAnError() throws IOException {
    Run run = Run.of("validate", "--rules", "auto", slam(5), "--format", "csv");
    List<String> rows = run.out().lines().toList();

    assertEquals(1, run.code());
    assertEquals(
        "path,line,record,place,rules,fits,result,ply,code,written,by_rules,message", rows.get(0));
    assertEquals(RuleCatalog.builtIn().all().size() + 1, rows.size(), "a row for each rule set");
    assertEquals(0, rows.stream().filter(row -> row.contains(",yes,")).count());
    assertTrue(
        rows.contains(
            folder.resolve("slam.ogn")
                + ",1,1,1,wari,no,contradicted,1,wrong-capture,5,12,"
                + "\"F would capture 12, not 5\""),
        run.out());
    assertTrue(run.err().contains("error[wrong-capture]: F captures 0, not 5"), run.err());
  }

  @Test
  void otherCommandsKnowNoAuto() throws IOException {
    Run run = Run.of("show", slam(8), "--rules", "auto");

    assertEquals(2, run.code());
    assertTrue(run.err().contains("there is no rule set 'auto'"), run.err());
  }
}
