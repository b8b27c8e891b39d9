package org.granary.importer;

import java.util.Locale;
import java.util.Set;
import org.granary.importer.archives.Archives;

/** Which files may hold games, by their names. */
final class GameFiles {
  /** For messages. */
  static final String ENDINGS =
      ".ogn, .pgn, .txt, .uci, .suite, .trl, .log, .csv, .tsv, .xlsx, .zip or .gz";

  /** Old workbooks (.xls) cannot be read; that is told of the file. */
  private static final Set<String> PLAIN =
      Set.of("ogn", "pgn", "txt", "uci", "suite", "trl", "log", "csv", "tsv", "xlsx", "xls");

  private GameFiles() {}

  /** A file that may hold games itself. */
  static boolean isPlain(String file) {
    return PLAIN.contains(extension(file));
  }

  /** A file that may hold games, if only in an archive. */
  static boolean mayHoldGames(String file) {
    return isPlain(file) || extension(file).equals("zip") || isPlain(unpacked(file));
  }

  /** An archive. */
  static boolean isArchive(String file) {
    return Archives.isArchive(file);
  }

  private static String unpacked(String file) {
    boolean gzip = extension(file).equals("gz");
    return gzip ? file.substring(0, file.length() - ".gz".length()) : "";
  }

  private static String extension(String file) {
    int dot = file.lastIndexOf('.');
    return dot < 0 ? "" : file.substring(dot + 1).toLowerCase(Locale.ROOT);
  }
}
