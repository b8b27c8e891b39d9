package org.granary.grammar.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DrawnBoard;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameDraft;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.Test;

/** Records that tell of each ply where it landed, what was sown, the total, or the whole board. */
class OtherNotationsTest {
  private static final int WRONG = 14;
  private static final int NORTH_D = 9;

  private final Repairer repairer = new Repairer(RuleSets.ABAPA, RuleCatalog.builtIn());

  /** The real game of 51 plies, ply 14 a written as d, its captures not told. */
  private static CheckedGame damaged(BiFunction<Ply, PlyClaims, PlyClaims> told)
      throws IOException {
    RawRecord source =
        new RawRecord(
            "t.txt", 1, 1, new byte[0], StandardCharsets.UTF_8, ".".repeat(60), List.of());
    GameDraft draft = new GameDraft(source);
    int number = 0;
    for (Ply ply : RepairerTest.check(RepairerTest.sample("oware-51.ogn")).game().plies()) {
      number++;
      int house = number == WRONG ? NORTH_D : ply.move().code();
      draft.ply(house, number, told.apply(ply, PlyClaims.NONE));
    }
    return new GameChecker(RuleSets.ABAPA).check(draft.build());
  }

  private static DrawnBoard drawn(Position position) {
    List<Integer> seeds = new ArrayList<>();
    for (int house = 0; house < 12; house++) {
      seeds.add(position.seeds(house));
    }
    return new DrawnBoard(seeds, position.store(Side.SOUTH), position.store(Side.NORTH), 0);
  }

  private void findsTheSlip(CheckedGame game, int told) {
    Repairs repairs = repairer.repairs(game);
    Repair first = repairs.suggestions().get(0);

    assertEquals("a instead of d", first.changes().get(0).words());
    assertEquals(WRONG, first.changes().get(0).ply());
    assertEquals(1, first.changes().size());
    assertEquals(WRONG, first.changes().get(0).offset());
    assertEquals(51, first.evidence().replayed());
    assertEquals(told, first.evidence().told());
    assertEquals(told, first.evidence().agreeing());
    assertTrue(repairs.clear(), "clearly ahead");
  }

  @Test
  void landingHousesTellTheSlip() throws IOException {
    findsTheSlip(damaged((ply, claims) -> claims.withLanding(ply.lastHouse())), 51);
  }

  @Test
  void seedsSownTellTheSlip() throws IOException {
    findsTheSlip(
        damaged((ply, claims) -> claims.withSown(ply.before().seeds(ply.move().code()))), 51);
  }

  @Test
  void totalsTellTheSlip() throws IOException {
    findsTheSlip(damaged((ply, claims) -> claims.withTotal(ply.after().store(ply.mover()))), 51);
  }

  @Test
  void drawnBoardsTellTheSlip() throws IOException {
    findsTheSlip(damaged((ply, claims) -> claims.withBoard(drawn(ply.after()))), 0);
  }

  @Test
  void evenWithoutAnythingToldTheRestOfTheGameFitsOneSlipBest() throws IOException {
    findsTheSlip(damaged((ply, claims) -> claims), 0);
  }
}
