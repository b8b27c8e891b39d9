package org.granary.grammar;

import java.util.Locale;

/**
 * What a comment says, apart from how its lines were broken; and the comment in which text that
 * could not be read is kept, {@code [%unread ...]}.
 */
final class CommentText {
  private static final String UNREAD = "[%unread ";

  private CommentText() {}

  /**
   * The words of a comment: outer blanks trimmed, a line break with the blanks around it made one
   * blank, and one or more empty lines made one ({@code \n\n}).
   */
  static String normalize(String raw) {
    String trimmed = trim(raw);
    if (trimmed.indexOf('\n') < 0 && trimmed.indexOf('\r') < 0) {
      return trimmed;
    }
    StringBuilder words = new StringBuilder(trimmed.length());
    int i = 0;
    while (i < trimmed.length()) {
      int end = blanksEnd(trimmed, i);
      if (end == i) {
        words.append(trimmed.charAt(i));
        i++;
      } else {
        words.append(separator(trimmed.substring(i, end)));
        i = end;
      }
    }
    return words.toString();
  }

  /**
   * A stretch of a record kept as a comment: in one line, since it may hold braces, and a comment
   * with a closing brace is written as a line comment.
   */
  static String oneLine(String raw) {
    return normalize(raw).replace("\n\n", " ");
  }

  /** Without blanks at either end. */
  static String trim(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && isBlank(text.charAt(from))) {
      from++;
    }
    while (from < to && isBlank(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }

  static boolean isBlank(char c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  private static int blanksEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isBlank(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static String separator(String blanks) {
    int breaks = 0;
    for (int i = 0; i < blanks.length(); i++) {
      char c = blanks.charAt(i);
      boolean pair = c == '\r' && i + 1 < blanks.length() && blanks.charAt(i + 1) == '\n';
      breaks += (c == '\n' || c == '\r') && !pair ? 1 : 0;
    }
    return breaks == 0 ? blanks : breaks == 1 ? " " : "\n\n";
  }

  /** The comment that keeps a stretch of unreadable text; it holds no brace and no line break. */
  static String unread(String raw) {
    return UNREAD + encoded(raw) + ']';
  }

  /** The comment {@code unread} with more text to keep. */
  static String unread(String unread, String raw) {
    int end = unread.endsWith("]") ? unread.length() - 1 : unread.length();
    return unread.substring(0, end) + ' ' + encoded(raw) + ']';
  }

  private static String encoded(String raw) {
    StringBuilder text = new StringBuilder();
    String trimmed = trim(raw);
    for (int i = 0; i < trimmed.length(); i++) {
      char c = trimmed.charAt(i);
      boolean plain = c >= ' ' && c != '%' && c != '{' && c != '}';
      text.append(plain ? Character.toString(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
    }
    return text.toString();
  }

  /** Whether a comment keeps unreadable text. */
  static boolean isUnread(String comment) {
    return comment.startsWith(UNREAD);
  }
}
