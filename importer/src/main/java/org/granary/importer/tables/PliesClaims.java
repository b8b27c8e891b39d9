package org.granary.importer.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Side;
import org.granary.grammar.DrawnBoard;
import org.granary.grammar.HouseNames;
import org.granary.grammar.PlyClaims;
import org.granary.importer.tables.Column.Role;

/** What a row says of its ply beside the move. */
final class PliesClaims {
  private static final int UNKNOWN = -1;

  private final Layout layout;
  private final TableHeader header;
  private final List<Cell> cells;

  PliesClaims(Layout layout, TableHeader header, List<Cell> cells) {
    this.layout = layout;
    this.header = header;
    this.cells = cells;
  }

  PlyClaims claims(Optional<Side> mover) {
    PlyClaims claims = PlyClaims.NONE;
    int captured = number(header.cell(cells, Role.CAPTURED));
    if (captured != UNKNOWN) {
      claims = claims.withCaptured(captured);
    }
    int south = number(header.cell(cells, Role.SOUTH_STORE));
    int north = number(header.cell(cells, Role.NORTH_STORE));
    Optional<DrawnBoard> board = board(south, north);
    if (board.isPresent()) {
      return claims.withBoard(board.get());
    }
    int total = mover.map(side -> side == Side.SOUTH ? south : north).orElse(UNKNOWN);
    return total == UNKNOWN ? claims : claims.withTotal(total);
  }

  /** The board, if every house of it has a column and a number. */
  private Optional<DrawnBoard> board(int south, int north) {
    List<Integer> seeds = new ArrayList<>();
    int offset = UNKNOWN;
    for (int house = 0; house < layout.houseCount(); house++) {
      Optional<Cell> cell = house(HouseNames.full(layout, house));
      int number = number(cell);
      if (number == UNKNOWN) {
        return Optional.empty();
      }
      offset = offset == UNKNOWN ? cell.map(Cell::offset).orElse(0) : offset;
      seeds.add(number);
    }
    return Optional.of(new DrawnBoard(seeds, south, north, offset));
  }

  private Optional<Cell> house(String name) {
    for (int i = 0; i < Math.min(cells.size(), header.columns().size()); i++) {
      Column column = header.columns().get(i);
      if (column.role() == Role.HOUSE && column.name().equals(name)) {
        return Optional.of(cells.get(i));
      }
    }
    return Optional.empty();
  }

  private static int number(Optional<Cell> cell) {
    String digits = cell.map(Cell::value).orElse("");
    return digits.matches("[0-9]{1,4}") ? Integer.parseInt(digits) : UNKNOWN;
  }
}
