package org.granary.exporter.workbook;

import java.util.ArrayList;
import java.util.List;
import javax.xml.namespace.QName;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xddf.usermodel.PresetColor;
import org.apache.poi.xddf.usermodel.XDDFColor;
import org.apache.poi.xddf.usermodel.XDDFLineProperties;
import org.apache.poi.xddf.usermodel.XDDFSolidFillProperties;
import org.apache.poi.xddf.usermodel.chart.AxisCrosses;
import org.apache.poi.xddf.usermodel.chart.AxisOrientation;
import org.apache.poi.xddf.usermodel.chart.AxisPosition;
import org.apache.poi.xddf.usermodel.chart.BarDirection;
import org.apache.poi.xddf.usermodel.chart.BarGrouping;
import org.apache.poi.xddf.usermodel.chart.ChartTypes;
import org.apache.poi.xddf.usermodel.chart.LegendPosition;
import org.apache.poi.xddf.usermodel.chart.XDDFBarChartData;
import org.apache.poi.xddf.usermodel.chart.XDDFCategoryAxis;
import org.apache.poi.xddf.usermodel.chart.XDDFCategoryDataSource;
import org.apache.poi.xddf.usermodel.chart.XDDFChartData;
import org.apache.poi.xddf.usermodel.chart.XDDFDataSourcesFactory;
import org.apache.poi.xddf.usermodel.chart.XDDFNumericalDataSource;
import org.apache.poi.xddf.usermodel.chart.XDDFValueAxis;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFClientAnchor;
import org.apache.poi.xssf.usermodel.XSSFDrawing;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.xmlbeans.XmlCursor;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Table;

/** Bar charts one below the other, drawn by Excel from the rows of tables. */
final class BarCharts {
  /** There are no more colours that are told apart on paper, too. */
  static final int MOST_SERIES = 4;

  private static final List<PresetColor> COLOURS =
      List.of(
          PresetColor.DARK_BLUE,
          PresetColor.DARK_ORANGE,
          PresetColor.LIGHT_GRAY,
          PresetColor.WHITE);
  private static final int COLUMNS = 14;
  private static final int ROWS = 24;
  private static final double TITLE_SIZE = 12;

  /** Up to this number, axes count one by one. */
  private static final int FEW = 10;

  private static final int GAP_PERCENT = 60;
  private static final int OVERLAP_PERCENT = 100;

  private final List<Charted> charts = new ArrayList<>();

  /**
   * A chart with its rows.
   *
   * @param sheet the sheet on which the table begins
   */
  private record Charted(TableChart chart, String sheet, List<List<Cell>> rows) {
    String range(int column) {
      return new CellRangeAddress(1, rows.size(), column, column).formatAsString(sheet, true);
    }

    double longestBar() {
      return rows.stream()
          .mapToDouble(
              row ->
                  chart.series().stream()
                      .mapToDouble(part -> Double.parseDouble(row.get(part.column()).plain()))
                      .sum())
          .max()
          .orElse(0);
    }

    XDDFCategoryDataSource categories() {
      String[] names =
          rows.stream().map(row -> row.get(chart.category()).text()).toArray(String[]::new);
      return XDDFDataSourcesFactory.fromArray(names, range(chart.category()), chart.category());
    }

    XDDFNumericalDataSource<Double> values(int column) {
      Double[] numbers =
          rows.stream().map(row -> Double.valueOf(row.get(column).plain())).toArray(Double[]::new);
      return XDDFDataSourcesFactory.fromArray(numbers, range(column), column);
    }
  }

  /** Adds a chart of a table that begins on a sheet; one without rows is left out. */
  void add(TableChart chart, String sheet, Table table) {
    List<List<Cell>> rows =
        table.rows().stream()
            .takeWhile(row -> !(row.get(chart.category()) instanceof Cell.None))
            .limit(chart.most())
            .toList();
    if (!rows.isEmpty()) {
      charts.add(new Charted(chart, sheet, rows));
    }
  }

  int size() {
    return charts.size();
  }

  void draw(XSSFSheet sheet) {
    LongSheet.printOnWholeWidth(sheet);
    XSSFDrawing drawing = sheet.createDrawingPatriarch();
    for (int i = 0; i < charts.size(); i++) {
      int row = i * (ROWS + 1);
      XSSFClientAnchor anchor = drawing.createAnchor(0, 0, 0, 0, 0, row, COLUMNS, row + ROWS);
      draw(drawing.createChart(anchor), charts.get(i));
      if (row > 0) {
        sheet.setRowBreak(row - 2); // before the row between two charts, or a frame is cut
      }
    }
  }

  private static void draw(XSSFChart chart, Charted charted) {
    boolean lying = charted.chart().lying();
    chart.setTitleText(charted.chart().title());
    chart.setTitleOverlay(false);
    chart.getTitle().getBody().getParagraph(0).getTextRuns().get(0).setFontSize(TITLE_SIZE);
    chart.getOrAddLegend().setPosition(LegendPosition.BOTTOM);
    XDDFCategoryAxis bars =
        chart.createCategoryAxis(lying ? AxisPosition.LEFT : AxisPosition.BOTTOM);
    XDDFValueAxis numbers = chart.createValueAxis(lying ? AxisPosition.BOTTOM : AxisPosition.LEFT);
    numbers.setMinimum(0);
    if (charted.longestBar() <= FEW) {
      numbers.setMajorUnit(1); // not every half
    }
    if (lying) { // the first row is on top, its numbers below the last
      bars.setOrientation(AxisOrientation.MAX_MIN);
      numbers.setCrosses(AxisCrosses.MAX);
    }
    XDDFBarChartData data = (XDDFBarChartData) chart.createData(ChartTypes.BAR, bars, numbers);
    data.setBarDirection(lying ? BarDirection.BAR : BarDirection.COL);
    data.setBarGrouping(BarGrouping.STACKED);
    data.setVaryColors(false);
    series(data, charted);
    chart.plot(data);
    layOut(chart);
  }

  /**
   * Puts the parts of a bar upon each other. POI's small set of schemas has no such elements, so
   * they are written as they are, before the axes, where Excel's format wants them.
   */
  private static void layOut(XSSFChart chart) {
    try (XmlCursor cursor = chart.getCTChart().getPlotArea().getBarChartArray(0).newCursor()) {
      String namespace = cursor.getName().getNamespaceURI();
      cursor.toChild(namespace, "axId");
      insert(cursor, new QName(namespace, "gapWidth"), GAP_PERCENT);
      insert(cursor, new QName(namespace, "overlap"), OVERLAP_PERCENT);
    }
  }

  private static void insert(XmlCursor cursor, QName element, int value) {
    cursor.beginElement(element);
    cursor.insertAttributeWithValue("val", Integer.toString(value));
    cursor.toParent();
    cursor.toNextSibling();
  }

  private static void series(XDDFBarChartData data, Charted charted) {
    List<TableChart.Series> all = charted.chart().series();
    for (int i = 0; i < all.size(); i++) {
      XDDFChartData.Series series =
          data.addSeries(charted.categories(), charted.values(all.get(i).column()));
      series.setTitle(all.get(i).name(), null);
      series.setFillProperties(fill(COLOURS.get(i)));
      series.setLineProperties(new XDDFLineProperties(fill(PresetColor.DIM_GRAY)));
    }
  }

  private static XDDFSolidFillProperties fill(PresetColor colour) {
    return new XDDFSolidFillProperties(XDDFColor.from(colour));
  }
}
