package org.granary.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.granary.store.StoreException.Kind;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Turns what the database and the file system report into words for people. */
final class Failures {
  private static final String RESTORE =
      "Restore the folder from a backup, or make a new collection from the source files";

  /** How operating systems say that a disk is full. */
  private static final List<String> FULL =
      List.of("no space left", "not enough space", "quota", "disk full");

  private Failures() {}

  /** What a database error on a file means. */
  static StoreException of(Path file, SQLException e) {
    SQLiteErrorCode code =
        e instanceof SQLiteException sqlite
            ? sqlite.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    return switch (primary(code)) {
      case SQLITE_CORRUPT -> corrupt(file, e);
      case SQLITE_NOTADB ->
          new StoreException(
              Kind.CORRUPT, file, "this is not a database, or it is damaged", RESTORE, e);
      case SQLITE_FULL -> full(file, e);
      case SQLITE_BUSY, SQLITE_LOCKED ->
          new StoreException(
              Kind.LOCKED,
              file,
              "another program is writing to the database",
              "Wait until it is done and try again",
              e);
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH, SQLITE_CANTOPEN -> readOnly(file, e);
      default ->
          new StoreException(
              Kind.FAILED,
              file,
              "the database failed (" + e.getMessage() + ")",
              "Check the disk; then \"db check\" tells whether the collection is sound",
              e);
    };
  }

  private static SQLiteErrorCode primary(SQLiteErrorCode code) {
    return code == SQLiteErrorCode.UNKNOWN_ERROR
        ? code
        : SQLiteErrorCode.getErrorCode(code.code & 0xff);
  }

  static StoreException corrupt(Path file, Throwable e) {
    return new StoreException(Kind.CORRUPT, file, "the database is damaged", RESTORE, e);
  }

  /** An index is made after its database: beside an empty one it shows that there was more. */
  static StoreException lost(Path file) {
    return new StoreException(
        Kind.CORRUPT, file, "the database is empty, though there is an index of it", RESTORE);
  }

  private static StoreException full(Path file, Throwable e) {
    return new StoreException(
        Kind.DISK_FULL,
        file,
        "there is no room left on the disk",
        "Make room and run the same command again; the games of the batch in hand were not stored,"
            + " all earlier ones are",
        e);
  }

  private static StoreException readOnly(Path file, Throwable e) {
    return new StoreException(
        Kind.READ_ONLY,
        file,
        "it cannot be opened or written to",
        "Check that it is there and that you may write to its folder",
        e);
  }

  /** What a file error means. */
  static StoreException of(Path file, IOException e) {
    String message = String.valueOf(e.getMessage());
    String words = message.toLowerCase(Locale.ROOT);
    if (FULL.stream().anyMatch(words::contains)) {
      return full(file, e);
    }
    if (e instanceof AccessDeniedException || words.contains("read-only file system")) {
      return readOnly(file, e);
    }
    return new StoreException(
        Kind.FAILED,
        file,
        "reading or writing failed (" + e.getClass().getSimpleName() + ": " + message + ")",
        "Check the disk; then \"db check\" tells whether the collection is sound",
        e);
  }
}
