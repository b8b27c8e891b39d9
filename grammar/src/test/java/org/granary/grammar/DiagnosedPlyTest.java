package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Positions were found by sowing by hand: {@code D} gives one seed each to E, F, a and b, {@code c}
 * to d, e, f and A.
 */
class DiagnosedPlyTest {
  private static final String HEADERS = "[RuleSet \"abapa\"]\n[Event \"é 😀\"]\n\n";
  private static final String AFTER_D = "4-4-4-0-5-5-5-5-4-4-4-4-0-0-N";
  private static final String AFTER_D_C = "5-4-4-0-5-5-5-5-0-5-5-5-0-0-S";

  private static DiagnosedPly only(String moves, DiagnosticCode code) {
    CheckedGame game = Records.check(HEADERS + moves);
    List<Diagnostic> found =
        game.diagnostics().stream().filter(diagnostic -> diagnostic.code() == code).toList();
    assertEquals(1, found.size(), game.diagnostics().toString());
    return DiagnosedPly.of(game, found.get(0)).orElseThrow();
  }

  @Test
  void tellsThePositionAndTheLegalMovesOfAnIllegalMove() {
    DiagnosedPly ply = only("{á} 1. D c 2. D *", DiagnosticCode.ILLEGAL_MOVE);

    assertEquals(3, ply.ply());
    assertEquals(AFTER_D_C, Fen.format(ply.before()));
    assertEquals(List.of("A", "B", "C", "E", "F"), ply.legal());
  }

  @Test
  void tellsThePositionOfAWrongCapture() {
    DiagnosedPly ply = only("1. D c+2 *", DiagnosticCode.WRONG_CAPTURE);

    assertEquals(2, ply.ply());
    assertEquals(AFTER_D, Fen.format(ply.before()));
    assertEquals(List.of("a", "b", "c", "d", "e", "f"), ply.legal());
  }

  /** A variation's first ply has the number of the ply that it replaces. */
  @Test
  void findsThePlyInAVariation() {
    DiagnosedPly ply =
        only("1. D c (1... b 2. E a (2... c 3. E)) *", DiagnosticCode.ILLEGAL_VARIATION);

    assertEquals(5, ply.ply());
    assertEquals("6-5-5-0-0-6-6-1-0-7-6-6-0-0-S", Fen.format(ply.before()));
  }

  @Test
  void hasNothingToSayOfWhatIsNotAtAMove() {
    CheckedGame game = Records.check(HEADERS + "1. D c 3. A *");
    Diagnostic number = game.diagnostics().get(0);

    assertEquals(DiagnosticCode.MOVE_NUMBER, number.code());
    assertEquals(Optional.empty(), DiagnosedPly.of(game, number));
  }
}
