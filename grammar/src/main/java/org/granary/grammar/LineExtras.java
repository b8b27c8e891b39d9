package org.granary.grammar;

import java.util.Map;

/**
 * What only some lines of play have beside moves, captures and annotations.
 *
 * @param sowings packed {@link SowingClaim}s by ply - 1; those missing at the end say nothing
 * @param marks beginnings of rounds that the rules have not carried out, by ply
 * @param claims what another notation than OGN says of plies, by ply
 * @param inRows whether some moves name a place in a row, and the rules say whose row
 */
record LineExtras(
    @SuppressWarnings("ArrayRecordComponent") int[] sowings,
    Map<Integer, RoundMark> marks,
    Map<Integer, PlyClaims> claims,
    boolean inRows) {
  static final LineExtras NONE = new LineExtras(new int[0], Map.of(), Map.of(), false);

  LineExtras {
    marks = Map.copyOf(marks);
    claims = Map.copyOf(claims);
  }
}
