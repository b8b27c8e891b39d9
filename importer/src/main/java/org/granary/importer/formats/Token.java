package org.granary.importer.formats;

/**
 * A part of a record made of words.
 *
 * @param kind what it is
 * @param text what it says: of a header its value, of a comment its words, of a move number and of
 *     a capture the number, else all of it
 * @param name of a header its name; else empty
 * @param offset where it begins, 0-based
 * @param length how many characters it has
 */
record Token(Kind kind, String text, String name, int offset, int length) {
  /** Kinds of tokens. */
  enum Kind {
    HEADER,
    COMMENT,
    POSITION,
    NUMBER,
    RESULT,
    CAPTURE,
    TOTAL,
    WORD
  }
}
