package org.granary.exporter;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What games can be exported to. */
public enum GameFormat {
  /** Canonical OGN: nothing is lost. */
  OGN,
  /** One row a game. */
  CSV,
  /** One JSON object a line and game. */
  JSON,
  /** Sheets for reading and printing. */
  PDF,
  /** An Excel workbook. */
  XLSX,
  /** Togyz PGN, for games of Toguz Kumalak. */
  PGN;

  /** The format that a file name's ending names. */
  public static Optional<GameFormat> ofFileName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> lower.endsWith("." + f.extension())).findFirst();
  }

  /** As file names end, without the dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }
}
