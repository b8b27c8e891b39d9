package org.granary.exporter.workbook;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ooxml.POIXMLProperties;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.GameSink;
import org.granary.exporter.games.GamesTable;
import org.granary.exporter.games.PliesTable;
import org.granary.exporter.games.RoundNumbers;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.Table;
import org.granary.grammar.HouseNames;

/**
 * Games as a workbook: a sheet of games, a sheet of moves for each kind of board, score charts, and
 * further tables.
 *
 * <p>The same games and options give the same bytes.
 */
public final class GameWorkbook implements GameSink {
  private static final int ROWS_IN_MEMORY = 100;
  private static final int PLY_COLUMN = 1;

  private final WorkbookOptions options;
  private final OutputStream out;
  private final int rowLimit;
  private final SXSSFWorkbook workbook = new SXSSFWorkbook(ROWS_IN_MEMORY);
  private final Styles styles = new Styles(workbook);
  private final List<LongSheet> sheets = new ArrayList<>();
  private final LongSheet games;
  private final Map<Board, LongSheet> moves = new LinkedHashMap<>();
  private final ScoreCharts charts = new ScoreCharts();

  /** A workbook that {@link #finish} writes to {@code out}, which stays open. */
  public GameWorkbook(WorkbookOptions options, OutputStream out) {
    this(options, out, LongSheet.EXCEL_ROWS);
  }

  GameWorkbook(WorkbookOptions options, OutputStream out, int rowLimit) {
    this.options = options;
    this.out = out;
    this.rowLimit = rowLimit;
    workbook.setCompressTempFiles(true);
    this.games = sheet("Games", GamesTable.columns());
  }

  @Override
  public void add(GameEntry entry) {
    games.add(GamesTable.row(entry));
    List<Ply> plies = entry.game().game().plies();
    Board board = Board.of(entry.game().game().start(), plies);
    LongSheet sheet = moves.computeIfAbsent(board, this::movesSheet);
    boolean whole = sheet.keep(plies.size());
    if (whole && plies.size() > 1 && options.charted(entry.id(), charts.size())) {
      charts.add(scores(entry, sheet, plies));
    }
    RoundNumbers rounds = new RoundNumbers(plies, entry.game().text().line());
    for (int i = 1; i <= plies.size(); i++) {
      Ply ply = plies.get(i - 1);
      sheet.add(
          board.marked()
              ? PliesTable.rowWithMarks(entry.id(), i, rounds.round(i), ply)
              : PliesTable.row(entry.id(), i, ply));
    }
  }

  /**
   * What games must have in common to share a sheet of moves.
   *
   * @param marked whether houses may be captured for good or change owners, or there are rounds
   */
  private record Board(Layout layout, boolean marked) {
    static Board of(Position start, List<Ply> plies) {
      Marks none = Marks.none(start.layout());
      boolean marked =
          HouseNames.digits(start.layout())
              || !start.marks().equals(none)
              || plies.stream().anyMatch(ply -> !ply.after().marks().equals(none));
      return new Board(start.layout(), marked);
    }
  }

  private LongSheet movesSheet(Board board) {
    String name = "Moves " + board.layout() + (board.marked() ? " with marks" : "");
    return sheet(
        moves.isEmpty() ? "Moves" : name,
        board.marked()
            ? PliesTable.columnsWithMarks(board.layout())
            : PliesTable.columns(board.layout()));
  }

  private LongSheet sheet(String name, List<Column> columns) {
    LongSheet sheet = new LongSheet(workbook, styles, name, columns, rowLimit);
    sheets.add(sheet);
    return sheet;
  }

  private static ScoreCharts.Scores scores(GameEntry entry, LongSheet sheet, List<Ply> plies) {
    List<Integer> south = new ArrayList<>();
    List<Integer> north = new ArrayList<>();
    for (Ply ply : plies) {
      south.add(ply.after().store(Side.SOUTH));
      north.add(ply.after().store(Side.NORTH));
    }
    String title = entry.isNamed() ? entry.id() + ". " + entry.title() : entry.title();
    String result = entry.result().isEmpty() ? "" : " " + entry.result().replace('-', '–');
    return new ScoreCharts.Scores(
        title + result,
        sheet.sheetName(),
        sheet.nextRow(),
        PLY_COLUMN,
        PliesTable.southStoreColumn(plies.get(0).after().layout()),
        south,
        north);
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    if (styles.cutTexts() > 0) {
      remarks.add(
          styles.cutTexts()
              + " texts are longer than the "
              + CellText.LONGEST
              + " characters of an Excel cell and were cut");
    }
    for (LongSheet sheet : sheets) {
      if (sheet.sheets() > 1) {
        remarks.add(sheet.name() + ": " + sheet.sheets() + " sheets, for Excel's limit of rows");
      }
    }
    return remarks;
  }

  @Override
  public void finish() throws IOException {
    BarCharts bars = new BarCharts();
    for (Table table : options.tables()) {
      LongSheet sheet = sheet(table.title(), table.columns());
      options.tableCharts().stream()
          .filter(chart -> chart.table().equals(table.title()))
          .forEach(chart -> bars.add(chart, sheet.sheetName(), table));
      table.rows().forEach(sheet::add);
    }
    sheets.forEach(LongSheet::finish);
    if (bars.size() > 0) {
      bars.draw(chartSheet("Statistics"));
    }
    if (charts.size() > 0) {
      charts.draw(chartSheet("Scores"));
    }
    describe();
    Path temporary = Files.createTempFile("granary", ".xlsx");
    try {
      try (OutputStream file = Files.newOutputStream(temporary)) {
        workbook.write(file);
      }
      FixedZip.copy(temporary, out);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private XSSFSheet chartSheet(String name) {
    SXSSFSheet sheet = workbook.createSheet(name);
    return workbook.getXSSFWorkbook().getSheet(sheet.getSheetName());
  }

  /** No date of making: it would differ from run to run. Excel wants one, so it is a fixed one. */
  private void describe() {
    POIXMLProperties.CoreProperties properties =
        workbook.getXSSFWorkbook().getProperties().getCoreProperties();
    properties.setCreator("Granary");
    try {
      properties.setCreated("1980-01-01T00:00:00Z");
    } catch (InvalidFormatException e) {
      throw new IllegalStateException("POI does not know its own format of dates", e);
    }
  }

  @Override
  public void close() throws IOException {
    workbook.close();
  }
}
