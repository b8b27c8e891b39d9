package org.granary.grammar;

import java.util.Arrays;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A line of play as written: the main line of a record or one of its variations. Nothing here was
 * checked against the rules.
 *
 * <p>Plies are numbered from 1 within the line; annotations hang on a ply, those before the first
 * move on 0. A variation's first ply stands for the ply that its annotation hangs on.
 */
public final class MoveLine {
  /** No claim: the record does not say how much the ply captured. */
  public static final int NO_CLAIM = -1;

  /** An empty line. */
  public static final MoveLine EMPTY =
      new MoveLine(new byte[0], new int[0], new short[0], Map.of());

  private final byte[] codes;
  private final int[] offsets;
  private final short[] claims;
  private final NavigableMap<Integer, Annotation> annotations;
  private final LineExtras extras;

  /**
   * A line; the arrays have one element a ply and are not copied: the caller gives them away.
   *
   * @param codes the houses as written, as move codes of the engine; before the rules have said
   *     whose house a digit is, {@link WrittenCode}s stand for some
   * @param offsets where each move's first letter stands in the record's text, 0-based; -1 if not
   *     read from a text
   * @param claims the seeds that the record says each ply captured, or {@link #NO_CLAIM}
   * @param annotations by ply, 0 for what stands before the first move; empty ones are left out
   */
  public MoveLine(
      byte[] codes, int[] offsets, short[] claims, Map<Integer, Annotation> annotations) {
    this(codes, offsets, claims, annotations, LineExtras.NONE);
  }

  /** A line with what only some games write. */
  MoveLine(
      byte[] codes,
      int[] offsets,
      short[] claims,
      Map<Integer, Annotation> annotations,
      LineExtras extras) {
    if (codes.length != offsets.length || codes.length != claims.length) {
      throw new IllegalArgumentException("one code, offset and claim a ply");
    }
    this.codes = codes;
    this.offsets = offsets;
    this.claims = claims;
    this.extras = extras;
    this.annotations = new TreeMap<>(annotations);
    this.annotations.values().removeIf(Annotation::isEmpty);
  }

  /** A line of bare moves that was not read from a text. */
  public static MoveLine of(byte[] codes) {
    int[] offsets = new int[codes.length];
    Arrays.fill(offsets, -1);
    short[] claims = new short[codes.length];
    Arrays.fill(claims, (short) NO_CLAIM);
    return new MoveLine(codes.clone(), offsets, claims, Map.of());
  }

  public int plyCount() {
    return codes.length;
  }

  /** The code of a ply's move, 0 to 255; plies are 1-based. */
  public int code(int ply) {
    return codes[ply - 1] & 0xff;
  }

  /** All codes, one byte a ply; a copy. */
  public byte[] codes() {
    return codes.clone();
  }

  /** Where a ply's move stands in the record's text, 0-based, or -1. */
  public int offset(int ply) {
    return offsets[ply - 1];
  }

  /** The seeds that the record says a ply captured, or {@link #NO_CLAIM}. */
  public int claim(int ply) {
    return claims[ply - 1];
  }

  /** What the record says of the sowing and the stores, beside the house. */
  public SowingClaim sowing(int ply) {
    int[] sowings = extras.sowings();
    return ply <= sowings.length ? SowingClaim.unpacked(sowings[ply - 1]) : SowingClaim.NONE;
  }

  /** Whether the record says anything of sowings and stores. */
  boolean hasSowings() {
    return extras.sowings().length > 0;
  }

  /** What another notation than OGN says of a ply. */
  public PlyClaims plyClaims(int ply) {
    return extras.claims().getOrDefault(ply, PlyClaims.NONE);
  }

  /** Whether {@link #plyClaims} says anything of any ply. */
  boolean hasPlyClaims() {
    return !extras.claims().isEmpty();
  }

  /** Whether some moves are places in a row, and the rules say whose. */
  boolean isInRows() {
    return extras.inRows();
  }

  /** The beginning of a round that stands at a ply as written, not carried out yet. */
  Optional<RoundMark> mark(int ply) {
    return Optional.ofNullable(extras.marks().get(ply));
  }

  /** Whether any beginning of a round waits to be carried out. */
  boolean hasMarks() {
    return !extras.marks().isEmpty();
  }

  /** What hangs on a ply, 0 for before the first move. */
  public Optional<Annotation> annotation(int ply) {
    return Optional.ofNullable(annotations.get(ply));
  }

  /** Whether anything but moves stands in this line. */
  public boolean hasAnnotations() {
    return !annotations.isEmpty();
  }

  /** All annotations by ply, in order; a copy. */
  public NavigableMap<Integer, Annotation> annotations() {
    return new TreeMap<>(annotations);
  }

  /** Whether two lines say the same, wherever they were read. */
  public boolean saysTheSameAs(MoveLine other) {
    return Arrays.equals(codes, other.codes)
        && Arrays.equals(claims, other.claims)
        && sameSowings(other)
        && extras.marks().equals(other.extras.marks())
        && extras.claims().equals(other.extras.claims())
        && sameAnnotations(other);
  }

  private boolean sameSowings(MoveLine other) {
    for (int ply = 1; ply <= codes.length; ply++) {
      if (!sowing(ply).equals(other.sowing(ply))) {
        return false;
      }
    }
    return true;
  }

  private boolean sameAnnotations(MoveLine other) {
    if (!annotations.keySet().equals(other.annotations.keySet())) {
      return false;
    }
    return annotations.entrySet().stream()
        .allMatch(
            entry -> {
              Annotation mine = entry.getValue();
              Annotation theirs = other.annotation(entry.getKey()).orElseThrow();
              return mine.comments().equals(theirs.comments())
                  && mine.nags().equals(theirs.nags())
                  && sameLines(mine, theirs);
            });
  }

  private static boolean sameLines(Annotation mine, Annotation theirs) {
    if (mine.variations().size() != theirs.variations().size()) {
      return false;
    }
    for (int i = 0; i < mine.variations().size(); i++) {
      if (!mine.variations().get(i).saysTheSameAs(theirs.variations().get(i))) {
        return false;
      }
    }
    return true;
  }
}
