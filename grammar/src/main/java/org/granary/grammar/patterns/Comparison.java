package org.granary.grammar.patterns;

import java.util.Optional;
import java.util.stream.Stream;

/** How two numbers may compare. */
public enum Comparison {
  LESS("<"),
  AT_MOST("<="),
  EQUAL("="),
  UNEQUAL("!="),
  AT_LEAST(">="),
  MORE(">");

  private final String sign;

  Comparison(String sign) {
    this.sign = sign;
  }

  /** The comparison that a sign of the query language stands for. */
  public static Optional<Comparison> of(String sign) {
    return Stream.of(values()).filter(comparison -> comparison.sign.equals(sign)).findFirst();
  }

  /** The comparison that holds of (b, a) where this one holds of (a, b). */
  Comparison mirrored() {
    return switch (this) {
      case LESS -> MORE;
      case AT_MOST -> AT_LEAST;
      case AT_LEAST -> AT_MOST;
      case MORE -> LESS;
      default -> this;
    };
  }

  boolean holds(int left, int right) {
    return switch (this) {
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case EQUAL -> left == right;
      case UNEQUAL -> left != right;
      case AT_LEAST -> left >= right;
      case MORE -> left > right;
    };
  }
}
