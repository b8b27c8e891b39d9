package org.granary.exporter.workbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.Table;
import org.granary.exporter.workbook.TableChart.Series;
import org.junit.jupiter.api.Test;
import org.openxmlformats.schemas.drawingml.x2006.chart.CTBarChart;
import org.openxmlformats.schemas.drawingml.x2006.chart.CTBarSer;
import org.openxmlformats.schemas.drawingml.x2006.chart.STBarDir;
import org.openxmlformats.schemas.drawingml.x2006.chart.STBarGrouping;

class BarChartsTest {
  /** Wins of four years, the last of them not known. */
  private static final Table YEARS =
      new Table(
          "Years",
          List.of(
              Column.number("year", "Year"),
              Column.number("south", "South"),
              Column.number("north", "North")),
          List.of(
              List.of(Cell.of(2023), Cell.of(4), Cell.of(1)),
              List.of(Cell.of(2024), Cell.of(0), Cell.of(7)),
              List.of(Cell.of(2025), Cell.of(3), Cell.of(2)),
              List.of(Cell.none(), Cell.of(9), Cell.of(9))));

  private static TableChart chart(int most, boolean lying) {
    return new TableChart(
        "Wins",
        "Years",
        0,
        most,
        List.of(new Series(1, "South won"), new Series(2, "North won")),
        lying);
  }

  private static XSSFWorkbook workbook(TableChart chart) throws IOException {
    return Written.open(
        WorkbookOptions.USUAL.withTables(List.of(YEARS)).withTableCharts(List.of(chart)),
        List.of());
  }

  private static CTBarChart bars(XSSFWorkbook workbook) {
    List<XSSFChart> charts = workbook.getSheet("Statistics").getDrawingPatriarch().getCharts();
    assertEquals(1, charts.size());
    return charts.get(0).getCTChart().getPlotArea().getBarChartArray(0);
  }

  private static List<Double> numbers(CTBarSer series) {
    return Arrays.stream(series.getVal().getNumRef().getNumCache().getPtArray())
        .map(point -> Double.valueOf(point.getV()))
        .toList();
  }

  @Test
  void everyBarStandsForARowThatHasACategory() throws IOException {
    try (XSSFWorkbook workbook = workbook(chart(10, false))) {
      CTBarSer south = bars(workbook).getSerArray(0);
      CTBarSer north = bars(workbook).getSerArray(1);

      assertEquals(List.of(4.0, 0.0, 3.0), numbers(south));
      assertEquals(List.of(1.0, 7.0, 2.0), numbers(north));
      assertEquals("Years!$B$2:$B$4", south.getVal().getNumRef().getF());
      assertEquals("Years!$C$2:$C$4", north.getVal().getNumRef().getF());
      assertEquals("Years!$A$2:$A$4", north.getCat().getStrRef().getF());
      assertEquals("South won", south.getTx().getV());
      assertEquals(4, workbook.getSheet("Years").getRow(1).getCell(1).getNumericCellValue());
    }
  }

  @Test
  void noMoreRowsAreChartedThanAskedFor() throws IOException {
    try (XSSFWorkbook workbook = workbook(chart(2, true))) {
      CTBarSer south = bars(workbook).getSerArray(0);

      assertEquals(List.of(4.0, 0.0), numbers(south));
      assertEquals("Years!$B$2:$B$3", south.getVal().getNumRef().getF());
    }
  }

  @Test
  void barsStandOrLieAndAreStacked() throws IOException {
    try (XSSFWorkbook standing = workbook(chart(9, false));
        XSSFWorkbook lying = workbook(chart(9, true))) {
      assertEquals(STBarDir.COL, bars(standing).getBarDir().getVal());
      assertEquals(STBarDir.BAR, bars(lying).getBarDir().getVal());
      assertEquals(STBarGrouping.STACKED, bars(lying).getGrouping().getVal());
      String xml = bars(lying).xmlText().replaceAll("<(/?)[a-z]+:", "<$1");
      assertTrue(xml.contains("</ser><gapWidth val=\"60\"/><overlap val=\"100\"/><axId"), xml);
    }
  }

  /** The longest of the bars is 7. */
  @Test
  void fewGamesAreCountedOneByOne() throws IOException {
    try (XSSFWorkbook workbook = workbook(chart(9, true))) {
      XSSFChart chart = workbook.getSheet("Statistics").getDrawingPatriarch().getCharts().get(0);

      assertEquals(1, chart.getCTChart().getPlotArea().getValAxArray(0).getMajorUnit().getVal(), 0);
    }
  }

  @Test
  void aTableWithoutRowsHasNoChart() throws IOException {
    Table none = new Table("Years", YEARS.columns(), List.of());
    WorkbookOptions options =
        WorkbookOptions.USUAL.withTables(List.of(none)).withTableCharts(List.of(chart(9, true)));

    try (XSSFWorkbook workbook = Written.open(options, List.of())) {
      assertNull(workbook.getSheet("Statistics"));
    }
  }

  @Test
  void aChartHasOneToFourParts() {
    List<Series> five = java.util.Collections.nCopies(5, new Series(1, "x"));

    assertThrows(IllegalArgumentException.class, () -> new TableChart("x", "y", 0, 9, five, true));
    assertThrows(
        IllegalArgumentException.class, () -> new TableChart("x", "y", 0, 9, List.of(), true));
  }
}
