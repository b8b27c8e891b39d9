package org.granary.grammar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Finds the words that a writer may have meant. */
final class Spelling {
  private Spelling() {}

  /** The known words nearest to a word, of those at most a third of their letters away from it. */
  static List<String> nearest(String word, Collection<String> known) {
    List<String> near = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    for (String candidate : known) {
      int distance = distance(word, candidate);
      if (distance > Math.max(1, candidate.length() / 3) || distance > least) {
        continue;
      }
      if (distance < least) {
        near.clear();
        least = distance;
      }
      near.add(candidate);
    }
    return near;
  }

  /** Letters to insert, drop or change, whatever their case. */
  private static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
