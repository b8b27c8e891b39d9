package org.granary.grammar.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real games with one word changed by hand. */
class RepairerTest {
  private final Repairer repairer = new Repairer(RuleSets.ABAPA, RuleCatalog.builtIn());

  static String sample(String name) throws IOException {
    try (InputStream in = RepairerTest.class.getResourceAsStream("/samples/games/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static CheckedGame check(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord record = new RawRecord("t.ogn", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    return new GameChecker(RuleSets.ABAPA).check(new GameReader().read(record));
  }

  private static String changed(String text, String found, String replacement) {
    int at = text.indexOf(found);
    assertTrue(at >= 0 && text.indexOf(found, at + 1) < 0, "not once: " + found);
    return text.replace(found, replacement);
  }

  private static String full(Repair repair) {
    return String.join("; ", repair.changes().stream().map(Wording::full).toList());
  }

  @Test
  void aGameThatIsRightIsLeftAlone() throws IOException {
    assertEquals(Repairs.NONE, repairer.repairs(check(sample("oware-142.ogn"))));
  }

  /** The moves from 13. on: 13. B d 14. C f 15. D a 16. A b 17. B e 18. E+2 b 19. D a 20. B f+2. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3. E+3 e+2   | 3. F+3 e+2   | ply 5: E instead of F",
        "7. F+5 a     | 7. F+5 d     | ply 14: a instead of d",
        "12. F+2 c    | 12. f+2 c    | ply 23: F instead of f",
        "18. E+2 b 19.| 18. E+2 c 19.| ply 36: b instead of c",
        "9. A f       | 9. A f f     | ply 19: f is written once too often",
        "13. B d 14.  | 13. B 14.    | ply 26: d was left out",
        "14. C f 15. D a | 15. D a   | ply 27: C f were left out",
        "17. B e      | 17. e B      | ply 33: B before e, they are exchanged",
        "15. D a 16. A b | 15. A a 16. D b | ply 29: D before A, they are exchanged",
        "22. E b 23. F+4 b 24. D c 25. E d 26. F+3 "
            + "| 22. e B 23. f+4 B 24. d C 25. e D 26. f+3 "
            + "| ply 43: from here on the letters of the two sides are exchanged",
        "20. B f+2    | 20. B f+3    | ply 40: f captures 2, not 3",
      })
  void oneChangeByHandIsUndone(String right, String wrong, String expected) throws IOException {
    String text = sample("oware-51.ogn").replace('\n', ' ').replace("] [", "]\n[");
    CheckedGame truth = check(text);
    CheckedGame damaged = check(changed(text, right.strip(), wrong.strip()));

    Repairs repairs = repairer.repairs(damaged);

    assertEquals(GameStatus.VALID, truth.status());
    Repair first = repairs.suggestions().get(0);
    assertEquals(expected, full(first));
    assertEquals(truth.game().last(), first.emended().game().last());
    assertEquals(GameStatus.VALID, first.emended().status());
    assertTrue(repairs.clear(), "clearly ahead");
    assertTrue(repairs.suggestions().size() <= 5);
  }

  @Test
  void theResultIsMendedWhereItsTagAndTheRulesSayAnother() throws IOException {
    String text = sample("oware-51.ogn").replace("F+3 24-24", "F+3 24-23");

    Repair first = repairer.repairs(check(text)).suggestions().get(0);

    assertEquals("ply 52: the result is 24-24, not 24-23", full(first));
    assertEquals("24-24", first.emended().text().result().orElseThrow().text());
  }

  @Test
  void theEvidenceSaysWhatAgrees() throws IOException {
    String text = changed(sample("oware-51.ogn"), "3. E+3 e+2", "3. F+3 e+2");

    Repair.Evidence evidence = repairer.repairs(check(text)).suggestions().get(0).evidence();

    assertEquals(51, evidence.replayed());
    assertEquals(51, evidence.plies());
    assertEquals(13, evidence.told(), "captures marked in the record");
    assertEquals(13, evidence.agreeing());
    assertEquals(0, evidence.errors());
  }

  @Test
  void anEmendedGameTellsItsChangesAndReadsBackValid() throws IOException {
    String text = changed(sample("oware-51.ogn"), "7. F+5 a", "7. F+5 d {a good one} ");

    CheckedGame emended = repairer.repairs(check(text)).emended().orElseThrow();
    String written = GameWriter.write(emended);
    CheckedGame again = check(written);

    assertTrue(written.contains("[Emended \"ply 14: a instead of d\"]"), written);
    assertTrue(
        written.replace('\n', ' ').contains("a { a good one } { emended: a instead of d } 8."),
        written);
    assertEquals(GameStatus.VALID, again.status());
    assertEquals(written, GameWriter.write(again));
  }

  @Test
  void twoSlipsFarApartAreFound() throws IOException {
    String once = changed(sample("oware-51.ogn"), "7. F+5 a", "7. F+5 d");
    String twice = changed(once, "21. C c", "21. B c");

    Repair first = repairer.repairs(check(twice)).suggestions().get(0);

    assertEquals("ply 14: a instead of d; ply 41: C instead of B", full(first));
  }

  @Test
  void whatIsNoGameAtAllGetsNoSuggestion() {
    Repairs repairs =
        repairer.repairs(check("1. F f 2. F f 3. F f 4. F f 5. F f 6. F f 7. F f 8. F f 9. F f"));

    assertEquals(List.of(), repairs.suggestions());
    assertFalse(repairs.clear());
    assertTrue(repairs.tried() > 100, "it was looked for");
  }

  @Test
  void theSameRecordGivesTheSameRepairs() throws IOException {
    String text = sample("oware-142.ogn").replace("28. F+4 c", "28. E c");

    List<String> once =
        repairer.repairs(check(text)).suggestions().stream().map(RepairerTest::full).toList();
    List<String> again =
        new Repairer(RuleSets.ABAPA, RuleCatalog.builtIn())
            .repairs(check(text)).suggestions().stream().map(RepairerTest::full).toList();

    assertFalse(once.isEmpty());
    assertEquals(once, again);
  }

  @Test
  void aWordThatIsNoMoveIsReadAsTheHouseThatFits() throws IOException {
    String text = changed(sample("oware-51.ogn"), "18. E+2 b 19.", "18. E+2 {dim} g! 19.");

    Repairs repairs = repairer.repairs(check(text));
    Repair first = repairs.suggestions().get(0);

    assertEquals("ply 36: b where nothing can be read", full(first));
    assertEquals(text.indexOf("g!"), first.changes().get(0).offset());
    assertEquals(51, first.emended().game().plyCount());
    String written = GameWriter.write(repairs.emended().orElseThrow()).replace('\n', ' ');
    assertTrue(written.contains("E+2 { dim } b"), written);
    assertFalse(written.contains("unread"), written);
  }

  @Test
  void aRecordThatStaysUnreadIsNotTakenForWhole() throws IOException {
    String text = changed(sample("oware-51.ogn"), "18. E+2 b 19.", "18. E+2 scribbles here 19.");

    Repairs repairs = repairer.repairs(check(text));

    assertFalse(repairs.clear());
    assertEquals(List.of(), repairs.suggestions());
  }

  @Test
  void whatIsWrongWithHeadersOnlyIsNotSearched() throws IOException {
    String text = changed(sample("oware-51.ogn"), "[Site \"?\"]", "[Site ?]");
    CheckedGame game = check(text);

    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(Repairs.NONE, repairer.repairs(game));
  }

  @Test
  void variationsAndCommentsFollowTheirPlies() throws IOException {
    String text = sample("oware-51.ogn");
    String noted = changed(text, "14. C f", "14. C {here} (14. D f) f");
    String damaged = changed(noted, "13. B d 14.", "13. B 14.");

    CheckedGame emended = repairer.repairs(check(damaged)).emended().orElseThrow();

    String written = GameWriter.write(emended).replace('\n', ' ');
    assertTrue(written.contains("14. C { here } (14. D f)"), written);
  }

  @Test
  void theOtherSideBeganIsWrittenInTheHeaders() {
    String text = "[Variant \"Oware\"]\n\n1. f F 2. e E 3. d D 4. a A 5. f F *";

    Repair first = repairer.repairs(check(text)).suggestions().get(0);

    assertEquals("North begins", full(first));
    assertEquals("North", first.emended().headers().value("FirstMover").orElseThrow());
  }
}
