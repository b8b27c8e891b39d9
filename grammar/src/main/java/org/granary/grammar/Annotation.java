package org.granary.grammar;

import java.util.List;

/**
 * What a record says about one point of a line of play, beside the moves.
 *
 * @param comments the words between braces, outer blanks trimmed, in order
 * @param nags numeric annotation glyphs, in order: 1 for {@code !}, 2 for {@code ?}, 3 {@code !!},
 *     4 {@code ??}, 5 {@code !?}, 6 {@code ?!}
 * @param variations lines that could have been played instead of the ply before this point
 */
public record Annotation(List<String> comments, List<Integer> nags, List<MoveLine> variations) {
  public Annotation {
    comments = List.copyOf(comments);
    nags = List.copyOf(nags);
    variations = List.copyOf(variations);
  }

  /** Whether nothing is said here. */
  public boolean isEmpty() {
    return comments.isEmpty() && nags.isEmpty() && variations.isEmpty();
  }
}
