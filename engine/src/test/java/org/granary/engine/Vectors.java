package org.granary.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.granary.engine.variants.RuleSets;

/** Positions, moves and rule sets of test data, written as in the notation. */
public final class Vectors {
  private Vectors() {}

  /** The lines of a resource that are neither empty nor comments; at least one. */
  public static List<String> lines(String resource) {
    try (InputStream in =
        Objects.requireNonNull(Vectors.class.getResourceAsStream(resource), resource)) {
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      List<String> lines = reader.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList();
      if (lines.isEmpty()) {
        throw new IllegalStateException("no data in " + resource);
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A rule set with overrides: {@code abapa; maxCapturedHouses=4}. */
  public static RuleSet ruleSet(String id) {
    String[] parts = id.trim().split("; *", -1);
    RuleSet ruleSet = RuleSets.find(parts[0]).orElseThrow();
    for (String override : Arrays.asList(parts).subList(1, parts.length)) {
      String[] pair = override.split("=", -1);
      ruleSet = ruleSet.with(pair[0], pair[1]);
    }
    return ruleSet;
  }

  /** House counts, South's store, North's store, side to move, joined by hyphens. */
  public static Position position(Layout layout, String text) {
    String[] words = text.trim().split("-", -1);
    int[] numbers =
        Arrays.stream(words).limit(words.length - 1L).mapToInt(Integer::parseInt).toArray();
    int houses = layout.houseCount();
    return Position.of(
        layout,
        Arrays.copyOf(numbers, houses),
        numbers[houses],
        numbers[houses + 1],
        words[words.length - 1].equals("S") ? Side.SOUTH : Side.NORTH);
  }

  /** An Awale position. */
  public static Position position(String text) {
    return position(Layout.AWALE, text);
  }

  /** House letters with blanks between them, as move codes. */
  public static byte[] moves(Layout layout, String letters) {
    String joined = letters.replace(" ", "");
    byte[] codes = new byte[joined.length()];
    for (int i = 0; i < codes.length; i++) {
      char c = joined.charAt(i);
      codes[i] = (byte) (c >= 'a' ? layout.houses() + c - 'a' : c - 'A');
    }
    return codes;
  }

  /** Moves on an Awale board. */
  public static byte[] moves(String letters) {
    return moves(Layout.AWALE, letters);
  }
}
