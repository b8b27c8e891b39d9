package org.granary.importer.formats;

/**
 * A ply in a word of a record.
 *
 * @param at where in the word it begins
 * @param house the house as the engine numbers it, or its 0-based place in the mover's row
 * @param inRow whether it is only a place in the mover's row
 * @param landing the house that the last seed is said to fall in; -1 if nothing is said
 */
record WrittenPly(int at, int house, boolean inRow, int landing) {
  static WrittenPly house(int at, int house) {
    return new WrittenPly(at, house, false, -1);
  }

  static WrittenPly inRow(int at, int place) {
    return new WrittenPly(at, place, true, -1);
  }
}
