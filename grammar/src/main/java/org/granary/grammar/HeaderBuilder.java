package org.granary.grammar;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The headers of a record while they are read. */
final class HeaderBuilder {
  /** Longest value, in characters; the rest of a longer one is cut off. */
  static final int MAX_VALUE = 10_000;

  /** Longest name, in characters. */
  static final int MAX_NAME = 100;

  /** Most tags that one record can have. */
  static final int MAX_TAGS = 500;

  private static final List<String> COMMON =
      List.of("Variant", "Event", "Site", "Date", "Round", "South", "North", "Result", "FEN");

  private final Problems problems;
  private final List<Tag> tags = new ArrayList<>(12);
  private final Set<String> names = new HashSet<>();

  HeaderBuilder(Problems problems) {
    this.problems = problems;
  }

  Headers build() {
    return new Headers(tags);
  }

  boolean has(String name) {
    return names.contains(name);
  }

  /** Whether the players are named White and Black, as togyz PGN does, and not South and North. */
  private boolean haveColours() {
    return (has("White") || has("Black")) && !has("South") && !has("North");
  }

  /**
   * Takes the names of togyz PGN for OGN's; all headers are read.
   *
   * @param text the record
   * @param moves where the text after them begins
   */
  void translate(String text, int moves) {
    if (haveColours()) {
      Headers ogn = TogyzTags.toOgn(build(), text.substring(moves));
      tags.clear();
      names.clear();
      ogn.tags().forEach(this::add);
    }
  }

  /** Adds a fact that the record gives elsewhere than in its headers. */
  void add(Tag tag) {
    names.add(tag.name());
    tags.add(tag);
  }

  /** A tag that the grammar accepts as one: {@code [Name "value"]}, from its offset on. */
  void tag(String written, int offset) {
    int nameFrom = skipBlanks(written, 1);
    int nameTo = nameFrom;
    while (written.charAt(nameTo) != '"' && !RecordChars.isBlank(written.charAt(nameTo))) {
      nameTo++;
    }
    int valueFrom = written.indexOf('"', nameTo) + 1;
    String name = name(written, nameFrom, nameTo);
    String value = unescape(written.substring(valueFrom, written.lastIndexOf('"')));
    tag(name, value, offset, written.length());
  }

  /** A tag, as far as it can be kept; {@code length} is how much of the record it covers. */
  void tag(String name, String value, int offset, int length) {
    if (accepts(name, offset, length)) {
      add(new Tag(name, cut(value, offset), offset));
    }
  }

  private static int skipBlanks(String text, int from) {
    int index = from;
    while (RecordChars.isBlank(text.charAt(index))) {
      index++;
    }
    return index;
  }

  private static String name(String written, int from, int to) {
    for (String common : COMMON) {
      if (common.length() == to - from && written.startsWith(common, from)) {
        return common;
      }
    }
    return written.substring(from, to);
  }

  private boolean accepts(String name, int offset, int length) {
    if (tags.size() == MAX_TAGS || name.length() > MAX_NAME) {
      String what = tags.size() == MAX_TAGS ? "more than 500 headers" : "a name this long";
      problems.add(DiagnosticCode.MALFORMED_TAG, offset, length, what + " cannot be kept");
      return false;
    }
    if (!isPlain(name)) {
      String message = "the name '" + name + "' has other characters than letters and digits";
      problems.add(DiagnosticCode.TAG_NAME, offset, length, message);
    }
    if (names.contains(name)) {
      String message = "a second header '" + name + "'; the last one counts";
      problems.add(DiagnosticCode.DUPLICATE_TAG, offset, length, message);
    }
    return true;
  }

  private static boolean isPlain(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!letter && !(c >= '0' && c <= '9') && c != '_') {
        return false;
      }
    }
    return true;
  }

  private String cut(String value, int offset) {
    if (value.length() <= MAX_VALUE) {
      return value;
    }
    String message =
        "a value of " + value.length() + " characters; kept are the first " + MAX_VALUE;
    problems.add(DiagnosticCode.MALFORMED_TAG, offset, 1, message);
    int end = Character.isHighSurrogate(value.charAt(MAX_VALUE - 1)) ? MAX_VALUE - 1 : MAX_VALUE;
    return value.substring(0, end);
  }

  /** Only a quotation mark and a backslash are escaped; a backslash before others is itself. */
  private static String unescape(String written) {
    if (written.indexOf('\\') < 0) {
      return written;
    }
    StringBuilder value = new StringBuilder(written.length());
    for (int i = 0; i < written.length(); i++) {
      char c = written.charAt(i);
      boolean escape = c == '\\' && i + 1 < written.length();
      if (escape && (written.charAt(i + 1) == '"' || written.charAt(i + 1) == '\\')) {
        i++;
        c = written.charAt(i);
      }
      value.append(c);
    }
    return value.toString();
  }

  /** A line that begins like a tag but is none. */
  void damagedTag(String written, int offset) {
    String reason = "not a header; one looks like [Name \"value\"]";
    if (written.indexOf('"') >= 0 && !written.endsWith("\"]")) {
      reason = "a header that is not closed; it should end with \"]";
    }
    problems.add(DiagnosticCode.MALFORMED_TAG, offset, written.length(), reason);
  }
}
