package org.granary.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A line of play while it is read. */
final class LineBuilder {
  private static final int READABLE = -1;

  private byte[] codes;
  private int[] offsets;
  private short[] claims;
  private int[] sowings = new int[0];
  private int plyCount;
  private int markCount;
  private boolean lastIsMark;
  private int unreadFrom = READABLE;
  private @Nullable Map<Integer, Notes> notes;
  private @Nullable Map<Integer, RoundMark> marks;
  private @Nullable Map<Integer, PlyClaims> plyClaims;
  private boolean inRows;
  private final MoveNumbers numbers;
  private final int openedAt;

  /** What hangs on one ply. */
  private static final class Notes {
    private final List<String> comments = new ArrayList<>();
    private final List<Integer> nags = new ArrayList<>();
    private final List<MoveLine> variations = new ArrayList<>();

    private Annotation toAnnotation() {
      return new Annotation(comments, nags, variations);
    }
  }

  /**
   * A line with room for some plies.
   *
   * @param openedAt where the variation's bracket stands; -1 for a main line
   */
  LineBuilder(int capacity, MoveNumbers numbers, int openedAt) {
    codes = new byte[capacity];
    offsets = new int[capacity];
    claims = new short[capacity];
    this.numbers = numbers;
    this.openedAt = openedAt;
  }

  void add(int code, int offset, int claim) {
    if (plyCount == codes.length) {
      int capacity = 2 * plyCount + 8;
      codes = Arrays.copyOf(codes, capacity);
      offsets = Arrays.copyOf(offsets, capacity);
      claims = Arrays.copyOf(claims, capacity);
    }
    codes[plyCount] = (byte) code;
    offsets[plyCount] = offset;
    claims[plyCount] = (short) claim;
    plyCount++;
    lastIsMark = false;
  }

  /** Adds a ply with what is said of its sowing. */
  void add(int code, int offset, SowingClaim claim) {
    add(code, offset, MoveLine.NO_CLAIM);
    inRows |= WrittenCode.isDigit(code);
    sowing(claim);
  }

  /** Adds a ply with everything that is said of it. */
  void add(int code, int offset, PlyClaims claims) {
    add(code, offset, claims.sowing());
    captured(claims.captured());
    also(claims);
  }

  /** Says what the last ply captured, or {@link MoveLine#NO_CLAIM}. */
  void captured(int claim) {
    claims[plyCount - 1] = (short) claim;
  }

  /** Says of the last ply what only other notations than OGN say. */
  void also(PlyClaims said) {
    if (said.saysMore()) {
      Map<Integer, PlyClaims> all = plyClaims == null ? new TreeMap<>() : plyClaims;
      plyClaims = all;
      all.put(plyCount, said);
    }
  }

  private void sowing(SowingClaim claim) {
    if (!claim.equals(SowingClaim.NONE)) {
      if (sowings.length < plyCount) {
        sowings = Arrays.copyOf(sowings, codes.length);
      }
      sowings[plyCount - 1] = claim.packed();
    }
  }

  /** Adds the beginning of a round, which no number counts. */
  void add(RoundMark mark, int offset) {
    add(WrittenCode.MARK, offset, MoveLine.NO_CLAIM);
    Map<Integer, RoundMark> all = marks == null ? new TreeMap<>() : marks;
    marks = all;
    all.put(plyCount, mark);
    markCount++;
    lastIsMark = true;
  }

  /** Plies that move numbers count. */
  int moveCount() {
    return plyCount - markCount;
  }

  /** Which of the plies that numbers count, 1-based, a variation written here replaces. */
  int replacedMove() {
    return lastIsMark ? moveCount() + 1 : moveCount();
  }

  void comment(String comment) {
    here(n -> n.comments).add(comment);
  }

  /** Keeps text that could not be read, in one comment. */
  void unread(String raw) {
    List<String> comments = here(n -> n.comments);
    int last = comments.size() - 1;
    if (last >= 0 && CommentText.isUnread(comments.get(last))) {
      comments.set(last, CommentText.unread(comments.get(last), raw));
    } else {
      comments.add(CommentText.unread(raw));
    }
  }

  void nag(int nag) {
    here(n -> n.nags).add(nag);
  }

  void variation(MoveLine line) {
    here(n -> n.variations).add(line);
  }

  private <T> List<T> here(Function<Notes, List<T>> part) {
    Map<Integer, Notes> all = notes == null ? new TreeMap<>() : notes;
    notes = all;
    return part.apply(all.computeIfAbsent(plyCount, ply -> new Notes()));
  }

  int plyCount() {
    return plyCount;
  }

  MoveNumbers numbers() {
    return numbers;
  }

  int openedAt() {
    return openedAt;
  }

  /** Reads nothing more into this line: what begins at an offset cannot be read. */
  void stop(int offset) {
    if (unreadFrom == READABLE) {
      unreadFrom = offset;
    }
  }

  boolean isStopped() {
    return unreadFrom != READABLE;
  }

  /** Where the text begins that could not be read. */
  int unreadFrom() {
    return unreadFrom;
  }

  MoveLine build() {
    Map<Integer, Annotation> annotations = Map.of();
    if (notes != null) {
      annotations = new TreeMap<>();
      for (Map.Entry<Integer, Notes> entry : notes.entrySet()) {
        annotations.put(entry.getKey(), entry.getValue().toAnnotation());
      }
    }
    return new MoveLine(
        Arrays.copyOf(codes, plyCount),
        Arrays.copyOf(offsets, plyCount),
        Arrays.copyOf(claims, plyCount),
        annotations,
        extras());
  }

  private LineExtras extras() {
    boolean plain = sowings.length == 0 && marks == null && plyClaims == null && !inRows;
    return plain
        ? LineExtras.NONE
        : new LineExtras(
            Arrays.copyOf(sowings, Math.min(plyCount, sowings.length)),
            marks == null ? Map.of() : marks,
            plyClaims == null ? Map.of() : plyClaims,
            inRows);
  }
}
