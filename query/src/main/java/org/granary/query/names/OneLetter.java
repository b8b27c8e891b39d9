package org.granary.query.names;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.granary.query.names.CountedName.Spelling;

/**
 * Finds long names that differ in one letter: written otherwise, left out, or exchanged with the
 * next. Two such names share what is left when one letter is taken out of each, by which they are
 * found. Numbers are no slips: names that differ in a digit, or in a short word, are others.
 */
final class OneLetter {
  private static final int SHORTEST_NAME = 8;
  private static final int SHORTEST_WORD = 5;
  private static final int LONGEST_NAME = 80;

  private final List<CountedName> names;
  private long[] entries = new long[1 << 10];
  private int size;

  OneLetter(List<CountedName> names) {
    this.names = names;
  }

  /** Gives each such pair by places in the list, the lower one first. */
  void find(BiConsumer<Integer, Integer> pairs) {
    for (int i = 0; i < names.size(); i++) {
      for (String form : forms(i)) {
        enter(form, i);
      }
    }
    Arrays.sort(entries, 0, size);
    Set<Long> tried = new HashSet<>();
    for (int first = 0; first < size; first++) {
      for (int next = first + 1; next < size && alike(first, next); next++) {
        int one = (int) entries[first];
        int two = (int) entries[next];
        if (one != two && tried.add(((long) one << Integer.SIZE) | two) && isSlip(one, two)) {
          pairs.accept(one, two);
        }
      }
    }
  }

  private boolean alike(int first, int next) {
    return entries[first] >> Integer.SIZE == entries[next] >> Integer.SIZE;
  }

  private Set<String> forms(int name) {
    Set<String> forms = new HashSet<>();
    for (Spelling spelling : names.get(name).spellings()) {
      for (String form :
          List.of(NameForm.letters(spelling.name()), NameForm.sorted(spelling.name()))) {
        if (form.length() >= SHORTEST_NAME && form.length() <= LONGEST_NAME) {
          forms.add(form);
        }
      }
    }
    return forms;
  }

  private void enter(String form, int name) {
    add(form.hashCode(), name);
    for (int i = 0; i < form.length(); i++) {
      add((form.substring(0, i) + form.substring(i + 1)).hashCode(), name);
    }
  }

  private void add(int hash, int name) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, 2 * size);
    }
    entries[size++] = ((long) hash << Integer.SIZE) | name;
  }

  private boolean isSlip(int one, int two) {
    Set<String> others = forms(two);
    return forms(one).stream().anyMatch(a -> others.stream().anyMatch(b -> isSlip(a, b)));
  }

  /** Whether two forms differ in one letter of one long word. */
  static boolean isSlip(String one, String two) {
    List<String> ones = NameForm.words(one);
    List<String> twos = NameForm.words(two);
    if (ones.size() != twos.size()) {
      return false;
    }
    int slips = 0;
    for (int i = 0; i < ones.size(); i++) {
      if (!ones.get(i).equals(twos.get(i))) {
        slips += inOneLetter(ones.get(i), twos.get(i)) ? 1 : 2;
      }
    }
    return slips == 1;
  }

  private static boolean inOneLetter(String one, String two) {
    if (Math.min(one.length(), two.length()) < SHORTEST_WORD || hasDigit(one) || hasDigit(two)) {
      return false;
    }
    int same = 0;
    while (same < Math.min(one.length(), two.length()) && one.charAt(same) == two.charAt(same)) {
      same++;
    }
    String restOne = one.substring(same);
    String restTwo = two.substring(same);
    return switch (one.length() - two.length()) {
      case 0 -> restOne.substring(1).equals(restTwo.substring(1)) || exchanged(restOne, restTwo);
      case 1 -> restOne.substring(1).equals(restTwo);
      case -1 -> restOne.equals(restTwo.substring(1));
      default -> false;
    };
  }

  private static boolean exchanged(String one, String two) {
    return one.length() >= 2
        && one.charAt(0) == two.charAt(1)
        && one.charAt(1) == two.charAt(0)
        && one.substring(2).equals(two.substring(2));
  }

  private static boolean hasDigit(String word) {
    return word.chars().anyMatch(Character::isDigit);
  }
}
