package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

class FailuresTest {
  private static final Path FILE = Path.of("games.granary", "games.db");

  /** Extended codes count as their first byte: SQLITE_IOERR_SHORT_READ is an SQLITE_IOERR. */
  @ParameterizedTest
  @CsvSource({
    "SQLITE_CORRUPT, CORRUPT, Restore the folder from a backup",
    "SQLITE_CORRUPT_INDEX, CORRUPT, Restore the folder from a backup",
    "SQLITE_NOTADB, CORRUPT, not a database",
    "SQLITE_FULL, DISK_FULL, Make room and run the same command again",
    "SQLITE_BUSY, LOCKED, Wait until it is done",
    "SQLITE_BUSY_SNAPSHOT, LOCKED, Wait until it is done",
    "SQLITE_LOCKED, LOCKED, Wait until it is done",
    "SQLITE_READONLY, READ_ONLY, that you may write to its folder",
    "SQLITE_READONLY_DIRECTORY, READ_ONLY, that you may write to its folder",
    "SQLITE_CANTOPEN, READ_ONLY, Check that it is there",
    "SQLITE_IOERR, FAILED, Check the disk",
    "SQLITE_IOERR_SHORT_READ, FAILED, Check the disk",
    "SQLITE_CONSTRAINT, FAILED, the database failed (oh dear)",
  })
  void saysWhatADatabaseErrorMeans(SQLiteErrorCode code, Kind kind, String words) {
    SQLException cause = new SQLiteException("oh dear", code);

    assertFailure(kind, words, cause, Failures.of(FILE, cause));
  }

  @Test
  void saysWhatItCanOfAnErrorWithoutACode() {
    SQLException cause = new SQLException("database connection closed");

    assertFailure(Kind.FAILED, "database connection closed", cause, Failures.of(FILE, cause));
  }

  static Stream<Arguments> fileErrors() {
    return Stream.of(
        Arguments.of(new IOException("No space left on device"), Kind.DISK_FULL, "Make room"),
        Arguments.of(
            new FileSystemException("x", null, "Disk quota exceeded"), Kind.DISK_FULL, "Make room"),
        Arguments.of(
            new IOException("There is not enough space on the disk"), Kind.DISK_FULL, "Make room"),
        Arguments.of(new AccessDeniedException("x"), Kind.READ_ONLY, "that you may write"),
        Arguments.of(
            new FileSystemException("x", null, "Read-only file system"),
            Kind.READ_ONLY,
            "that you may write"),
        Arguments.of(new FileNotFoundException("x"), Kind.FAILED, "FileNotFoundException: x"),
        Arguments.of(new IOException(), Kind.FAILED, "Check the disk"));
  }

  @ParameterizedTest
  @MethodSource("fileErrors")
  void saysWhatAFileErrorMeans(IOException cause, Kind kind, String words) {
    assertFailure(kind, words, cause, Failures.of(FILE, cause));
  }

  private static void assertFailure(
      Kind kind, String words, Exception cause, StoreException failure) {
    assertEquals(kind, failure.kind());
    assertTrue(failure.getMessage().startsWith(FILE + ": "), failure.getMessage());
    assertTrue(failure.getMessage().contains(words), failure.getMessage());
    assertSame(cause, failure.getCause());
    assertEquals(FILE, failure.file());
  }
}
