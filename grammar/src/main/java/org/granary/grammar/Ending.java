package org.granary.grammar;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What ends a record: the result token, and the words of a termination around it. */
final class Ending {
  private static final int NONE = -1;

  /** A result as the last word of a text. */
  private static final Pattern LAST_WORD =
      Pattern.compile("(?<!\\S)([0-9]{1,5}(\\.5)?-[0-9]{1,5}(\\.5)?|1/2-1/2|\\*)\\s*$");

  private final String text;
  private final HeaderBuilder headers;
  private final Problems problems;
  private final LineBuilder main;
  private @Nullable ResultText result;
  private int insideFrom = NONE;
  private int insideTo = NONE;
  private int wordsFrom = NONE;
  private int wordsTo = NONE;
  private boolean terminated;

  /** Whether the result was read before the main line stopped, so that no other can be it. */
  private boolean settled;

  Ending(String text, HeaderBuilder headers, Problems problems, LineBuilder main) {
    this.text = text;
    this.headers = headers;
    this.problems = problems;
    this.main = main;
  }

  /** Whether the record has ended, so that no move can follow. */
  boolean isReached() {
    return result != null || terminated;
  }

  /** A result token of the main line; when the line stopped, the last one counts. */
  void result(int from, int to, boolean damaged) {
    if (settled && main.isStopped()) {
      return;
    }
    if (main.isStopped()) {
      result = new ResultText(text.substring(from, to), from);
    } else if (result != null) {
      Unexpected.add(problems, text, from, to, "a second result");
      main.stop(from);
    } else {
      result = new ResultText(text.substring(from, to), from);
      settled = true;
      if (damaged) {
        String message = "'" + result.text() + "' is not a result; one looks like 25-23";
        problems.add(DiagnosticCode.MALFORMED_RESULT, from, to - from, message);
      }
    }
  }

  /** A result token inside a variation, which may turn out to be unclosed. */
  void resultInside(int from, int to) {
    insideFrom = from;
    insideTo = to;
  }

  /** A word of the main line. */
  void word(int from, int to) {
    if (wordsFrom == NONE) {
      wordsFrom = from;
    }
    wordsTo = to;
  }

  /** Something else than a word follows, or nothing. */
  void wordsEnd(boolean inMainLine) {
    if (wordsFrom == NONE || !inMainLine) {
      return;
    }
    int from = wordsFrom;
    String words = CommentText.oneLine(text.substring(from, wordsTo));
    wordsFrom = NONE;
    Optional<Termination> known = Termination.of(words);
    if (known.isPresent()) {
      terminate(known.get(), words, from);
    } else if (isReached()) {
      String message = "'" + words + "' is no known end of a game";
      problems.add(DiagnosticCode.UNKNOWN_TERMINATION, from, wordsTo - from, message);
      main.comment(words);
    } else {
      Unexpected.add(problems, text, from, wordsTo, "a move is a single letter");
      main.stop(from);
    }
  }

  private void terminate(Termination termination, String words, int from) {
    terminated = true;
    if (headers.has("Termination")) {
      main.comment(words);
    } else {
      headers.add(new Tag("Termination", termination.label(), from));
    }
  }

  Optional<ResultText> result() {
    return Optional.ofNullable(result);
  }

  /**
   * Where the unread rest ends: before the result if that is the last word, else with the text. A
   * result that stands inside an unclosed variation or comment is found here.
   */
  int restEnd(int unreadFrom) {
    if (settled) {
      return text.length();
    }
    if (result == null && insideFrom > unreadFrom) {
      result = new ResultText(text.substring(insideFrom, insideTo), insideFrom);
    }
    if (result != null && result.offset() + result.text().length() == lastWordEnd()) {
      return Math.max(result.offset(), unreadFrom);
    }
    String rest = text.substring(Math.max(unreadFrom, text.length() - 40));
    Matcher last = LAST_WORD.matcher(rest);
    if (!last.find()) {
      return text.length();
    }
    int from = text.length() - rest.length() + last.start();
    if (result == null || result.offset() <= from) {
      result = new ResultText(last.group(1), from);
    }
    return Math.max(result.offset(), unreadFrom);
  }

  private int lastWordEnd() {
    int end = text.length();
    while (end > 0 && CommentText.isBlank(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }
}
