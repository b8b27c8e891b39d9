package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Illegality;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleVerdict.ResultFit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleJudgeTest {
  /** Six of North's houses are attacked by F; each would then hold two. */
  private static final String SIX_ATTACKED = "0-0-0-0-1-6-1-1-1-1-1-1-17-18-S";

  private static final RuleJudge JUDGE = new RuleJudge(RuleCatalog.builtIn());

  private static List<RuleVerdict> judge(String text) {
    return JUDGE.judge(Records.whole(text));
  }

  private static List<RuleVerdict> setUp(String fen, String moves) {
    return judge("[FEN \"" + fen + "\"]\n\n" + moves + "\n");
  }

  private static List<String> fitting(List<RuleVerdict> verdicts) {
    return verdicts.stream().filter(RuleVerdict::fits).map(v -> v.ruleSet().id()).toList();
  }

  private static RuleVerdict of(String id, List<RuleVerdict> verdicts) {
    return verdicts.stream().filter(v -> v.ruleSet().id().equals(id)).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {51, 88, 142, 148, 253})
  void theRealOwareGamesFitTournamentOwareBest(int plies) throws IOException {
    String name = "/samples/games/oware-" + plies + ".ogn";
    try (InputStream in = RuleJudgeTest.class.getResourceAsStream(name)) {
      assertTrue(in != null, name);
      List<RuleVerdict> verdicts = JUDGE.judge(new RecordReader(name, in).next().orElseThrow());

      RuleVerdict abapa = verdicts.get(0);
      assertEquals(RuleCatalog.builtIn().all().size(), verdicts.size());
      assertEquals("abapa", abapa.ruleSet().id(), "named by the record or first of equals");
      assertEquals(1, abapa.place());
      assertEquals(plies == 253 ? ResultFit.NONE : ResultFit.FOLLOWS, abapa.result());
      for (RuleVerdict verdict : verdicts) {
        assertEquals(verdict.place() == 1, verdict.result() == abapa.result(), verdict.toString());
      }
    }
  }

  /**
   * Six houses with two seeds each: 12, the four last 8, without the first or last 10, or nothing.
   * In Bohnenspiel twos are captured, too; in Ayoayo the two seeds in f go on to A and B, and B
   * takes itself and the two across. In Awagagae they go there, too, and the turn ends.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          F+8  | awale-libre
          F+12 | wari, ouri, oware-rest-to-opponent, bohnenspiel
          F+10 | oware-leave-first, oware-leave-last
          F+0  | abapa, playstrategy, awagagae, awagagae-ludii
          F+3  | ayoayo
          F+5  |
          """)
  void aGrandSlamTellsRuleSetsApart(String move, String expected) {
    List<String> fitting = fitting(setUp(SIX_ATTACKED, "1. " + move));

    assertEquals(expected == null ? "" : expected, String.join(", ", fitting));
  }

  @Test
  void saysWhatWasWrittenAndWhatWouldBe() {
    Optional<Parting> parting = of("abapa", setUp(SIX_ATTACKED, "1. F+8")).parting();

    assertEquals(Optional.of(new Parting.Capture(1, "F", 8, 0)), parting);
    assertEquals("F would capture 0, not 8", parting.orElseThrow().words());
    assertEquals(DiagnosticCode.WRONG_CAPTURE, parting.orElseThrow().code());
  }

  @Test
  void saysWhyAMoveIsNotLegal() {
    Parting parting =
        of("oware-slam-illegal", setUp(SIX_ATTACKED, "1. F+8")).parting().orElseThrow();

    Parting.NotLegal illegal = assertInstanceOf(Parting.NotLegal.class, parting);
    assertEquals(Illegality.GRAND_SLAM, illegal.stop().reason());
    assertEquals(
        "South cannot play F: it would take every seed of the opponent, which these rules forbid",
        parting.words());
  }

  /**
   * North's only seed falls into A; South has A and B with a seed each and reaches nothing of
   * North's. Tournament Oware gives both seeds to South, awale-myriad to North.
   */
  @Test
  void aResultThatDoesNotFollowIsTheLastPlaceToPart() {
    List<RuleVerdict> verdicts = setUp("0-1-0-0-0-0-0-0-0-0-0-1-23-23-N", "1... f 25-23");

    assertEquals(ResultFit.FOLLOWS, of("abapa", verdicts).result());
    Parting parting = of("awale-myriad", verdicts).parting().orElseThrow();
    assertEquals(2, parting.ply(), "one more than there are plies");
    assertEquals("25-23", assertInstanceOf(Parting.OtherResult.class, parting).written());
    assertEquals("the game ended 23-25 by the rules, not 25-23", parting.words());
  }

  @Test
  void aRecordsOwnVariantOfARuleSetIsAmongThoseTried() {
    String five = "awale-libre; maxCapturedHouses=5";
    String record = "[RuleSet \"%s\"]\n[FEN \"%s\"]\n\n1. F+10\n";

    List<RuleVerdict> verdicts = judge(record.formatted(five, SIX_ATTACKED));

    assertEquals(five, verdicts.get(0).ruleSet().id());
    assertEquals(
        List.of(five, "oware-leave-first", "oware-leave-last"),
        fitting(verdicts),
        "equally good ones share the place");
    assertEquals(List.of(1, 1, 1, 4), places(verdicts).subList(0, 4));
  }

  private static List<Integer> places(List<RuleVerdict> verdicts) {
    return verdicts.stream().map(RuleVerdict::place).toList();
  }

  @Test
  void theRuleSetThatTheRecordNamesStandsFirstAmongEquals() {
    List<RuleVerdict> verdicts = judge("[RuleSet \"wari\"]\n\n1. A a 2. B b\n");

    assertEquals("wari", verdicts.get(0).ruleSet().id());
    assertEquals("abapa", verdicts.get(1).ruleSet().id());
    assertEquals(1, verdicts.get(1).place());
  }

  @Test
  void aGameThatIsLegalNowhere() {
    List<RuleVerdict> verdicts = judge("1. A a 2. B h 3. C c\n");

    assertEquals(List.of(), fitting(verdicts));
    assertEquals(4, verdicts.get(0).parting().orElseThrow().ply());
    for (int i = 1; i < verdicts.size(); i++) {
      int before = verdicts.get(i - 1).parting().orElseThrow().ply();
      assertTrue(before >= verdicts.get(i).parting().orElseThrow().ply(), "latest parting first");
    }
  }

  /** All but Toguz Kumalak, whose records name houses in a way of their own. */
  static List<RuleSet> ruleSets() {
    List<RuleSet> ruleSets =
        RuleCatalog.builtIn().all().stream().filter(r -> r.layout().houses() < 9).toList();
    assertTrue(ruleSets.size() >= 15, ruleSets.toString());
    return ruleSets;
  }

  /** A game of seeded play under a rule set fits it; others part where a plain replay parts. */
  @ParameterizedTest
  @MethodSource("ruleSets")
  void agreesWithAPlainReplay(RuleSet played) {
    int parted = 0;
    for (int seed = 1; seed <= 12; seed++) {
      SeededGame game = new SeededGame(played, seed);
      List<RuleVerdict> verdicts = judge(game.text());

      RuleVerdict own = of(played.id(), verdicts);
      assertTrue(own.fits(), played + " seed " + seed + ": " + own.parting());
      assertEquals(1, own.place(), played + " seed " + seed);
      for (RuleVerdict verdict : verdicts) {
        if (verdict.ruleSet().layout().equals(played.layout())) {
          int expected = game.partsAt(verdict.ruleSet());
          int ply = verdict.parting().map(Parting::ply).orElse(0);
          assertEquals(expected, ply, verdict.ruleSet() + ", seed " + seed + ": " + game.text());
          parted += expected > 0 ? 1 : 0;
        }
      }
    }
    boolean alone =
        ruleSets().stream().filter(r -> r.layout().equals(played.layout())).count() == 1;
    assertTrue(alone || parted > 0, "no rule set was told from another");
  }

  @Test
  void aGameOfKalahFitsKalahAlone() {
    List<RuleVerdict> verdicts =
        judge(new SeededGame(RuleSets.find("kalah").orElseThrow(), 5).text());

    assertEquals(List.of("kalah"), fitting(verdicts));
    assertEquals("kalah", verdicts.get(0).ruleSet().id());
  }

  @ParameterizedTest
  @ValueSource(strings = {"togyz-masters.pgn", "togyz-playok.pgn"})
  void gamesOfToguzKumalakFitItAlone(String name) throws IOException {
    try (InputStream in = RuleJudgeTest.class.getResourceAsStream("/samples/dialects/" + name)) {
      assertTrue(in != null, name);
      List<RawRecord> records = Records.cut(new RecordReader(name, in));

      assertTrue(records.size() >= 2, records.size() + " records");
      for (RawRecord record : records) {
        List<RuleVerdict> verdicts = JUDGE.judge(record);
        assertEquals("toguz-kumalak", verdicts.get(0).ruleSet().id());
        if (verdicts.get(0).game().game().plyCount() > 0) {
          assertEquals(List.of("toguz-kumalak"), fitting(verdicts));
        }
      }
    }
  }

  @Test
  void theBestOneIsNotedAndNamed() {
    CheckedGame game = JUDGE.best(Records.whole("[FEN \"" + SIX_ATTACKED + "\"]\n\n1. F+8\n"));

    assertEquals("awale-libre", game.ruleSet().id());
    assertEquals(Optional.of("awale-libre"), game.headers().value("RuleSet"));
    assertEquals(GameStatus.VALID, game.status());
    assertEquals(List.of("read as awale-libre, which fits the whole record"), notes(game));
  }

  private static List<String> notes(CheckedGame game) {
    return game.diagnostics().stream()
        .filter(d -> d.code() == DiagnosticCode.RULE_SET_CHOSEN)
        .map(Diagnostic::message)
        .toList();
  }

  @Test
  void aRecordThatNamesTheBestOneIsLeftAsItIs() {
    CheckedGame game =
        JUDGE.best(
            Records.whole("[Variant \"Oware Abapa\"]\n[FEN \"" + SIX_ATTACKED + "\"]\n\n1. F+0\n"));

    assertEquals("abapa", game.ruleSet().id());
    assertFalse(game.headers().value("RuleSet").isPresent());
    assertEquals(
        List.of(
            "read as abapa, which fits the whole record, as do playstrategy,"
                + " awagagae, awagagae-ludii"),
        notes(game));
  }

  @Test
  void whatFitsNowhereIsReadAsFarAsPossible() {
    CheckedGame game = JUDGE.best(Records.whole("1. A A\n"));

    String note = "no known rule set fits the whole record; read as abapa, up to ply 2";
    assertEquals(List.of(note), notes(game));
    assertEquals(GameStatus.BROKEN, game.status());
  }

  /** D is empty after D; in Bohnenspiel, where it is not, the record would go on to its E+3. */
  @Test
  void aMistakeDoesNotMakeOtherRulesOfThoseThatARecordNames() {
    String record = "[Variant \"Oware\"]\n\n1. D d 2. D b 3. E+3 e\n";

    assertEquals("bohnenspiel", judge(record).get(0).ruleSet().id());
    assertEquals("abapa", JUDGE.best(Records.whole(record)).ruleSet().id());
  }

  /** A game of random moves with a fixed seed, captures written, up to 60 plies of one round. */
  private static final class SeededGame {
    private final RuleSet ruleSet;
    private final StringBuilder text = new StringBuilder();
    private final byte[] moves = new byte[60];
    private final int[] captures = new int[60];
    private int count;

    SeededGame(RuleSet ruleSet, int seed) {
      this.ruleSet = ruleSet;
      SplittableRandom random = new SplittableRandom(seed);
      Board board = ruleSet.rules().board();
      Position position = ruleSet.rules().start(Side.SOUTH);
      board.load(position);
      while (count < moves.length && !board.isOver()) {
        List<Move> legal = ruleSet.rules().legalMoves(position);
        Move move = legal.get(random.nextInt(legal.size()));
        if (move.code() >= ruleSet.layout().houseCount() && !move.isPass()) {
          return; // the first round is over
        }
        Ply ply = ruleSet.rules().play(position, move);
        add(ply);
        board.playUnchecked(ply.move().code());
        position = ply.after();
      }
    }

    private void add(Ply ply) {
      moves[count] = (byte) ply.move().code();
      captures[count] = ply.captured();
      count++;
      text.append(IllegalMoves.name(ruleSet.layout(), ply.move()));
      text.append(ply.captured() > 0 ? "+" + ply.captured() + " " : " ");
    }

    String text() {
      return text + "\n";
    }

    /** The first ply that is illegal under a rule set or captures otherwise; 0 if none. */
    int partsAt(RuleSet other) {
      Board board = other.rules().board();
      Position position = other.rules().start(Side.SOUTH);
      board.load(position);
      for (int ply = 1; ply <= count; ply++) {
        Move move = new Move(moves[ply - 1] & 0xff);
        if (board.isOver() || other.rules().whyIllegal(position, move).isPresent()) {
          return ply;
        }
        Ply played = other.rules().play(position, move);
        board.playUnchecked(move.code());
        position = played.after();
        int claim = captures[ply - 1];
        int most = played.captured() + (ply == count ? swept(board, played) : 0);
        if (claim > 0 && claim != played.captured() && claim != most) {
          return ply;
        }
      }
      return 0;
    }

    private static int swept(Board board, Ply last) {
      Optional<Outcome> end = board.ending();
      return end.map(o -> o.score().halves(last.mover()) / 2 - last.after().store(last.mover()))
          .orElse(0);
    }
  }
}
