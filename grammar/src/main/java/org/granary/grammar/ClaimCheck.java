package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Score;
import org.granary.engine.Side;

/**
 * Compares what only other notations than OGN say of plies with the play: where the last seed fell
 * on the whole board, how many were sown, and boards drawn after plies.
 *
 * <p>Of boards that keep disagreeing only the first is reported, until one agrees again.
 */
final class ClaimCheck {
  private final MoveLine line;
  private final Game game;
  private final Problems problems;
  private boolean astray;

  ClaimCheck(MoveLine line, Game game, Problems problems) {
    this.line = line;
    this.game = game;
    this.problems = problems;
  }

  void check() {
    if (!line.hasPlyClaims()) {
      return;
    }
    List<Ply> plies = game.plies();
    for (int ply = 1; ply <= plies.size(); ply++) {
      PlyClaims claims = line.plyClaims(ply);
      Ply played = plies.get(ply - 1);
      if (!played.isBetweenRounds()) {
        sown(ply, played, claims.sown());
        landing(ply, played, claims.landing());
      }
      if (claims.board().isPresent()) {
        board(ply, played, claims.board().get());
      }
    }
  }

  private static Layout layout(Ply played) {
    return played.before().layout();
  }

  private void sown(int ply, Ply played, int claim) {
    if (claim < 0 || played.move().isPass()) {
      return;
    }
    int held = played.before().seeds(played.move().code());
    if (claim != held) {
      String move = IllegalMoves.name(layout(played), played.move());
      String message = move + " holds " + held + ", and " + claim + " are said to be sown";
      problems.add(DiagnosticCode.WRONG_SOWN, line.offset(ply), 1, message);
    }
  }

  private void landing(int ply, Ply played, int claim) {
    int truth = played.lastHouse() < 0 ? PlyClaims.STORE : played.lastHouse();
    if (claim != -1 && claim != truth && !played.move().isPass()) {
      String move = IllegalMoves.name(layout(played), played.move());
      String message =
          move + " lands in " + place(played, truth) + ", not in " + place(played, claim);
      problems.add(DiagnosticCode.WRONG_LANDING, line.offset(ply), 1, message);
    }
  }

  private static String place(Ply played, int house) {
    Layout layout = layout(played);
    return layout.contains(house) ? "house " + HouseNames.full(layout, house) : "a store";
  }

  private void board(int ply, Ply played, DrawnBoard drawn) {
    boolean last = ply == game.plyCount() && game.stop().isEmpty();
    boolean agrees = differences(played.after(), drawn) == 0 || last && isCleared(drawn);
    if (!agrees && !astray) {
      String move = IllegalMoves.name(layout(played), played.move());
      problems.add(DiagnosticCode.WRONG_BOARD, drawn.offset(), 1, message(move, played, drawn));
    }
    astray = !agrees;
  }

  private static String message(String move, Ply played, DrawnBoard drawn) {
    if (drawn.seeds().size() != layout(played).houseCount()) {
      int houses = layout(played).houseCount();
      return "a board of " + drawn.seeds().size() + " houses is drawn, the game's has " + houses;
    }
    int more = differences(played.after(), drawn) - 1;
    return "after "
        + move
        + first(played.after(), drawn)
        + (more == 0
            ? ""
            : more == 1
                ? ", and another number differs"
                : ", and " + more + " other numbers differ")
        + '\n'
        + BoardText.draw(played.after());
  }

  /** The first number that differs, as it is and as it is drawn. */
  private static String first(Position board, DrawnBoard drawn) {
    Layout layout = board.layout();
    for (int house = 0; house < layout.houseCount(); house++) {
      int held = board.seeds(house);
      if (drawn.seeds().get(house) != held) {
        String name = HouseNames.full(layout, house);
        return " house " + name + " holds " + held + ", not " + drawn.seeds().get(house);
      }
    }
    Side side = storeDiffers(board, Side.SOUTH, drawn.southStore()) ? Side.SOUTH : Side.NORTH;
    int store = side == Side.SOUTH ? drawn.southStore() : drawn.northStore();
    return " " + IllegalMoves.name(side) + "'s store holds " + board.store(side) + ", not " + store;
  }

  /** How many numbers differ. */
  private static int differences(Position board, DrawnBoard drawn) {
    if (drawn.seeds().size() != board.layout().houseCount()) {
      return 1;
    }
    int count = 0;
    for (int house = 0; house < drawn.seeds().size(); house++) {
      count += board.seeds(house) == drawn.seeds().get(house) ? 0 : 1;
    }
    count += storeDiffers(board, Side.SOUTH, drawn.southStore()) ? 1 : 0;
    return count + (storeDiffers(board, Side.NORTH, drawn.northStore()) ? 1 : 0);
  }

  private static boolean storeDiffers(Position board, Side side, int drawn) {
    return drawn >= 0 && board.store(side) != drawn;
  }

  /** Whether the last board is drawn with what the end of the game brought to each side. */
  private boolean isCleared(DrawnBoard drawn) {
    Optional<Outcome> outcome = game.outcome();
    boolean stores = drawn.southStore() >= 0 && drawn.northStore() >= 0;
    if (outcome.isEmpty() || !stores || drawn.seeds().stream().anyMatch(n -> n != 0)) {
      return false;
    }
    Score score = new Score(2 * drawn.southStore(), 2 * drawn.northStore());
    return score.equals(outcome.get().score());
  }
}
