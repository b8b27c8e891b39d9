package org.granary.store;

/**
 * A game of the collection that has the same rules, start, players and date as a new one, and of
 * which one is the beginning of the other.
 *
 * @param id its id
 * @param source the file it was imported from
 * @param record 1-based in that file
 * @param line 1-based, on which the record begins
 * @param plies how many it has
 * @param longer whether it has the new game's plies, and perhaps more; else it is the shorter one
 */
public record Overlap(long id, String source, int record, int line, int plies, boolean longer) {}
