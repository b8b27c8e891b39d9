package org.granary.store.kept;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/**
 * The name of a label or of a saved search: one line, in Unicode's composed form. Names are the
 * same whatever their case, and are written as they were first.
 */
public record KeptName(String text) {
  /** Characters that a name has at most. */
  public static final int LONGEST = 100;

  public KeptName {
    text = Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
    Optional<String> problem = problem(text);
    if (problem.isPresent()) {
      throw new IllegalArgumentException(problem.get());
    }
  }

  /** Why a text cannot be a name, if it cannot. */
  public static Optional<String> problem(String text) {
    if (text.isBlank()) {
      return Optional.of("a name has at least one letter");
    }
    if (text.strip().codePoints().anyMatch(Character::isISOControl)) {
      return Optional.of("a name is one line, without tabs");
    }
    int length = Normalizer.normalize(text.strip(), Normalizer.Form.NFC).length();
    return length > LONGEST
        ? Optional.of("a name has at most " + LONGEST + " characters, not " + length)
        : Optional.empty();
  }

  /** Whether two names, or what is no name, are the same. */
  public static boolean same(String one, String other) {
    return folded(one).equals(folded(other));
  }

  /** Whether a name goes on after a beginning, or is the same. */
  static boolean begins(String name, String beginning) {
    return folded(name).startsWith(folded(beginning));
  }

  /** The one of some names that is the same, else this one. */
  String among(Collection<String> names) {
    return names.stream().filter(name -> same(name, text)).findFirst().orElse(text);
  }

  private static String folded(String name) {
    return Normalizer.normalize(name.strip(), Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }
}
