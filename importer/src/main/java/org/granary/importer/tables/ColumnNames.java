package org.granary.importer.tables;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What columns are called, from {@code columns.txt}. */
final class ColumnNames {
  private static final Map<String, Column> KNOWN = read();

  private ColumnNames() {}

  /** The column of a header, if it is one that is known. */
  static Optional<Column> find(String header) {
    boolean house = header.matches("[A-Fa-f]|[SN][1-9]");
    return house
        ? Optional.of(new Column(Column.Role.HOUSE, header))
        : Optional.ofNullable(KNOWN.get(simplified(header)));
  }

  /** The column of any other header: a tag of that name, as far as the names of tags allow. */
  static Column other(String header) {
    StringBuilder name = new StringBuilder();
    for (String word : header.split("[^\\p{L}\\p{M}\\p{N}_]+", -1)) {
      String rest = word.isEmpty() ? "" : word.substring(1);
      name.append(word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT)).append(rest);
    }
    String plain = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    boolean letter = !plain.isEmpty() && Character.isLetter(plain.charAt(0));
    return letter
        ? new Column(Column.Role.TAG, plain.substring(0, Math.min(plain.length(), 100)))
        : new Column(Column.Role.DERIVED, "");
  }

  private static String simplified(String header) {
    return Normalizer.normalize(header, Normalizer.Form.NFD)
        .replaceAll("[^\\p{L}\\p{N}]", "")
        .toLowerCase(Locale.ROOT);
  }

  private static Map<String, Column> read() {
    Map<String, Column> known = new HashMap<>();
    for (String line : resource().lines().filter(l -> !l.startsWith("#")).toList()) {
      int colon = line.indexOf(':');
      Column column = column(line.substring(0, colon));
      for (String name : line.substring(colon + 1).strip().split(" ", -1)) {
        known.put(name, column);
      }
    }
    return Map.copyOf(known);
  }

  private static Column column(String name) {
    boolean role = name.equals(name.toUpperCase(Locale.ROOT)) && !name.equals("FEN");
    return role ? new Column(Column.Role.valueOf(name), "") : new Column(Column.Role.TAG, name);
  }

  private static String resource() {
    try (InputStream in = ColumnNames.class.getResourceAsStream("columns.txt")) {
      if (in == null) {
        throw new IllegalStateException("missing resource columns.txt");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
