package org.granary.exporter.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xddf.usermodel.PresetColor;
import org.apache.poi.xddf.usermodel.PresetLineDash;
import org.apache.poi.xddf.usermodel.XDDFColor;
import org.apache.poi.xddf.usermodel.XDDFLineProperties;
import org.apache.poi.xddf.usermodel.XDDFPresetLineDash;
import org.apache.poi.xddf.usermodel.XDDFSolidFillProperties;
import org.apache.poi.xddf.usermodel.chart.AxisPosition;
import org.apache.poi.xddf.usermodel.chart.ChartTypes;
import org.apache.poi.xddf.usermodel.chart.LegendPosition;
import org.apache.poi.xddf.usermodel.chart.MarkerStyle;
import org.apache.poi.xddf.usermodel.chart.XDDFCategoryAxis;
import org.apache.poi.xddf.usermodel.chart.XDDFCategoryDataSource;
import org.apache.poi.xddf.usermodel.chart.XDDFChartLegend;
import org.apache.poi.xddf.usermodel.chart.XDDFDataSourcesFactory;
import org.apache.poi.xddf.usermodel.chart.XDDFLineChartData;
import org.apache.poi.xddf.usermodel.chart.XDDFNumericalDataSource;
import org.apache.poi.xddf.usermodel.chart.XDDFValueAxis;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFClientAnchor;
import org.apache.poi.xssf.usermodel.XSSFDrawing;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.granary.engine.Side;
import org.granary.exporter.games.PlyText;

/** Line charts of both stores by ply, drawn by Excel from the rows of the moves. */
final class ScoreCharts {
  private static final int ACROSS = 2;
  private static final int DOWN = 2;
  private static final int COLUMNS = 10;
  private static final int ROWS = 20;
  private static final int LONGEST_TITLE = 70;
  private static final double TITLE_SIZE = 12;

  private final List<Scores> charted = new ArrayList<>();

  /**
   * Where the rows of a game stand and what their stores hold.
   *
   * @param title above the chart
   * @param sheet the sheet with the moves
   * @param firstRow 1-based row of the first ply
   * @param plyColumn 0-based column of the ply numbers
   * @param storeColumn 0-based column of South's store; North's is the next
   * @param south South's store after each ply
   * @param north North's store after each ply
   */
  record Scores(
      String title,
      String sheet,
      int firstRow,
      int plyColumn,
      int storeColumn,
      List<Integer> south,
      List<Integer> north) {
    int plies() {
      return south.size();
    }

    String range(int column) {
      CellRangeAddress cells =
          new CellRangeAddress(firstRow - 1, firstRow + plies() - 2, column, column);
      return cells.formatAsString(sheet, true);
    }
  }

  void add(Scores scores) {
    charted.add(scores);
  }

  int size() {
    return charted.size();
  }

  void draw(XSSFSheet sheet) {
    LongSheet.printOnWholeWidth(sheet);
    XSSFDrawing drawing = sheet.createDrawingPatriarch();
    for (int i = 0; i < charted.size(); i++) {
      int column = i % ACROSS * (COLUMNS + 1);
      int row = i / ACROSS * (ROWS + 1);
      XSSFClientAnchor anchor =
          drawing.createAnchor(0, 0, 0, 0, column, row, column + COLUMNS, row + ROWS);
      draw(drawing.createChart(anchor), charted.get(i));
      if (i % (ACROSS * DOWN) == 0 && row > 0) {
        sheet.setRowBreak(row - 1);
      }
    }
  }

  private static void draw(XSSFChart chart, Scores scores) {
    chart.setTitleText(shortened(scores.title()));
    chart.setTitleOverlay(false);
    chart.getTitle().getBody().getParagraph(0).getTextRuns().get(0).setFontSize(TITLE_SIZE);
    XDDFChartLegend legend = chart.getOrAddLegend();
    legend.setPosition(LegendPosition.BOTTOM);
    XDDFCategoryAxis plies = chart.createCategoryAxis(AxisPosition.BOTTOM);
    plies.setTitle("Ply");
    XDDFValueAxis seeds = chart.createValueAxis(AxisPosition.LEFT);
    seeds.setTitle("Seeds");
    seeds.setMinimum(0);
    XDDFLineChartData data = (XDDFLineChartData) chart.createData(ChartTypes.LINE, plies, seeds);
    data.setVaryColors(false);
    series(data, scores, Side.SOUTH);
    series(data, scores, Side.NORTH);
    chart.plot(data);
  }

  private static void series(XDDFLineChartData data, Scores scores, Side side) {
    Integer[] numbers = IntStream.rangeClosed(1, scores.plies()).boxed().toArray(Integer[]::new);
    boolean south = side == Side.SOUTH;
    Integer[] stores = (south ? scores.south() : scores.north()).toArray(Integer[]::new);
    int column = scores.storeColumn() + (south ? 0 : 1);
    XDDFCategoryDataSource categories =
        XDDFDataSourcesFactory.fromArray(
            toText(numbers), scores.range(scores.plyColumn()), scores.plyColumn());
    XDDFNumericalDataSource<Integer> values =
        XDDFDataSourcesFactory.fromArray(stores, scores.range(column), column);
    XDDFLineChartData.Series series = (XDDFLineChartData.Series) data.addSeries(categories, values);
    series.setTitle(PlyText.side(side), new CellReference(scores.sheet(), 0, column, true, true));
    series.setSmooth(false);
    series.setMarkerStyle(MarkerStyle.NONE);
    series.setLineProperties(line(side));
  }

  private static String shortened(String title) {
    int length = title.codePointCount(0, title.length());
    return length <= LONGEST_TITLE
        ? title
        : title.substring(0, title.offsetByCodePoints(0, LONGEST_TITLE - 1)) + "…";
  }

  private static String[] toText(Integer[] numbers) {
    String[] texts = new String[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      texts[i] = numbers[i].toString();
    }
    return texts;
  }

  /** Told apart by colour on a screen and by dashes on paper. */
  private static XDDFLineProperties line(Side side) {
    boolean south = side == Side.SOUTH;
    XDDFColor colour = XDDFColor.from(south ? PresetColor.DARK_BLUE : PresetColor.DARK_ORANGE);
    XDDFLineProperties line = new XDDFLineProperties(new XDDFSolidFillProperties(colour));
    line.setWidth(2.0);
    line.setPresetDash(new XDDFPresetLineDash(south ? PresetLineDash.SOLID : PresetLineDash.DASH));
    return line;
  }
}
