package org.granary.query.names;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.granary.query.names.CountedName.Spelling;

/** Finds full names that a name with initials may stand for. Names are known by their place. */
final class Initials {
  private static final int MOST_WORDS = 4;

  private final List<CountedName> names;

  Initials(List<CountedName> names) {
    this.names = names;
  }

  /** The names with initials, each with all full names that it fits. */
  Map<Integer, Set<Integer>> find() {
    Map<String, Set<Integer>> byKey = new HashMap<>();
    Map<Integer, Set<String>> wanted = new TreeMap<>();
    for (int i = 0; i < names.size(); i++) {
      for (Spelling spelling : names.get(i).spellings()) {
        List<String> words = words(spelling.name());
        if (words.stream().noneMatch(Initials::isInitial)) {
          int place = i;
          keys(words).forEach(key -> byKey.computeIfAbsent(key, k -> new TreeSet<>()).add(place));
        } else if (!words.stream().allMatch(Initials::isInitial)) {
          wanted.computeIfAbsent(i, k -> new TreeSet<>()).add(key(words));
        }
      }
    }
    return found(wanted, byKey);
  }

  private static Map<Integer, Set<Integer>> found(
      Map<Integer, Set<String>> wanted, Map<String, Set<Integer>> byKey) {
    Map<Integer, Set<Integer>> found = new TreeMap<>();
    wanted.forEach(
        (name, keys) -> {
          Set<Integer> full = new TreeSet<>();
          keys.forEach(key -> full.addAll(byKey.getOrDefault(key, Set.of())));
          full.remove(name);
          if (!full.isEmpty()) {
            found.put(name, full);
          }
        });
    return found;
  }

  /** One letter of a script that has small letters and capitals. */
  private static boolean isInitial(String word) {
    return word.length() == 1 && Character.isLowerCase(word.charAt(0));
  }

  /** In the order in which they are written, by sounds. */
  private static List<String> words(String name) {
    return NameForm.words(NameForm.letters(name)).stream().map(Sounds::of).toList();
  }

  /** The keys of all ways to shorten some words of a full name; middle names may be missing. */
  private static Set<String> keys(List<String> words) {
    Set<String> keys = new TreeSet<>();
    if (words.size() < 2 || words.size() > MOST_WORDS) {
      return keys;
    }
    for (int kept = 1; kept < (1 << words.size()) - 1; kept++) {
      List<String> shortened = new ArrayList<>();
      for (int i = 0; i < words.size(); i++) {
        shortened.add((kept >> i & 1) == 1 ? words.get(i) : initial(words.get(i)));
      }
      keys.add(key(shortened));
    }
    keys.add(key(List.of(initial(words.get(0)), words.get(words.size() - 1))));
    return keys;
  }

  private static String initial(String word) {
    return Sounds.isNumber(word) ? word : word.substring(0, 1);
  }

  private static String key(List<String> words) {
    return words.stream().sorted().collect(Collectors.joining(" "));
  }
}
