package org.granary.grammar;

import java.util.Locale;

/**
 * Every kind of thing that Granary says about a source; each is explained in docs/diagnostics.md.
 */
public enum DiagnosticCode {
  // Files and encodings.
  EMPTY_FILE(Severity.WARNING),
  NO_GAME(Severity.ERROR),
  BINARY_FILE(Severity.ERROR),
  ENCODING(Severity.NOTE),
  UNREADABLE_BYTES(Severity.ERROR),
  RECORD_TOO_LONG(Severity.ERROR),
  // Importing.
  NO_SUCH_FILE(Severity.ERROR),
  UNREADABLE_FILE(Severity.ERROR),
  UNKNOWN_EXTENSION(Severity.ERROR),
  NO_GAME_FILES(Severity.ERROR),
  CHANGED_WHILE_READ(Severity.ERROR),
  DUPLICATE_GAME(Severity.NOTE),
  ALREADY_IMPORTED(Severity.NOTE),
  RULE_SET_CHOSEN(Severity.NOTE),
  DIALECT_CHOSEN(Severity.NOTE),
  DIALECT_AMBIGUOUS(Severity.WARNING),
  // Archives.
  BROKEN_ARCHIVE(Severity.ERROR),
  ARCHIVE_LIMIT(Severity.ERROR),
  UNREADABLE_ENTRY(Severity.ERROR),
  ENTRY_NAME(Severity.WARNING),
  // Tables.
  BROKEN_TABLE(Severity.ERROR),
  NO_MOVES_COLUMN(Severity.WARNING),
  EXTERNAL_LINK(Severity.NOTE),
  // Headers.
  MALFORMED_TAG(Severity.ERROR),
  TAG_NAME(Severity.NOTE),
  DUPLICATE_TAG(Severity.WARNING),
  UNKNOWN_VALUE(Severity.WARNING),
  IMPOSSIBLE_DATE(Severity.WARNING),
  UNKNOWN_VARIANT(Severity.ERROR),
  UNKNOWN_RULE_SET(Severity.ERROR),
  NO_RULE_SET(Severity.NOTE),
  // Rule files.
  RULE_FILE_SYNTAX(Severity.ERROR),
  RULE_FILE_KEY(Severity.ERROR),
  RULE_FILE_VALUE(Severity.ERROR),
  RULE_FILE_BASE(Severity.ERROR),
  RULE_CONTRADICTION(Severity.WARNING),
  // Set-up positions.
  MALFORMED_POSITION(Severity.ERROR),
  SEED_SUM(Severity.WARNING),
  MISSING_POSITION(Severity.ERROR),
  // Movetext.
  UNEXPECTED_TEXT(Severity.ERROR),
  UNCLOSED_COMMENT(Severity.ERROR),
  UNCLOSED_VARIATION(Severity.ERROR),
  UNEXPECTED_CLOSE(Severity.ERROR),
  NESTING_TOO_DEEP(Severity.ERROR),
  MOVE_NUMBER(Severity.WARNING),
  ROUND_NUMBER(Severity.WARNING),
  MISPLACED_VARIATION(Severity.ERROR),
  // Play.
  ILLEGAL_MOVE(Severity.ERROR),
  MOVE_AFTER_END(Severity.ERROR),
  WRONG_CAPTURE(Severity.ERROR),
  WRONG_SOWN(Severity.ERROR),
  WRONG_LANDING(Severity.ERROR),
  WRONG_TOTAL(Severity.ERROR),
  WRONG_TUZDYK(Severity.ERROR),
  WRONG_BOARD(Severity.ERROR),
  WRONG_PASS(Severity.ERROR),
  WRONG_ROUND(Severity.ERROR),
  MISSING_ROUND(Severity.ERROR),
  WRONG_OWNERS(Severity.ERROR),
  ILLEGAL_VARIATION(Severity.ERROR),
  // Results.
  MALFORMED_RESULT(Severity.ERROR),
  WRONG_RESULT(Severity.ERROR),
  RESULT_MISMATCH(Severity.ERROR),
  NO_RESULT(Severity.NOTE),
  UNKNOWN_TERMINATION(Severity.WARNING),
  // Records in ruins.
  TOO_MANY_PROBLEMS(Severity.NOTE);

  private final Severity severity;

  DiagnosticCode(Severity severity) {
    this.severity = severity;
  }

  /** The severity it usually has. */
  public Severity severity() {
    return severity;
  }

  /** As printed, for example {@code illegal-move}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
