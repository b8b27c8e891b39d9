package org.granary.exporter.games;

import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Side;
import org.granary.grammar.HouseNames;

/** Moves as tables and sheets print them. */
public final class PlyText {
  private PlyText() {}

  /**
   * A ply with what it captured: {@code C+5}; on boards of nine the landing house too: {@code 87}.
   */
  public static String of(Ply ply) {
    Layout layout = ply.before().layout();
    String text = move(layout, ply.move());
    if (!HouseNames.digits(layout)) {
      return ply.captured() > 0 ? text + "+" + ply.captured() : text;
    }
    if (ply.lastHouse() >= 0) {
      text += HouseNames.name(layout, ply.lastHouse());
    }
    if (ply.after().marks().captured() != ply.before().marks().captured()) {
      text += "x";
    }
    return ply.captured() > 0 ? text + "(" + ply.after().store(ply.mover()) + ")" : text;
  }

  /** A move by the name of its house; {@code -} for a pass. */
  public static String move(Layout layout, Move move) {
    if (move.isPass()) {
      return "-";
    }
    return layout.contains(move.code()) ? HouseNames.name(layout, move.code()) : "?";
  }

  /** A move's number as notation counts: {@code 12.}, or {@code 12…} for the second of its pair. */
  public static String number(int ply) {
    return (ply + 1) / 2 + (ply % 2 == 1 ? "." : "…");
  }

  /** {@code South} or {@code North}. */
  public static String side(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }

  /** A numeric annotation glyph as print shows it: {@code !}, {@code ??} or {@code $13}. */
  public static String nag(int nag) {
    return switch (nag) {
      case 1 -> "!";
      case 2 -> "?";
      case 3 -> "!!";
      case 4 -> "??";
      case 5 -> "!?";
      case 6 -> "?!";
      default -> "$" + nag;
    };
  }
}
