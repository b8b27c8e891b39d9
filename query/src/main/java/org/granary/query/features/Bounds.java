package org.granary.query.features;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.granary.store.Feature;

/**
 * How much or how little the features of a game must be, and which motifs it must show. Immutable.
 */
public final class Bounds {
  private static final int PLACES = Feature.values().length;

  /** What every game keeps to. */
  public static final Bounds NONE = new Bounds(Map.of());

  /** By feature: at least so much of a most, at most so much of a least, these bits of motifs. */
  private final Map<Feature, Integer> limits;

  /** The same by place, for speed: from a low to a high one, and bits of motifs. */
  private final int[] low = new int[PLACES];

  private final int[] high = new int[PLACES];
  private final int motifs;

  private Bounds(Map<Feature, Integer> limits) {
    this.limits = limits;
    this.motifs = limits.getOrDefault(Feature.MOTIFS, 0);
    Arrays.fill(high, Feature.MOST);
    limits.forEach(
        (feature, limit) -> {
          int[] end = feature.isMost() ? low : high;
          end[feature.place()] = feature == Feature.MOTIFS ? 0 : limit;
        });
  }

  /** A most that must come to a number or more; numbers from 1 on tell games from others. */
  static Bounds atLeast(Feature most, int number) {
    int limit = Math.min(number, Feature.MOST);
    return limit <= 0 ? NONE : new Bounds(Map.of(most, limit));
  }

  /** A least that must come down to a number or less. */
  static Bounds atMost(Feature least, int number) {
    return number >= Feature.MOST ? NONE : new Bounds(Map.of(least, number));
  }

  /** Motifs that must be shown. */
  static Bounds motifs(int bits) {
    return bits == 0 ? NONE : new Bounds(Map.of(Feature.MOTIFS, bits));
  }

  /** The limit of a feature, if it has one. */
  Optional<Integer> limit(Feature feature) {
    return Optional.ofNullable(limits.get(feature));
  }

  /** Both. */
  Bounds and(Bounds other) {
    if (other.limits.isEmpty()) {
      return this;
    }
    Map<Feature, Integer> both = new EnumMap<>(Feature.class);
    both.putAll(limits);
    other.limits.forEach(
        (feature, limit) -> both.merge(feature, limit, (a, b) -> tighter(feature, a, b)));
    return new Bounds(both);
  }

  private static int tighter(Feature feature, int a, int b) {
    if (feature == Feature.MOTIFS) {
      return a | b;
    }
    return feature.isMost() ? Math.max(a, b) : Math.min(a, b);
  }

  /** Bounds that games keep to which keep to either. */
  Bounds hull(Bounds other) {
    Map<Feature, Integer> hull = new EnumMap<>(Feature.class);
    limits.forEach(
        (feature, limit) -> {
          Integer theirs = other.limits.get(feature);
          if (theirs != null) {
            hull.put(feature, looser(feature, limit, theirs));
          }
        });
    return new Bounds(hull);
  }

  private static int looser(Feature feature, int a, int b) {
    if (feature == Feature.MOTIFS) {
      return a & b;
    }
    return feature.isMost() ? Math.min(a, b) : Math.max(a, b);
  }

  /** Whether every game keeps to them. */
  public boolean isNone() {
    return limits.isEmpty();
  }

  /** Whether all games that keep to the other ones keep to these. */
  boolean covers(Bounds other) {
    return hull(other).equals(this);
  }

  /** Whether a game keeps to them, by its packed features. */
  public boolean hold(byte[] packed) {
    for (int place = 0; place < PLACES; place++) {
      int number = packed[place] & 0xff;
      if (number < low[place] || number > high[place]) {
        return false;
      }
    }
    return (Feature.MOTIFS.in(packed) & motifs) == motifs;
  }

  /**
   * Whether some game can keep to them whose indexed features lie between others.
   *
   * @param lowest the lowest numbers, packed
   * @param highest the highest
   */
  public boolean mayHold(byte[] lowest, byte[] highest) {
    for (int place = 0; place < Feature.INDEXED; place++) {
      if ((highest[place] & 0xff) < low[place] || (lowest[place] & 0xff) > high[place]) {
        return false;
      }
    }
    return true;
  }

  /** Whether every game keeps to them whose indexed features lie between others. */
  public boolean mustHold(byte[] lowest, byte[] highest) {
    for (int place = 0; place < Feature.INDEXED; place++) {
      if ((lowest[place] & 0xff) < low[place] || (highest[place] & 0xff) > high[place]) {
        return false;
      }
    }
    return limits.keySet().stream().allMatch(Feature::isIndexed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bounds that && limits.equals(that.limits);
  }

  @Override
  public int hashCode() {
    return limits.hashCode();
  }

  @Override
  public String toString() {
    return new TreeMap<>(limits).toString();
  }
}
