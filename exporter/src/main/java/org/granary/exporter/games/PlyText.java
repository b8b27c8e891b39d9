package org.granary.exporter.games;

import java.util.List;
import java.util.stream.Collectors;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Side;
import org.granary.grammar.HouseNames;

/** Moves as tables and sheets print them. */
public final class PlyText {
  private PlyText() {}

  /**
   * A ply with what it did, for readers: {@code C+5} captured five seeds, {@code C×d} the house d
   * for good; {@code pass}. On boards of nine as players write it: house and landing house, {@code
   * x} for a tuzdyk, the mover's store in brackets after a capture: {@code 36x(10)}.
   */
  public static String of(Ply ply) {
    Layout layout = ply.before().layout();
    if (ply.move().isPass()) {
      return "pass";
    }
    String text = move(layout, ply.move());
    if (ply.isBetweenRounds()) {
      return text;
    }
    if (HouseNames.digits(layout)) {
      return digits(ply, text);
    }
    if (capturedForGood(ply)) {
      text += "×" + houses(layout, ply.capturedHouses());
    }
    return ply.captured() > 0 ? text + "+" + ply.captured() : text;
  }

  private static String digits(Ply ply, String house) {
    String text = house;
    if (ply.lastHouse() >= 0) {
      text += HouseNames.name(ply.before().layout(), ply.lastHouse());
    }
    if (capturedForGood(ply)) {
      text += "x";
    }
    return ply.captured() > 0 ? text + "(" + ply.after().store(ply.mover()) + ")" : text;
  }

  /** Whether a ply brought its mover a house that stays his. */
  public static boolean capturedForGood(Ply ply) {
    long before = ply.before().marks().captured();
    return !ply.isBetweenRounds() && ply.after().marks().captured() != before;
  }

  /** Whether a ply brought its mover anything, seeds or a house for good. */
  public static boolean captures(Ply ply) {
    return ply.captured() > 0 || capturedForGood(ply);
  }

  private static String houses(Layout layout, List<Integer> houses) {
    return houses.stream().map(h -> HouseNames.name(layout, h)).collect(Collectors.joining());
  }

  /** A move by the name of its house; {@code -} for a pass, {@code R} for the start of a round. */
  public static String move(Layout layout, Move move) {
    if (move.isPass()) {
      return "-";
    }
    if (move.beginsRound()) {
      return "R";
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
