package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FenTest {
  private static final String START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

  @Test
  void readsHousesStoresAndSideToMove() {
    Fen.Parsed parsed = Fen.parse(" 1-2-3-4-5-6-6-5-4-3-2-1-2-4-n ", Layout.AWALE);

    Position position = parsed.position().orElseThrow();
    assertEquals(List.of(), parsed.problems());
    assertEquals(1, position.seeds(0));
    assertEquals(6, position.seeds(6));
    assertEquals(2, position.store(Side.SOUTH));
    assertEquals(4, position.store(Side.NORTH));
    assertEquals(Side.NORTH, position.toMove());
  }

  @Test
  void writesWhatItReads() {
    assertEquals(START, Fen.format(Position.start(Layout.AWALE, Side.SOUTH)));
    Position toguz = Position.start(Layout.TOGUZ_KUMALAK, Side.NORTH);
    assertEquals(Optional.of(toguz), Fen.parse(Fen.format(toguz), Layout.TOGUZ_KUMALAK).position());
  }

  @Test
  void fewerSeedsAreARemarkAndMoreAMistake() {
    Fen.Parsed few = Fen.parse("0-0-0-0-0-1-1-0-0-0-0-0-0-0-S", Layout.AWALE);
    Fen.Parsed many = Fen.parse(START.replace("-0-0-", "-0-1-"), Layout.AWALE);

    assertTrue(few.position().isPresent());
    assertEquals(List.of("the position holds 2 seeds, the game 48"), few.problems());
    assertTrue(many.position().isEmpty());
    assertEquals(List.of("the position holds 49 seeds, the game 48"), many.problems());
  }

  @ParameterizedTest
  @CsvSource({
    "'', a position has 14 counts",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-S, a position has 14 counts",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-S, a position has 14 counts",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-W, the side to move is S or N",
    "4-4-4-4-4-4-4-4-4-4-4-x-0-0-S, 'x' is not a count",
    "4-4-4-4-4-4-4-4-4-4-4--0-0-S, '' is not a count",
    "4-4-4-4-4-4-4-4-4-4-4-+4-0-0-S, '+4' is not a count",
    "4-4-4-4-4-4-4-4-4-4-4-999999999999-0-0-S, '999999999999' is not a count"
  })
  void saysWhatIsWrong(String text, String problem) {
    Fen.Parsed parsed = Fen.parse(text, Layout.AWALE);

    assertTrue(parsed.position().isEmpty());
    assertTrue(parsed.problems().get(0).startsWith(problem), parsed.problems().toString());
  }

  @Test
  void marksFollowTheSideToMove() {
    Position position =
        Fen.parse(
                "3-0-14-0-2-1-5-1-3-4-13-2-0-0-S-taken=ab/F-hit=a-owns=ABCDEFa/bcdef-began=N",
                Layout.AWALE)
            .position()
            .orElseThrow();

    Marks marks = position.marks();
    assertEquals(0b1100_0000, marks.capturedBySouth());
    assertEquals(0b10_0000, marks.capturedByNorth());
    assertEquals(0b100_0000, marks.hit());
    assertEquals(0b111_1111, marks.ownedBySouth());
    assertEquals(Phase.NORTH_BEGAN, marks.phase());
    assertEquals(14, position.seeds(2));
  }

  @ParameterizedTest
  @CsvSource({
    "-taken=a/, -taken=a/",
    "-tuzdyk=/F, -taken=/F",
    "-began=S, -began=S",
    "-begins=N, -begins=N",
    "-endless, -endless",
    "-began=N-hit=A-taken=/A, -taken=/A-hit=A-began=N",
    "-owns=ABCDEF/abcdef, ''",
    "-owns=ABCDE/Fabcdef, -owns=ABCDE/Fabcdef",
    "-taken=/, ''"
  })
  void marksAreWrittenInOneOrderAndTheUsualOnesLeftOut(String marks, String written) {
    Position position = Fen.parse(START + marks, Layout.AWALE).position().orElseThrow();

    assertEquals(START + written, Fen.format(position));
  }

  @Test
  void onBoardsOfNineAMarkedHouseSaysItsRow() {
    String text = "9-".repeat(18) + "0-0-N-taken=N4/S6";

    Position position = Fen.parse(text, Layout.TOGUZ_KUMALAK).position().orElseThrow();

    assertEquals(1L << 12, position.marks().capturedBySouth());
    assertEquals(1L << 5, position.marks().capturedByNorth());
    assertEquals(text, Fen.format(position));
  }

  @ParameterizedTest
  @CsvSource({
    "-taken=a, 30, taken=a: houses taken by South",
    "-taken=a/g, 30, taken=a/g: houses taken by South",
    "-taken=aa/, 30, taken=aa/: houses taken by South",
    "-taken=a/a, 30, taken=a/a: a house cannot be taken by both sides",
    "-began=S-taken=a/x, 38, taken=a/x: houses taken by South",
    "-began=W, 30, began=W: a round is begun by S or N",
    "-began=S-begins=N, 38, begins=N: this is said twice",
    "-endless=yes, 30, endless=yes: endless stands alone",
    "-hit=q, 30, hit=q: a list of houses is expected",
    "-hit=a, 30, a house that was hit is a captured one",
    "-owns=ABC/abc, 30, owns=ABC/abc: every house stands once",
    "-captured=a/, 30, '''captured=a/'' is none of taken='"
  })
  void aWrongMarkIsToldWithItsPlace(String marks, int at, String problem) {
    Fen.Parsed parsed = Fen.parse(START + marks, Layout.AWALE);

    assertTrue(parsed.position().isEmpty());
    assertTrue(parsed.problems().get(0).startsWith(problem), parsed.toString());
    assertEquals(at, parsed.at());
  }

  @Test
  void theColumnOfAWrongMarkIsThatInTheRecord() {
    CheckedGame game =
        Records.check("[RuleSet \"awagagae\"]\n[FEN \"" + START + "-began=X\"]\n\n1. A *");

    assertEquals(List.of("2:37 malformed-position"), Records.codes(game.diagnostics()));
  }

  @Test
  void inGamesOfRoundsTheSideToMoveBeganUnlessThePositionSaysOtherwise() {
    RuleSet awagagae = RuleCatalog.builtIn().find("awagagae").orElseThrow();
    RuleSet abapa = RuleCatalog.builtIn().find("abapa").orElseThrow();

    assertEquals(Phase.SOUTH_BEGAN, phase(START, awagagae));
    assertEquals(Phase.NORTH_BEGAN, phase(START.replace("S", "N"), awagagae));
    assertEquals(Phase.NORTH_BEGAN, phase(START + "-began=N", awagagae));
    assertEquals(Phase.PLAY, phase(START, abapa));
  }

  private static Phase phase(String text, RuleSet ruleSet) {
    return Fen.parse(text, ruleSet).position().orElseThrow().marks().phase();
  }

  static List<RuleSet> ruleSets() {
    return RuleCatalog.builtIn().all();
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void everyPositionOfAGameComesBackEqual(RuleSet ruleSet) {
    SplittableRandom random = new SplittableRandom(ruleSet.name().length());
    Set<Marks> marks = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      for (Position position : RandomGames.annotated(random, ruleSet, 300).game().positions()) {
        assertEquals(Optional.of(position), Fen.parse(Fen.format(position), ruleSet).position());
        assertEquals(
            Optional.of(position), Fen.parse(Fen.format(position), ruleSet.layout()).position());
        marks.add(position.marks());
      }
    }
    boolean marked = LineResolver.hasRounds(ruleSet) || ruleSet.name().equals("toguz-kumalak");
    assertTrue(!marked || marks.size() > 10, marks.size() + " kinds of marks");
  }

  @Test
  void theBoardInTextNamesMarkedHouses() {
    Position position =
        Fen.parse(START + "-taken=a/F-hit=a-began=N", Layout.AWALE).position().orElseThrow();

    assertTrue(BoardText.draw(position).endsWith("F\n  taken=a/F hit=a"));
  }
}
