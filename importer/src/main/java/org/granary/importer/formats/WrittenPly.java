package org.granary.importer.formats;

import org.granary.grammar.PlyClaims;

/**
 * A ply in a word of a record.
 *
 * @param at where in the word it begins
 * @param house the house as the engine numbers it, or its 0-based place in the mover's row
 * @param inRow whether it is only a place in the mover's row
 * @param claims what the word says beside the house
 */
record WrittenPly(int at, int house, boolean inRow, PlyClaims claims) {
  static WrittenPly house(int at, int house) {
    return new WrittenPly(at, house, false, PlyClaims.NONE);
  }

  static WrittenPly inRow(int at, int place) {
    return new WrittenPly(at, place, true, PlyClaims.NONE);
  }
}
