package org.granary.grammar;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.jspecify.annotations.Nullable;

/** Which house each letter names on a board, as a table. */
final class HouseLetters {
  private final byte[] codes = new byte[128];
  private final boolean digits;
  private final boolean passes;

  private HouseLetters(RuleSet ruleSet) {
    this(ruleSet.layout(), LineResolver.hasRounds(ruleSet));
  }

  private HouseLetters(Layout layout, boolean passes) {
    this.passes = passes;
    digits = HouseNames.digits(layout);
    Arrays.fill(codes, (byte) -1);
    for (char letter = 'A'; letter <= 'z'; letter++) {
      codes[letter] = (byte) HouseNames.house(layout, letter).orElse(-1);
    }
  }

  /** The move code of an ASCII letter, or -1 if the board has no such house. */
  int code(char letter) {
    return codes[letter];
  }

  /** Whether the board's houses are digits, so that no letter names one. */
  boolean digits() {
    return digits;
  }

  /** Whether a side may have to pass, so that a pass may be left out. */
  boolean passes() {
    return passes;
  }

  /** Finds the letters of a record's board, decided by its headers when its first move comes. */
  static final class Finder {
    private static final int MAX_KNOWN = 1000;

    private final HouseLetters byDefault;
    private final RuleCatalog catalog;
    private final Map<String, HouseLetters> known = new HashMap<>();
    private @Nullable HouseLetters current;
    private String lastRuleSet = "";
    private String lastVariant = "";
    private @Nullable HouseLetters last;

    Finder(Layout fallback, RuleCatalog catalog) {
      this.byDefault = new HouseLetters(fallback, false);
      this.catalog = catalog;
    }

    /** Starts over with another record. */
    void reset() {
      current = null;
    }

    HouseLetters in(HeaderBuilder headers) {
      HouseLetters letters = current;
      if (letters == null) {
        letters = find(headers.build());
        current = letters;
      }
      return letters;
    }

    private HouseLetters find(Headers headers) {
      String ruleSet = headers.known("RuleSet").orElse("");
      String variant = headers.known("Variant").orElse("");
      HouseLetters same = last;
      if (same != null && ruleSet.equals(lastRuleSet) && variant.equals(lastVariant)) {
        return same;
      }
      HouseLetters letters = find(headers, ruleSet, variant);
      last = letters;
      lastRuleSet = ruleSet;
      lastVariant = variant;
      return letters;
    }

    private HouseLetters find(Headers headers, String ruleSet, String variant) {
      HouseLetters letters = known.get(ruleSet + '\n' + variant);
      if (letters == null) {
        letters = RuleSetTag.of(headers, catalog).map(HouseLetters::new).orElse(byDefault);
        if (known.size() < MAX_KNOWN) {
          known.put(ruleSet + '\n' + variant, letters);
        }
      }
      return letters;
    }
  }
}
