package org.granary.grammar;

/**
 * The result token at the end of a record's moves, as written.
 *
 * @param text for example {@code 25-8}, {@code 1-0}, {@code 1/2-1/2} or {@code *}
 * @param offset where it stands in the record's text, 0-based; -1 if not read from a text
 */
public record ResultText(String text, int offset) {}
