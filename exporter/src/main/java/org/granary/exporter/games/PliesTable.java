package org.granary.exporter.games;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Layout;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.grammar.HouseNames;

/** One row a ply: the move, what it captured, and every house and store after it. */
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
      String name = houseName(layout, house);
      columns.add(Column.number(name, name));
    }
    columns.add(Column.number("south_store", "South's store"));
    columns.add(Column.number("north_store", "North's store"));
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

  private static String houseName(Layout layout, int house) {
    String name = HouseNames.name(layout, house);
    return HouseNames.digits(layout) ? layout.row(house).letter() + name : name;
  }
}
