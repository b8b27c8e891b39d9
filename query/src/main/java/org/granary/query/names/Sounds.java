package org.granary.query.names;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A word by its sounds, so that a Kazakh or Russian name meets the ways in which it is written in
 * Latin letters: Жұмабек is Zhumabek and Jumabek, Ербол is Yerbol. Rough on purpose: for proposals,
 * not for printing.
 */
final class Sounds {
  /** Cyrillic letters, those of Kazakh included, after accents were taken off. */
  private static final String CYRILLIC =
      "а a б b в v г g д d е e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts"
          + " ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ә a ғ g қ k ң n ө o ұ u ү u һ h і i є e ґ g";

  private static final Map<Character, String> LATIN = table();

  /** What is written in several ways, and one letter for each; first ones first. */
  private static final String[][] SAME = {
    {"shch|sch|sh", "s"},
    {"tch|ch|ts|tz", "c"},
    {"dzh|zh|dj|j", "Z"},
    {"kh", "h"},
    {"gh", "g"},
    {"ck|q", "k"},
    {"x", "ks"},
    {"w", "v"},
    {"ou", "u"},
    {"ng", "n"},
    {"[iy]+(?=[aeou])", ""},
    {"[iy]+", "i"},
    {"(.)\\1+", "$1"},
  };

  /** Arabic and Roman numbers are no words. */
  private static final Pattern NUMBER = Pattern.compile("[ivx]+|.*\\p{N}.*");

  private static final Pattern[] PATTERNS = patterns();

  private Sounds() {}

  private static Map<Character, String> table() {
    String[] pairs = CYRILLIC.split(" ", -1);
    return IntStream.range(0, pairs.length / 2)
        .boxed()
        .collect(
            Collectors.toMap(i -> pairs[2 * i].charAt(0), i -> pairs[2 * i + 1].replace("-", "")));
  }

  private static Pattern[] patterns() {
    Pattern[] patterns = new Pattern[SAME.length];
    for (int i = 0; i < SAME.length; i++) {
      patterns[i] = Pattern.compile(SAME[i][0]);
    }
    return patterns;
  }

  /** Whether it has Cyrillic letters. */
  static boolean isCyrillic(String word) {
    return word.chars().anyMatch(c -> LATIN.containsKey((char) c));
  }

  static boolean isNumber(String word) {
    return NUMBER.matcher(word).matches();
  }

  /** A word of small letters without accents by its sounds. */
  static String of(String word) {
    if (isNumber(word)) {
      return word;
    }
    StringBuilder latin = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      latin.append(LATIN.getOrDefault(c, String.valueOf(c)));
    }
    String sounds = latin.toString();
    for (int i = 0; i < PATTERNS.length; i++) {
      sounds = PATTERNS[i].matcher(sounds).replaceAll(SAME[i][1]);
    }
    return sounds;
  }
}
