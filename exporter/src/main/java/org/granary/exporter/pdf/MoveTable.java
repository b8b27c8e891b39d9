package org.granary.exporter.pdf;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.games.PlyText;

/** The moves in numbered pairs, one pair a row, with both stores after it. */
final class MoveTable {
  private static final float NUMBER = 30;
  private static final float MOVE = 72;
  private static final float STORES = 172;
  private static final float ROW = 13.5f;

  private final Flow flow;
  private final Side first;
  private final List<TextLine> cells = new ArrayList<>();
  private final List<Float> indents = new ArrayList<>();
  private int nextCell;

  MoveTable(Flow flow, Side first) {
    this.flow = flow;
    this.first = first;
  }

  void head() {
    flow.keep(3 * ROW);
    flow.row(
        List.of(
            TextLine.of(PlyText.side(first), TextStyle.QUIET),
            TextLine.of(PlyText.side(first.opposite()), TextStyle.QUIET),
            TextLine.of("Stores S–N", TextStyle.QUIET)),
        List.of(NUMBER, NUMBER + MOVE, NUMBER + STORES - 18),
        ROW);
  }

  /** Adds a ply, numbered from 1 in its round, to its row. */
  void add(int number, Ply ply, String glyphs) {
    int cell = ply.mover() == first ? 0 : 1;
    if (cell < nextCell) {
      flush(ply.before());
    }
    if (cells.isEmpty()) {
      cell(PlyText.number(number), TextStyle.QUIET, 0);
      if (cell == 1) {
        cell("…", TextStyle.QUIET, NUMBER);
      }
    }
    TextStyle style = PlyText.captures(ply) ? TextStyle.STRONG : TextStyle.MOVE;
    cell(PlyText.of(ply) + glyphs, style, NUMBER + cell * MOVE);
    nextCell = cell + 1;
    if (nextCell == 2) {
      flush(ply.after());
    }
  }

  /** Ends a row that is not full, so that something else can follow. */
  void flush(Position position) {
    if (cells.isEmpty()) {
      return;
    }
    String south = Integer.toString(position.store(Side.SOUTH));
    TextLine southStore = TextLine.of(south, TextStyle.QUIET);
    cells.add(southStore);
    indents.add(NUMBER + STORES - southStore.width());
    cell("–", TextStyle.QUIET, NUMBER + STORES + 3);
    cell(Integer.toString(position.store(Side.NORTH)), TextStyle.QUIET, NUMBER + STORES + 11);
    flow.row(cells, indents, ROW);
    cells.clear();
    indents.clear();
    nextCell = 0;
  }

  private void cell(String text, TextStyle style, float indent) {
    cells.add(TextLine.of(text, style));
    indents.add(indent);
  }
}
