package org.granary.importer.tables;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Layout;
import org.granary.engine.Side;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameDraft;
import org.granary.grammar.HouseNames;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;
import org.granary.importer.tables.Column.Role;

/** Reads a game of which every ply has a row. */
final class PliesReader {
  private static final Pattern LETTER = Pattern.compile("([A-Za-z])(?:\\s*\\+\\s*([0-9]{1,4}))?");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}");
  private static final Pattern PASS =
      Pattern.compile("-|pass|pasa|passe|passa", Pattern.CASE_INSENSITIVE);

  private final Layout layout;
  private final TableText table;
  private final TableHeader header;
  private boolean stopped;

  PliesReader(Layout layout, TableText table) {
    this.layout = layout;
    this.table = table;
    this.header = table.header();
  }

  ParsedGame read(RawRecord record) {
    GameDraft draft = new GameDraft(table.only(record, 0, table.rows().length()));
    int from = 0;
    for (String row : table.rows().split("\n", -1)) {
      if (!row.isBlank() && !stopped) {
        int offset = from;
        row(draft, header.cells(row).stream().map(cell -> cell.movedBy(offset)).toList());
      }
      from += row.length() + 1;
    }
    return draft.build();
  }

  private void row(GameDraft draft, List<Cell> cells) {
    Optional<Cell> move = header.cell(cells, Role.MOVE);
    if (move.isEmpty()) {
      stop(draft, cells.get(0), "no move stands in this row");
      return;
    }
    checkNumber(draft, cells);
    Optional<Side> side = header.cell(cells, Role.SIDE).flatMap(PliesReader::side);
    PlyClaims claims = new PliesClaims(layout, header, cells).claims(side);
    move(draft, move.get(), side, claims);
  }

  private void move(GameDraft draft, Cell cell, Optional<Side> side, PlyClaims claims) {
    Matcher letter = LETTER.matcher(cell.value());
    if (PASS.matcher(cell.value()).matches()) {
      draft.pass(cell.offset());
    } else if (letter.matches()) {
      letter(draft, cell, letter, claims);
    } else if (NUMBER.matcher(cell.value()).matches()) {
      number(draft, cell, side, claims);
    } else {
      stop(draft, cell, "a move is the letter or the number of a house");
    }
  }

  private void letter(GameDraft draft, Cell cell, Matcher letter, PlyClaims claims) {
    OptionalInt house = HouseNames.house(layout, letter.group(1).charAt(0));
    if (house.isEmpty()) {
      stop(draft, cell, "the board has no house '" + letter.group(1) + "'");
      return;
    }
    boolean captured = letter.group(2) != null && claims.captured() < 0;
    draft.ply(
        house.getAsInt(),
        cell.offset(),
        captured ? claims.withCaptured(Integer.parseInt(letter.group(2))) : claims);
  }

  private void number(GameDraft draft, Cell cell, Optional<Side> side, PlyClaims claims) {
    int inRow = Integer.parseInt(cell.value()) - 1;
    int row = layout.houseCount() / 2;
    if (inRow < 0 || inRow >= row) {
      stop(draft, cell, "the board has no house " + cell.value());
    } else if (side.isPresent()) {
      draft.ply(side.get() == Side.SOUTH ? inRow : row + inRow, cell.offset(), claims);
    } else {
      draft.plyInRow(inRow, cell.offset(), claims);
    }
  }

  /** Rows count plies or pairs of plies. */
  private void checkNumber(GameDraft draft, List<Cell> cells) {
    Optional<Cell> cell = header.cell(cells, Role.PLY);
    int ply = draft.plyCount() + 1;
    if (cell.isPresent() && cell.get().value().matches("[0-9]{1,6}\\.?")) {
      int number = Integer.parseInt(cell.get().value().replace(".", ""));
      if (number != ply && number != (ply + 1) / 2) {
        String message = "the row has the number " + number + ", but this is ply " + ply;
        draft.problem(
            DiagnosticCode.MOVE_NUMBER,
            cell.get().offset(),
            cell.get().length(),
            message,
            List.of());
      }
    }
  }

  private void stop(GameDraft draft, Cell cell, String message) {
    draft.problem(DiagnosticCode.UNEXPECTED_TEXT, cell.offset(), cell.length(), message, List.of());
    draft.unread(table.rows().substring(cell.offset()), cell.offset());
    stopped = true;
  }

  private static Optional<Side> side(Cell cell) {
    String side = cell.value().toLowerCase(Locale.ROOT);
    if (side.matches("s|south|sur|sul|sud|w|white|1")) {
      return Optional.of(Side.SOUTH);
    }
    return side.matches("n|north|norte|nord|b|black|2")
        ? Optional.of(Side.NORTH)
        : Optional.empty();
  }
}
