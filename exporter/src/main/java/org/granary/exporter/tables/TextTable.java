package org.granary.exporter.tables;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Columns aligned by what a terminal shows. The first rows are held back until the widths are
 * known; later rows keep to these widths as far as they can, so memory does not grow with the
 * table.
 */
final class TextTable implements TableWriter {
  private static final int ROWS_MEASURED = 1000;
  private static final String GAP = "  ";

  private final List<Column> columns;
  private final Writer out;
  private final int[] widths;
  private final List<List<String>> held = new ArrayList<>();
  private boolean widthsKnown;

  TextTable(List<Column> columns, Writer out) {
    this.columns = List.copyOf(columns);
    this.out = out;
    this.widths = columns.stream().mapToInt(c -> TerminalText.width(c.title())).toArray();
  }

  @Override
  public void row(List<Cell> cells) throws IOException {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          "expected " + columns.size() + " cells, found " + cells.size());
    }
    List<String> texts = new ArrayList<>(cells.size());
    for (int i = 0; i < cells.size(); i++) {
      String line = TerminalText.oneLine(cells.get(i).text());
      texts.add(TerminalText.cut(line, columns.get(i).maxWidth()));
    }
    if (widthsKnown) {
      line(texts);
      return;
    }
    held.add(texts);
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], TerminalText.width(texts.get(i)));
    }
    if (held.size() == ROWS_MEASURED) {
      release();
    }
  }

  @Override
  public void show() throws IOException {
    if (!widthsKnown) {
      release();
    }
    out.flush();
  }

  @Override
  public void close() throws IOException {
    show();
  }

  private void release() throws IOException {
    widthsKnown = true;
    line(columns.stream().map(Column::title).toList());
    List<String> rule = new ArrayList<>();
    for (int width : widths) {
      rule.add("-".repeat(Math.max(1, width)));
    }
    line(rule);
    for (List<String> texts : held) {
      line(texts);
    }
    held.clear();
  }

  private void line(List<String> texts) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      String pad = " ".repeat(Math.max(0, widths[i] - TerminalText.width(texts.get(i))));
      line.append(i == 0 ? "" : GAP);
      if (columns.get(i).align() == Column.Align.RIGHT) {
        line.append(pad).append(texts.get(i));
      } else {
        line.append(texts.get(i)).append(pad);
      }
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }
}
