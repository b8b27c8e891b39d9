package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;
import org.granary.grammar.Annotation;
import org.granary.grammar.MoveLine;

/** The moves of a candidate with all that hung on those of the record. */
final class EmendedLine {
  private final Script script;
  private final MoveLine written;
  private final byte[] codes;
  private final int[] offsets;
  private final short[] claims;
  private final Map<Integer, Annotation> annotations = new TreeMap<>();

  EmendedLine(Candidate candidate, Written record) {
    script = candidate.script();
    written = record.line();
    codes = codes(candidate, record);
    offsets = new int[codes.length];
    claims = new short[codes.length];
    for (int ply = 1; ply <= codes.length; ply++) {
      int origin = script.origin(ply);
      offsets[ply - 1] = origin == Script.NEW ? -1 : written.offset(origin);
      claims[ply - 1] = (short) (origin == Script.NEW ? MoveLine.NO_CLAIM : written.claim(origin));
    }
    written.annotations().forEach((origin, annotation) -> add(place(origin), annotation));
  }

  /** Whose house each ply is, as far as it can be played; then the sides alternate. */
  private static byte[] codes(Candidate candidate, Written record) {
    Layout layout = record.layout();
    Board board = candidate.scene().ruleSet().rules().board();
    board.load(candidate.scene().start());
    Side side = board.toMove();
    boolean legal = true;
    byte[] codes = new byte[candidate.script().length()];
    for (int ply = 1; ply <= codes.length; ply++) {
      int house = candidate.script().house(ply);
      int code = record.digits() && house >= 0 ? layout.firstHouse(side) + house : house;
      codes[ply - 1] = (byte) (house < 0 ? Move.PASS_CODE : code);
      legal = legal && house >= 0 && board.isLegal(code);
      if (legal) {
        board.playUnchecked(code);
      }
      side = legal ? board.toMove() : side.opposite();
    }
    return codes;
  }

  /** Where a ply of the record stands now; if it was left out, what stands in its place. */
  private int place(int origin) {
    if (origin == 0) {
      return 0;
    }
    int before = 0;
    for (int ply = 1; ply <= script.length(); ply++) {
      if (script.origin(ply) == origin) {
        return ply;
      }
      if (script.origin(ply) != Script.NEW && script.origin(ply) < origin) {
        before = ply;
      }
    }
    return Math.min(before + 1, script.length());
  }

  private void add(int ply, Annotation more) {
    annotations.merge(ply, more, EmendedLine::joined);
  }

  private static Annotation joined(Annotation one, Annotation other) {
    return new Annotation(
        joined(one.comments(), other.comments()),
        joined(one.nags(), other.nags()),
        joined(one.variations(), other.variations()));
  }

  private static <T> List<T> joined(List<T> one, List<T> other) {
    List<T> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  int plyCount() {
    return codes.length;
  }

  /** The move of a ply. */
  Move move(int ply) {
    return new Move(codes[ply - 1] & 0xff);
  }

  /** Where a ply stands in the record's text; if it does not, where the next one does; or -1. */
  int offset(int ply) {
    for (int at = Math.max(1, ply); at <= offsets.length; at++) {
      if (offsets[at - 1] >= 0) {
        return offsets[at - 1];
      }
    }
    return -1;
  }

  /** A claim about a ply that was not true. */
  record Claim(int ply, int written, int captured) {}

  /** Puts what was captured in place of claims that are not true. */
  List<Claim> correctClaims(Game played) {
    List<Claim> corrected = new ArrayList<>();
    for (int ply = 1; ply <= played.plyCount(); ply++) {
      int claim = claims[ply - 1];
      if (claim != MoveLine.NO_CLAIM && !Agreement.captures(played, ply, claim)) {
        corrected.add(new Claim(ply, claim, played.captured(ply)));
        claims[ply - 1] = (short) played.captured(ply);
      }
    }
    return corrected;
  }

  /** Notes a change in a comment at its ply. */
  void comment(Repair.Change change) {
    int ply = Math.min(change.ply(), codes.length);
    String words = "emended: " + Wording.note(change);
    add(ply, new Annotation(List.of(words), List.of(), List.of()));
  }

  MoveLine build() {
    return new MoveLine(codes.clone(), offsets.clone(), claims.clone(), annotations);
  }
}
