package org.granary.grammar;

import java.util.List;

/**
 * A board that a record draws after a ply: a check, never input.
 *
 * @param seeds seeds by house, as the engine numbers them
 * @param southStore South's store, or -1 if it is not drawn
 * @param northStore North's store, or -1 if it is not drawn
 * @param offset where the drawing stands in the record's text, 0-based
 */
public record DrawnBoard(List<Integer> seeds, int southStore, int northStore, int offset) {
  public DrawnBoard {
    seeds = List.copyOf(seeds);
  }
}
