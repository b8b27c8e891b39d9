package org.granary.grammar;

import java.util.Locale;

/** Says of a piece of text that it cannot be read, quoting the whole word that it is part of. */
final class Unexpected {
  private static final int MAX_QUOTE = 30;

  private Unexpected() {}

  /** A diagnostic at the text between two offsets. */
  static void add(Problems problems, String text, int from, int to, String reason) {
    String message = "'" + quote(text, from, to) + "': " + reason;
    problems.add(DiagnosticCode.UNEXPECTED_TEXT, from, to - from, message);
  }

  private static String quote(String text, int from, int to) {
    int end = to;
    int most = Math.min(text.length(), from + MAX_QUOTE);
    while (end < most && !RecordChars.isBlank(text.charAt(end))) {
      end++;
    }
    end = Math.min(end, from + MAX_QUOTE);
    StringBuilder quote = new StringBuilder();
    text.substring(from, end).codePoints().forEach(c -> quote.append(visible(c)));
    return quote.toString();
  }

  private static String visible(int c) {
    boolean lone = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return Character.isISOControl(c) || lone
        ? String.format(Locale.ROOT, "U+%04X", c)
        : Character.toString(c);
  }
}
