package org.granary.grammar.repair;

/**
 * One slip undone, for people and programs.
 *
 * @param slip what kind
 * @param ply where, 1-based in the record as it was meant; 0 for the headers, one more than there
 *     are plies for the result
 * @param offset where in the record's text, 0-based; -1 if that is not known
 * @param written what the record has, in notation; may be empty
 * @param meant what it should have; may be empty
 * @param words the change in words, without a full stop
 */
public record Change(Slip slip, int ply, int offset, String written, String meant, String words) {}
