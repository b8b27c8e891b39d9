package org.granary.grammar.repair;

import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Move;

/** Tries every single slip at the plies of what a stage has entered. */
final class Edits {
  private final Stage stage;
  private final Script script;
  private final Layout layout;
  private final boolean digits;

  private Edits(Stage stage, Written written) {
    this.stage = stage;
    this.script = stage.script();
    this.layout = written.layout();
    this.digits = written.digits();
  }

  /** Tries all slips from a ply on, up to the one at which play breaks off. */
  static void tryAll(Stage stage, Written written, int from) {
    Edits edits = new Edits(stage, written);
    int last = Math.min(stage.reach() + 1, stage.script().length());
    for (int ply = from; ply <= last; ply++) {
      edits.at(ply);
    }
    if (stage.reach() == stage.script().length()) {
      edits.leftOut(last + 1, false);
    }
  }

  private void at(int ply) {
    otherHouses(ply);
    if (script.house(ply) == Script.UNREADABLE) {
      stage.attempt(new Edit(Slip.TWICE, ply, 1, Weights.NO_PLY));
      return;
    }
    leftOut(ply, true);
    twice(ply);
    exchanged(ply);
    turned(ply);
  }

  /** Every other house that can be played here. */
  private void otherHouses(int ply) {
    int written = script.house(ply);
    for (long left = legal(ply); left != 0; left &= left - 1) {
      int house = house(left);
      if (house != written) {
        Slip slip = written == Script.UNREADABLE ? Slip.UNREADABLE : Slip.HOUSE;
        stage.attempt(new Edit(slip, ply, house, weight(written, house)));
      }
    }
  }

  private long legal(int ply) {
    return stage.board(ply - 1).legalMoves() & houses();
  }

  private long houses() {
    return (1L << layout.houseCount()) - 1;
  }

  private int house(long legal) {
    int code = Move.codeOfBit(Long.numberOfTrailingZeros(legal));
    return digits ? code % layout.houses() : code;
  }

  private int weight(int written, int house) {
    if (written == Script.UNREADABLE) {
      return Weights.UNREADABLE;
    }
    if (written == layout.turned(house)) {
      return Weights.OTHER_CASE;
    }
    boolean row = digits || layout.row(written) == layout.row(house);
    return row && Math.abs(written - house) == 1 ? Weights.NEIGHBOUR_HOUSE : Weights.OTHER_HOUSE;
  }

  private void leftOut(int ply, boolean two) {
    for (long left = legal(ply); left != 0; left &= left - 1) {
      int first = house(left);
      stage.attempt(new Edit(Slip.LEFT_OUT, ply, first, Weights.LEFT_OUT));
      if (two) {
        twoLeftOut(ply, first, Move.codeOfBit(Long.numberOfTrailingZeros(left)));
      }
    }
  }

  private void twoLeftOut(int ply, int first, int move) {
    Board after = stage.spare();
    after.copyFrom(stage.board(ply - 1));
    after.playUnchecked(move);
    for (long left = after.legalMoves() & houses(); left != 0; left &= left - 1) {
      stage.attempt(Edit.twoLeftOut(ply, first, house(left)));
    }
  }

  private void twice(int ply) {
    boolean repeats = same(ply, ply - 1) || same(ply, ply - 2);
    int weight = repeats ? Weights.TWICE : Weights.TOO_MANY;
    stage.attempt(new Edit(Slip.TWICE, ply, 1, weight));
    if (ply < script.length()) {
      boolean pair = same(ply, ply - 2) && same(ply + 1, ply - 1);
      int both = pair ? Weights.TWO_TWICE : Weights.TWO_TOO_MANY;
      stage.attempt(new Edit(Slip.TWICE, ply, 2, both));
    }
  }

  private boolean same(int ply, int earlier) {
    return earlier >= 1 && script.house(ply) == script.house(earlier);
  }

  private void exchanged(int ply) {
    if (ply + 1 <= script.length() && !same(ply + 1, ply)) {
      stage.attempt(new Edit(Slip.EXCHANGED, ply, 1, Weights.EXCHANGED));
    }
    if (ply + 2 <= script.length() && !same(ply + 2, ply)) {
      stage.attempt(new Edit(Slip.EXCHANGED, ply, 2, Weights.EXCHANGED_OF_A_SIDE));
    }
  }

  private void turned(int ply) {
    int mirrored = ply == 1 ? Weights.MIRRORED_FROM_FIRST : Weights.MIRRORED;
    stage.attempt(new Edit(Slip.MIRRORED, ply, 3, mirrored));
    if (!digits) {
      stage.attempt(new Edit(Slip.MIRRORED, ply, 1, mirrored));
      stage.attempt(new Edit(Slip.MIRRORED, ply, 2, mirrored));
      int sides = ply == 1 ? Weights.SIDES_FROM_FIRST : Weights.SIDES;
      stage.attempt(new Edit(Slip.SIDES, ply, 0, sides));
    }
  }
}
