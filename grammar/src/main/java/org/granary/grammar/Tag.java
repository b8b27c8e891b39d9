package org.granary.grammar;

/**
 * One header of a record.
 *
 * @param name as written, case kept
 * @param value with its escapes resolved
 * @param offset where the tag's {@code [} stands in the record's text, 0-based; -1 if it was not
 *     read from a text
 */
public record Tag(String name, String value, int offset) {
  /** A tag that was not read from a text. */
  public static Tag of(String name, String value) {
    return new Tag(name, value, -1);
  }
}
