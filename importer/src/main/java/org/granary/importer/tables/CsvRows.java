package org.granary.importer.tables;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.LineRecords;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Span;
import org.jspecify.annotations.Nullable;

/** Rows of delimited text: a line each, or several where a quoted cell has several. */
final class CsvRows implements TableRows {
  private static final int MOST_LINES = 2000;

  /** How many lines a cell may have once a cell was found that is never closed. */
  private static final int FEW_LINES = 20;

  private static final int MOST_CHARACTERS = 1 << 20;

  private final LineRecords lines;
  private final Deque<RawRecord> ahead = new ArrayDeque<>();
  private @Nullable Delimited rows;
  private int mostLines = MOST_LINES;

  CsvRows(String source, InputStream in) {
    this.lines =
        new LineRecords(
            source,
            in,
            new LineRecords.Shape() {
              @Override
              public boolean begins(String line) {
                return !line.isBlank();
              }

              @Override
              public boolean continues(String line) {
                return false;
              }
            });
  }

  @Override
  public Optional<TableRow> next() throws IOException {
    Optional<RawRecord> first = line();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Delimited delimited = rows;
    if (delimited == null) {
      TableHeader header = TableHeader.of(first.get().text());
      delimited = header.rows();
      rows = header.kind() == TableHeader.Kind.NONE ? null : delimited;
    }
    return Optional.of(new TableRow("", whole(first.get(), delimited)));
  }

  private Optional<RawRecord> line() throws IOException {
    return ahead.isEmpty() ? lines.next() : Optional.of(ahead.removeFirst());
  }

  /** The row that a line begins. */
  private RawRecord whole(RawRecord first, Delimited delimited) throws IOException {
    if (!delimited.isOpen(first.text(), false)) {
      return first;
    }
    List<RawRecord> parts = new ArrayList<>(List.of(first));
    StringBuilder text = new StringBuilder(first.text());
    while (parts.size() < mostLines && text.length() < MOST_CHARACTERS) {
      Optional<RawRecord> line = line();
      if (line.isEmpty()) {
        break;
      }
      int before = parts.get(parts.size() - 1).line();
      parts.add(line.get());
      text.append("\n".repeat(Math.max(1, line.get().line() - before))).append(line.get().text());
      if (!delimited.isOpen(line.get().text(), true)) {
        return joined(parts, text.toString());
      }
    }
    mostLines = FEW_LINES;
    for (int i = parts.size() - 1; i > 0; i--) {
      ahead.addFirst(parts.get(i));
    }
    return unclosed(first);
  }

  private static RawRecord joined(List<RawRecord> parts, String text) {
    RawRecord first = parts.get(0);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (RawRecord part : parts) {
      if (bytes.size() > 0) {
        bytes.writeBytes("\n".getBytes(first.charset()));
      }
      bytes.writeBytes(part.bytes());
      diagnostics.addAll(part.diagnostics());
    }
    return new RawRecord(
        first.source(), 0, first.line(), bytes.toByteArray(), first.charset(), text, diagnostics);
  }

  private static RawRecord unclosed(RawRecord first) {
    List<Diagnostic> diagnostics = new ArrayList<>(first.diagnostics());
    int quote = first.text().lastIndexOf('"');
    Span place = first.span(Math.max(quote, 0), 1);
    String message = "a cell that begins with a quotation mark and is never closed";
    diagnostics.add(Diagnostic.of(DiagnosticCode.BROKEN_TABLE, place, message));
    return new RawRecord(
        first.source(), 0, first.line(), first.bytes(), first.charset(), first.text(), diagnostics);
  }

  @Override
  public List<Diagnostic> diagnostics() {
    return lines.diagnostics();
  }
}
