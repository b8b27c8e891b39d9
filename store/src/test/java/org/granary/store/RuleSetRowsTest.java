package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.engine.Game;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleFileReader;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleSetRowsTest {
  private static final String SCHOOL =
      """
      base = "abapa"
      title = "Oware as our school plays it"
      source = "Told by the teachers"
      notes = ["One.", "Two."]
      [parameters]
      grandSlam = "leaveLast"
      noCaptureLimit = 40
      """;

  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void nameACollection() {
    collection = new TestCollection(folder);
  }

  private static RuleSet ofFile(String name, String toml) {
    return catalog(name, toml).find(name).orElseThrow();
  }

  private static RuleCatalog catalog(String name, String toml) {
    byte[] bytes = toml.getBytes(StandardCharsets.UTF_8);
    return RuleCatalog.builtIn().with(List.of(RuleFileReader.read(name + ".toml", bytes)));
  }

  private static List<RuleSet> all() {
    RuleCatalog catalog = RuleCatalog.builtIn();
    List<RuleSet> all = new ArrayList<>(catalog.all());
    RuleSets.all().stream().filter(r -> catalog.find(r.name()).isEmpty()).forEach(all::add);
    all.add(RuleSets.ABAPA.with("maxCapturedHouses", "5"));
    all.add(RuleSets.ABAPA.with("maxCapturedHouses", "5").with("repetition", "none"));
    all.add(ofFile("school", SCHOOL));
    return all;
  }

  private static Game game(RuleSet ruleSet) {
    return RandomPlay.game(ruleSet, ruleSet.rules().start(Side.SOUTH), 3, 60);
  }

  private void store(List<RuleSet> ruleSets) {
    collection.add(ruleSets.stream().map(ruleSet -> TestGames.played(game(ruleSet))).toList());
  }

  @Test
  void readsEveryRuleSetBackWithAllItsParameters() {
    List<RuleSet> stored = all();
    store(stored);

    try (GameCollection read = collection.read()) {
      assertEquals(stored.size(), read.ruleSets().size());
      for (int i = 0; i < stored.size(); i++) {
        RuleSet expected = stored.get(i);
        StoredLine line = read.line(i + 1).orElseThrow();
        assertEquals(expected, line.ruleSet());
        assertEquals(expected.rules().parameters(), line.ruleSet().rules().parameters());
        assertEquals(expected.title(), line.ruleSet().title());
        assertEquals(game(expected).last(), line.replay().last(), expected::id);
        assertArrayEquals(game(expected).moveCodes(), line.moves());
      }
    }
  }

  @Test
  void keepsWhatIsSaidOfARuleSetThatIsNotBuiltIn() {
    store(List.of(ofFile("school", SCHOOL)));

    try (GameCollection read = collection.read()) {
      RuleSet school = read.ruleSets().get(0);
      assertEquals("school", school.name());
      assertEquals("Oware as our school plays it", school.title());
      assertEquals("Told by the teachers", school.source());
      assertEquals(ofFile("school", SCHOOL).notes(), school.notes());
      assertEquals("40", school.rules().parameters().get("noCaptureLimit"));
    }
  }

  /** The file may be gone when the collection is checked or its index made anew. */
  @Test
  void checksAndRepairsUnderRulesThatOnlyTheCollectionKnows() throws IOException {
    String text = "[RuleSet \"school\"]\n[South \"Ama\"]\n\n1. F a 2. A b 25-23\n";
    collection.add(List.of(NewGame.of(TestGames.read(1, text, catalog("school", SCHOOL)))));
    collection.deleteIndex();

    try (GameCollection read = collection.read()) {
      assertEquals("school", read.line(1).orElseThrow().ruleSet().id());
      assertEquals(List.of(), read.check(1).problems());
    }
  }

  @Test
  void storesARuleSetOnceAndListsOnlyThoseWithGames() {
    RuleSet wari = RuleSets.find("wari").orElseThrow();
    store(List.of(RuleSets.ABAPA, wari, RuleSets.ABAPA));
    collection.sql("DELETE FROM records WHERE game = 2", "DELETE FROM games WHERE id = 2");

    try (GameCollection read = collection.read()) {
      assertEquals(List.of(RuleSets.ABAPA), read.ruleSets());
    }
  }

  @Test
  void refusesOtherRulesUnderANameThatIsTaken() {
    store(List.of(ofFile("school", SCHOOL)));
    NewGame other = TestGames.played(game(ofFile("school", SCHOOL.replace("40", "50"))));

    StoreException refused =
        assertThrows(StoreException.class, () -> collection.add(List.of(other)));

    assertEquals(Kind.FAILED, refused.kind());
    assertTrue(
        refused.getMessage().contains("under other rules that are called \"school\", too"),
        refused.getMessage());
    assertTrue(refused.getMessage().contains("Give the rule set another name"));
    try (GameCollection read = collection.read()) {
      assertEquals(1, read.gameCount());
    }
  }

  /** A later Granary may give a name another meaning: the games stay what they were. */
  @Test
  void replaysUnderTheStoredParametersWhateverANameMeansHere() {
    store(List.of(RuleSets.ABAPA));
    collection.sql(
        "UPDATE rule_sets SET title = 'As it was',"
            + " parameters = replace(parameters, 'stopAtMajority=yes', 'stopAtMajority=no')");

    try (GameCollection read = collection.read()) {
      RuleSet old = read.line(1).orElseThrow().ruleSet();
      assertEquals("no", old.rules().parameters().get("stopAtMajority"));
      assertEquals("As it was", old.title());
      assertEquals("abapa", old.id());
    }
  }

  @Test
  void tellsOfRulesFromTheFuture() {
    for (String change :
        List.of(
            "family = 'quantum', parameters = 'spin=up'",
            "parameters = parameters || char(10) || 'wormholes=3'",
            "parameters = replace(parameters, 'stopAtMajority=yes', 'stopAtMajority=perhaps')",
            "parameters = 'nonsense'",
            "parameters = ''")) {
      TestCollection changed = new TestCollection(folder.resolve("x" + change.hashCode()));
      changed.add(1, 1);
      changed.sql("UPDATE rule_sets SET " + change);

      try (GameCollection read = changed.read()) {
        StoreException refused = assertThrows(StoreException.class, () -> read.line(1), change);
        assertEquals(Kind.TOO_NEW, refused.kind());
        assertTrue(refused.getMessage().endsWith("Use a newer Granary"), refused.getMessage());
      }
    }
  }

  /** The ids that are looked up while games are added. */
  @Test
  void findsRuleSetsAgainInALaterBatch() {
    List<RuleSet> ruleSets =
        Stream.of("abapa", "wari").map(RuleSets::find).map(Optional::get).toList();
    store(ruleSets);
    store(ruleSets);

    try (GameCollection read = collection.read()) {
      assertEquals(ruleSets, read.ruleSets());
      assertEquals("wari", read.line(4).orElseThrow().ruleSet().id());
    }
  }
}
