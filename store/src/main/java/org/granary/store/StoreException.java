package org.granary.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A collection cannot be opened, read or written. The message names the file, says what is wrong
 * and what to do about it, and is meant to be shown to people as it is.
 */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What is wrong, for programs. */
  public enum Kind {
    /** The path is not a collection. */
    NOT_A_COLLECTION,
    /** A newer Granary made it. */
    TOO_NEW,
    /** Somebody else is writing to it. */
    LOCKED,
    /** The database file is damaged. */
    CORRUPT,
    /** No room is left. */
    DISK_FULL,
    /** The folder cannot be written to and what was asked needs that. */
    READ_ONLY,
    /** Anything else that the file system or the database reports. */
    FAILED
  }

  private final Kind kind;
  private final transient Path file;

  StoreException(Kind kind, Path file, String problem, String remedy, @Nullable Throwable cause) {
    super(file + ": " + problem + ". " + remedy, cause);
    this.kind = kind;
    this.file = file;
  }

  StoreException(Kind kind, Path file, String problem, String remedy) {
    this(kind, file, problem, remedy, null);
  }

  public Kind kind() {
    return kind;
  }

  /** The file or folder that the trouble is with. */
  public Path file() {
    return file;
  }
}
