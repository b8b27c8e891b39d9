package org.granary.grammar;

import java.util.Arrays;

/** Says in what two lines differ, captures left out: a writer adds those that were left out. */
final class Lines {
  private Lines() {}

  /** The first difference, or nothing. */
  static String difference(MoveLine a, MoveLine b) {
    if (!Arrays.equals(a.codes(), b.codes())) {
      return "moves " + Arrays.toString(a.codes()) + " / " + Arrays.toString(b.codes());
    }
    if (!a.annotations().keySet().equals(b.annotations().keySet())) {
      return "annotated " + a.annotations().keySet() + " / " + b.annotations().keySet();
    }
    for (int ply : a.annotations().keySet()) {
      String difference =
          difference(a.annotation(ply).orElseThrow(), b.annotation(ply).orElseThrow());
      if (!difference.isEmpty()) {
        return "ply " + ply + ": " + difference;
      }
    }
    return "";
  }

  private static String difference(Annotation a, Annotation b) {
    if (!a.comments().equals(b.comments())) {
      return "comments " + a.comments() + " / " + b.comments();
    }
    if (!a.nags().equals(b.nags()) || a.variations().size() != b.variations().size()) {
      return "glyphs or variations " + a + " / " + b;
    }
    for (int i = 0; i < a.variations().size(); i++) {
      String difference = difference(a.variations().get(i), b.variations().get(i));
      if (!difference.isEmpty()) {
        return "variation: " + difference;
      }
    }
    return "";
  }
}
