package org.granary.exporter.games;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.HouseNames;

/**
 * One row a ply: the move, what it captured, and every house and store after it. For games with
 * marks also the round, which houses each side has captured for good, and which are South's where
 * they are not those of South's row.
 */
public final class PliesTable {
  private PliesTable() {}

  /** The columns for games on boards of a layout. */
  public static List<Column> columns(Layout layout) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number("id", "Game"));
    columns.add(Column.number("ply", "Ply"));
    columns.add(Column.text("side", "Side"));
    columns.add(Column.text("move", "Move"));
    columns.add(Column.number("captured", "Captured"));
    for (int house = 0; house < layout.houseCount(); house++) {
      String name = HouseNames.full(layout, house);
      columns.add(Column.number(name, name));
    }
    columns.add(Column.number("south_store", "South's store"));
    columns.add(Column.number("north_store", "North's store"));
    return columns;
  }

  /** The columns for games whose positions have marks. */
  public static List<Column> columnsWithMarks(Layout layout) {
    List<Column> columns = columns(layout);
    columns.add(Column.number("round", "Round"));
    columns.add(Column.text("south_holds", "South holds"));
    columns.add(Column.text("north_holds", "North holds"));
    columns.add(Column.text("south_owns", "South owns"));
    return columns;
  }

  /** Where the stores stand among {@link #columns}, 0-based: South's; North's is the next one. */
  public static int southStoreColumn(Layout layout) {
    return 5 + layout.houseCount();
  }

  /** The row of a ply, 1-based, of the game with a number. */
  public static List<Cell> row(long id, int number, Ply ply) {
    Position after = ply.after();
    Layout layout = after.layout();
    List<Cell> row = new ArrayList<>();
    row.add(Cell.of(id));
    row.add(Cell.of(number));
    row.add(Cell.of(Character.toString(ply.mover().letter())));
    row.add(Cell.of(PlyText.move(layout, ply.move())));
    row.add(Cell.of(ply.captured()));
    for (int house = 0; house < layout.houseCount(); house++) {
      row.add(Cell.of(after.seeds(house)));
    }
    row.add(Cell.of(after.store(Side.SOUTH)));
    row.add(Cell.of(after.store(Side.NORTH)));
    return row;
  }

  /** The row of a ply for {@link #columnsWithMarks}; the round is 1-based. */
  public static List<Cell> rowWithMarks(long id, int number, int round, Ply ply) {
    Layout layout = ply.after().layout();
    Marks marks = ply.after().marks();
    List<Cell> row = row(id, number, ply);
    row.add(Cell.of(round));
    row.add(houses(layout, marks.capturedBySouth()));
    row.add(houses(layout, marks.capturedByNorth()));
    boolean usual = marks.ownedBySouth() == Marks.none(layout).ownedBySouth();
    row.add(usual ? Cell.none() : houses(layout, marks.ownedBySouth()));
    return row;
  }

  private static Cell houses(Layout layout, long bits) {
    List<String> names = new ArrayList<>();
    for (int house = 0; house < layout.houseCount(); house++) {
      if ((bits >>> house & 1) != 0) {
        names.add(HouseNames.full(layout, house));
      }
    }
    return names.isEmpty() ? Cell.none() : Cell.of(String.join(" ", names));
  }
}
