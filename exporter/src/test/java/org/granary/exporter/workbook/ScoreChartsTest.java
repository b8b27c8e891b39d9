package org.granary.exporter.workbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.AreaReference;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFChart;
import org.apache.poi.xssf.usermodel.XSSFClientAnchor;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.granary.engine.Game;
import org.granary.engine.Side;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;
import org.openxmlformats.schemas.drawingml.x2006.chart.CTLineSer;
import org.openxmlformats.schemas.drawingml.x2006.chart.CTNumData;

class ScoreChartsTest {
  private static List<XSSFChart> charts(XSSFWorkbook workbook) {
    return workbook.getSheet("Scores").getDrawingPatriarch().getCharts();
  }

  private static CTLineSer[] series(XSSFChart chart) {
    return chart.getCTChart().getPlotArea().getLineChartArray(0).getSerArray();
  }

  /** The cells of a range, as texts. */
  private static List<String> cells(XSSFWorkbook workbook, String range) {
    List<String> texts = new ArrayList<>();
    for (CellReference at : new AreaReference(range, null).getAllReferencedCells()) {
      Row row = workbook.getSheet(at.getSheetName()).getRow(at.getRow());
      Cell cell = row.getCell(at.getCol());
      texts.add(Integer.toString((int) cell.getNumericCellValue()));
    }
    return texts;
  }

  private static List<String> cached(CTNumData data) {
    List<String> texts = new ArrayList<>();
    for (var point : data.getPtArray()) {
      texts.add(Integer.toString((int) Double.parseDouble(point.getV())));
    }
    return texts;
  }

  private static List<String> stores(Game game, Side side) {
    List<String> stores = new ArrayList<>();
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      stores.add(Integer.toString(game.position(ply).store(side)));
    }
    return stores;
  }

  @Test
  void everyChartDrawsTheStoresOfItsOwnGame() throws IOException {
    List<GameEntry> games = new ArrayList<>(SampleGames.all().subList(0, 5));
    games.add(SampleGames.played("awagagae", 3));
    games.add(SampleGames.played("toguz-kumalak", 5));

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, games)) {
      List<XSSFChart> charts = charts(workbook);
      assertEquals(games.size(), charts.size());
      for (int i = 0; i < charts.size(); i++) {
        Game game = games.get(i).game().game();
        CTLineSer[] series = series(charts.get(i));
        assertEquals(2, series.length);
        for (Side side : Side.values()) {
          CTLineSer line = series[side == Side.SOUTH ? 0 : 1];
          List<String> expected = stores(game, side);
          assertEquals(expected, cells(workbook, line.getVal().getNumRef().getF()), "game " + i);
          assertEquals(expected, cached(line.getVal().getNumRef().getNumCache()));
        }
      }
    }
  }

  @Test
  void theAxisCountsThePliesOfTheGame() throws IOException {
    List<GameEntry> games = SampleGames.all().subList(0, 3);

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, games)) {
      for (int i = 0; i < 3; i++) {
        String range = series(charts(workbook).get(i))[0].getCat().getStrRef().getF();
        List<String> numbers = cells(workbook, range);
        assertEquals(games.get(i).game().game().plyCount(), numbers.size());
        assertEquals("1", numbers.get(0));
        assertEquals(Integer.toString(numbers.size()), numbers.get(numbers.size() - 1));
      }
    }
  }

  @Test
  void theLegendTakesItsNamesFromTheHeader() throws IOException {
    GameEntry game = SampleGames.played("toguz-kumalak", 5);

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, List.of(game))) {
      CTLineSer[] series = series(charts(workbook).get(0));
      for (int i = 0; i < 2; i++) {
        CellReference at = new CellReference(series[i].getTx().getStrRef().getF());
        Row header = workbook.getSheet(at.getSheetName()).getRow(at.getRow());
        String expected = i == 0 ? "South's store" : "North's store";
        assertEquals(expected, header.getCell(at.getCol()).getStringCellValue());
        assertEquals(
            i == 0 ? "South" : "North",
            series[i].getTx().getStrRef().getStrCache().getPtArray(0).getV());
      }
    }
  }

  @Test
  void linesDifferWithoutColour() throws IOException {
    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL, List.of(SampleGames.circling(4)))) {
      CTLineSer[] series = series(charts(workbook).get(0));
      assertNotEquals(
          series[0].getSpPr().getLn().getPrstDash().getVal(),
          series[1].getSpPr().getLn().getPrstDash().getVal());
    }
  }

  @Test
  void titlesNameTheGameAndAreShortEnough() throws IOException {
    GameEntry named = SampleGames.game("[South \"Kofi\"]\n[North \"Ama\"]", "1. D d 25-8");
    GameEntry unnamed = new GameEntry(2, SampleGames.circling(2).game());
    GameEntry notes =
        new GameEntry(
            3, SampleGames.game("[South \"" + "\ud83c\udfb5".repeat(90) + "\"]", "1. D d").game());

    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL, List.of(named, unnamed, notes))) {
      List<String> titles =
          charts(workbook).stream().map(chart -> chart.getTitleText().getString()).toList();
      assertEquals("1. Kofi – Ama 25–8", titles.get(0));
      assertEquals("Game 2", titles.get(1));
      assertEquals("3. " + "\ud83c\udfb5".repeat(66) + "…", titles.get(2));
    }
  }

  @Test
  void controlCharactersInATitleDoNotBreakTheFile() throws IOException {
    GameEntry game = SampleGames.game("[South \"Ko\u0001fi\u001b\"]", "1. D d");

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, List.of(game))) {
      String title = charts(workbook).get(0).getTitleText().getString();
      assertTrue(title.matches("1\\. Ko[?\ufffd]fi[?\ufffd] – North"), title);
    }
  }

  @Test
  void chartsDoNotCoverEachOther() throws IOException {
    List<GameEntry> games = new ArrayList<>();
    for (long id = 1; id <= 12; id++) {
      games.add(new GameEntry(id, SampleGames.circling(3).game()));
    }

    try (XSSFWorkbook workbook = Written.open(WorkbookOptions.USUAL, games)) {
      List<XSSFClientAnchor> anchors =
          workbook.getSheet("Scores").getDrawingPatriarch().getShapes().stream()
              .map(shape -> (XSSFClientAnchor) shape.getAnchor())
              .toList();
      assertEquals(12, anchors.size());
      for (int i = 0; i < anchors.size(); i++) {
        for (int j = 0; j < i; j++) {
          XSSFClientAnchor a = anchors.get(i);
          XSSFClientAnchor b = anchors.get(j);
          boolean apart =
              a.getCol1() >= b.getCol2()
                  || b.getCol1() >= a.getCol2()
                  || a.getRow1() >= b.getRow2()
                  || b.getRow1() >= a.getRow2();
          assertTrue(apart, "charts " + i + " and " + j);
        }
      }
      assertEquals(2, workbook.getSheet("Scores").getRowBreaks().length, "four charts a page");
    }
  }

  @Test
  void aGameOfOnePlyHasNoChart() throws IOException {
    try (XSSFWorkbook workbook =
        Written.open(WorkbookOptions.USUAL, List.of(SampleGames.circling(1)))) {
      assertEquals(List.of("Games", "Moves"), Written.sheetNames(workbook));
    }
  }
}
