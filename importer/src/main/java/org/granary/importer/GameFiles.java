package org.granary.importer;

import java.util.Locale;
import java.util.Set;
import org.granary.importer.archives.Archives;

/** Which files may hold games, by their names. */
final class GameFiles {
  /** For messages. */
  static final String ENDINGS = ".ogn, .pgn, .txt, .zip or .gz";

  private static final Set<String> OTHER_OGN = Set.of("pgn", "txt");

  private GameFiles() {}

  /** A file that may hold games itself. */
  static boolean isPlain(String file) {
    String extension = extension(file);
    return extension.equals("ogn") || OTHER_OGN.contains(extension);
  }

  /** A file that may hold games, if only in an archive. */
  static boolean mayHoldGames(String file) {
    return isPlain(file) || extension(file).equals("zip") || isPlain(unpacked(file));
  }

  /** A file that holds OGN if it holds games, though its name does not say so. */
  static boolean isTakenForOgn(String file) {
    return OTHER_OGN.contains(extension(file));
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
