package org.granary.grammar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the diagnostics of one record, a bounded number of them. */
final class Problems {
  /** How many diagnostics one record can have; the rest of a ruin says nothing new. */
  static final int MAX = 100;

  private static final Comparator<Diagnostic> SOURCE_ORDER =
      Comparator.<Diagnostic>comparingInt(d -> d.span().line())
          .thenComparingInt(d -> d.span().column());

  private final RawRecord record;
  private final List<Diagnostic> found = new ArrayList<>();

  Problems(RawRecord record, List<Diagnostic> earlier) {
    this.record = record;
    found.addAll(earlier);
  }

  /** Adds a diagnostic at {@code length} characters from a 0-based offset of the record's text. */
  void add(DiagnosticCode code, int offset, int length, String message) {
    add(code, offset, length, message, List.of());
  }

  void add(DiagnosticCode code, int offset, int length, String message, List<String> suggestions) {
    if (found.size() < MAX) {
      Span span = span(Math.max(offset, 0), length);
      found.add(new Diagnostic(code.severity(), code, span, message, suggestions));
    } else if (found.size() == MAX) {
      Span span = span(Math.max(offset, 0), 0);
      String more = "this record has more problems than are listed";
      found.add(Diagnostic.of(DiagnosticCode.TOO_MANY_PROBLEMS, span, more));
    }
  }

  /** The span of a stretch of text, cut at the end of its line. */
  private Span span(int offset, int length) {
    String text = record.text();
    int end = offset;
    while (end < Math.min(offset + length, text.length()) && !isLineEnd(text.charAt(end))) {
      end++;
    }
    return record.span(offset, text.codePointCount(offset, end));
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  int count() {
    return found.size();
  }

  /** Forgets all but the first {@code count} diagnostics. */
  void truncate(int count) {
    found.subList(count, found.size()).clear();
  }

  boolean hasErrors() {
    return found.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  /** All diagnostics in source order. */
  List<Diagnostic> inOrder() {
    found.sort(SOURCE_ORDER);
    return List.copyOf(found);
  }
}
