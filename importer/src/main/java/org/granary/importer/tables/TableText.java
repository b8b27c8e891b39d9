package org.granary.importer.tables;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.RawRecord;

/**
 * The rows of one game as a record, and back. So that a record stands for itself and every offset
 * gives the line and column of the source, its text has the game's rows first, then the header row,
 * and then, if another sheet names the players, the game's row there and that sheet's header.
 *
 * @param rows the rows of the game
 * @param header the header row
 * @param names the game's row on the sheet of names, and its header row
 */
record TableText(String rows, TableHeader header, Optional<Names> names) {
  private static final String SEPARATOR = "\n\u001e";

  /** What another sheet says of the game. */
  record Names(String row, TableHeader header) {}

  static TableText of(RawRecord record) {
    String[] parts = record.text().split(SEPARATOR, -1);
    Optional<Names> names =
        parts.length < 4
            ? Optional.empty()
            : Optional.of(new Names(parts[2], TableHeader.of(parts[3])));
    return new TableText(parts[0], TableHeader.of(parts.length < 2 ? "" : parts[1]), names);
  }

  /** The record; its bytes are those of the header row and of the game's rows. */
  static RawRecord record(
      TableRow header, List<TableRow> rows, int number, Optional<TableText.Names> names) {
    RawRecord first = rows.get(0).raw();
    StringBuilder text = new StringBuilder();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(header.raw().bytes());
    List<Diagnostic> diagnostics = new ArrayList<>();
    int line = first.line();
    for (TableRow row : rows) {
      text.append("\n".repeat(row.line() - line)).append(row.text());
      line = row.line() + (int) row.text().chars().filter(c -> c == '\n').count();
      bytes.writeBytes("\n".getBytes(first.charset()));
      bytes.writeBytes(row.raw().bytes());
      diagnostics.addAll(row.raw().diagnostics());
    }
    text.append(SEPARATOR).append(header.text());
    names.ifPresent(
        n -> text.append(SEPARATOR).append(n.row()).append(SEPARATOR).append(n.header().text()));
    return new RawRecord(
        first.source(),
        number,
        first.line(),
        bytes.toByteArray(),
        first.charset(),
        text.toString(),
        diagnostics);
  }

  /** A record with nothing left of its rows but one stretch, everything in its place. */
  RawRecord only(RawRecord record, int from, int to) {
    char[] text = rows.toCharArray();
    for (int i = 0; i < text.length; i++) {
      boolean kept = i >= from && i < to || text[i] == '\n' || text[i] == '\r';
      text[i] = kept ? text[i] : ' ';
    }
    return new RawRecord(
        record.source(),
        record.number(),
        record.line(),
        record.bytes(),
        record.charset(),
        new String(text),
        record.diagnostics());
  }
}
