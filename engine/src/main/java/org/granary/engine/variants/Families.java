package org.granary.engine.variants;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Rules;

/**
 * The families of rules, each as its usual parameters set it. Every rule set is one of these with
 * some parameters changed.
 */
public final class Families {
  private static final List<Rules> ALL =
      List.of(
          new AwaleRules(AwaleOptions.ABAPA),
          new ToguzRules(ToguzRules.DEFAULTS),
          new KalahRules(KalahRules.DEFAULTS),
          new AyoayoRules(AyoayoRules.DEFAULTS),
          new AwagagaeRules(AwagagaeRules.DEFAULTS));

  private Families() {}

  /** Every family, in the order in which documents list them. */
  public static List<Rules> all() {
    return ALL;
  }

  /** The family of a name, exactly as {@link Rules#family} gives it. */
  public static Optional<Rules> find(String family) {
    return ALL.stream().filter(rules -> rules.family().equals(family)).findFirst();
  }
}
