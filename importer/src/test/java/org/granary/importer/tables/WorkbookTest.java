package org.granary.importer.tables;

import static org.granary.importer.Packing.zip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkbookTest {
  private static final String TYPES =
      "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
          + "<Default Extension=\"rels\""
          + " ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
          + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"application/vnd.openxmlformats-"
          + "officedocument.spreadsheetml.sheet.main+xml\"/>"
          + "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"application/vnd."
          + "openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/></Types>";
  private static final String RELATIONS =
      "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
          + "<Relationship Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/"
          + "relationships/%s\" Target=\"%s\"/></Relationships>";
  private static final String WORKBOOK =
      "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"http"
          + "://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets><sheet"
          + " name=\"Games\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>";
  private static final String SHEET =
      "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetData>%s"
          + "</sheetData></worksheet>";
  private static final String HEADER = row(1, "South", "Moves");

  private static String row(int number, String... cells) {
    StringBuilder row = new StringBuilder("<row r=\"" + number + "\">");
    for (String cell : cells) {
      row.append("<c t=\"inlineStr\"><is><t>").append(cell).append("</t></is></c>");
    }
    return row.append("</row>").toString();
  }

  /** A workbook by hand, with these rows. */
  private static byte[] byHand(String rows) {
    return withSheet(SHEET.formatted(rows));
  }

  private static byte[] withSheet(String sheet) {
    return zip(
        "[Content_Types].xml", TYPES,
        "_rels/.rels", RELATIONS.formatted("officeDocument", "xl/workbook.xml"),
        "xl/workbook.xml", WORKBOOK,
        "xl/_rels/workbook.xml.rels", RELATIONS.formatted("worksheet", "worksheets/sheet1.xml"),
        "xl/worksheets/sheet1.xml", sheet);
  }

  private static byte[] bytes(Workbook workbook) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    workbook.write(bytes);
    workbook.close();
    return bytes.toByteArray();
  }

  private static void fill(Sheet sheet, int number, Object... values) {
    Row row = sheet.createRow(number - 1);
    for (int i = 0; i < values.length; i++) {
      Cell cell = row.createCell(i);
      if (values[i] instanceof Integer number1) {
        cell.setCellValue(number1);
      } else {
        cell.setCellValue((String) values[i]);
      }
    }
  }

  @Test
  void readsSheetsWithDatesNumbersAndFormulas() throws IOException {
    XSSFWorkbook workbook = new XSSFWorkbook();
    fill(workbook.createSheet("Notes"), 1, "nothing here");
    Sheet sheet = workbook.createSheet("Games");
    fill(sheet, 3, "South", "North", "Date", "Round", "Moves");
    fill(sheet, 5, "Ama", "Kofi", "", 7, "D d\nF b");
    CellStyle date = workbook.createCellStyle();
    date.setDataFormat(workbook.createDataFormat().getFormat("dd/mm/yyyy"));
    Cell day = sheet.getRow(4).getCell(2);
    day.setCellValue(LocalDate.of(1998, 5, 3));
    day.setCellStyle(date);
    fill(sheet, 6, "Esi", "Yaw", "1998", 8, "");
    sheet.getRow(5).getCell(4).setCellFormula("CONCATENATE(\"D\",\" d\")");
    workbook.getCreationHelper().createFormulaEvaluator().evaluateAll();

    Tables read = Tables.of("t.xlsx", bytes(workbook));

    assertEquals(List.of("DdFb", "Dd"), read.moves());
    assertEquals(List.of("1998.05.03", "1998.??.??"), read.tags("Date"));
    assertEquals(List.of("7", "8"), read.tags("Round"));
    assertEquals(List.of(5, 6), read.games().stream().map(g -> g.text().source().line()).toList());
    assertEquals(List.of(), read.complaints());
  }

  @Test
  void complaintsNameSheetAndCell() throws IOException {
    Tables read = Tables.of("t.xlsx", byHand(HEADER + row(7, "Ama", "D d what")));

    assertEquals(1, read.complaints().size());
    String complaint = read.complaints().get(0);
    assertTrue(
        complaint.startsWith("t.xlsx!/Games:7:9: error[unexpected-text]: Games!B7: "), complaint);
  }

  @Test
  void readsPlies() throws IOException {
    String plies = row(1, "Ply", "Move") + row(2, "1", "D") + row(3, "2", "d") + row(4, "1", "F");

    assertEquals(List.of("Dd", "F"), Tables.of("t.xlsx", byHand(plies)).moves());
  }

  @Test
  void readsAMillionEmptyRows() throws IOException {
    StringBuilder rows = new StringBuilder(HEADER);
    for (int row = 2; row < 1 << 20; row++) {
      rows.append("<row/>");
    }

    Tables read = Tables.of("t.xlsx", byHand(rows + row(1 << 20, "Ama", "D d")));

    assertEquals(List.of("Dd"), read.moves());
    assertEquals(1 << 20, read.games().get(0).text().source().line());
  }

  @Test
  void endsABomb() throws IOException {
    String blanks = " ".repeat(1 << 20).repeat(90);

    Tables read = Tables.of("t.xlsx", byHand(HEADER + row(2, "Ama", "D d") + blanks));

    assertEquals(List.of("Dd"), read.moves());
    assertEquals(1, read.complaints().size(), read.complaints().toString());
    assertTrue(
        read.complaints()
            .get(0)
            .contains("error[archive-limit]: it unpacks to more than 200 times"),
        read.complaints().get(0));
  }

  @Test
  void expandsNoEntities() throws IOException {
    String sheet =
        "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\"><!ENTITY b \"bbbb\">]>"
            + SHEET.formatted(HEADER + row(2, "&a;", "D d") + row(3, "&b;", "D d"));

    Tables read = Tables.of("t.xlsx", withSheet(sheet));

    assertTrue(
        read.tags("South").stream().allMatch(String::isEmpty), read.tags("South").toString());
  }

  @Test
  void keepsTheRowsBeforeADamagedOne() throws IOException {
    Tables read =
        Tables.of("t.xlsx", byHand(HEADER + row(2, "Ama", "D d") + "<row r=\"3\"><c></row>"));

    assertEquals(List.of("Dd"), read.moves());
    assertEquals(
        List.of("t.xlsx!/Games:3:1: error[broken-table]: the sheet is damaged from here on"),
        read.complaints());
  }

  @Test
  void notesLinksToOtherWorkbooksAndReadsOnlyWhatIsKept() throws IOException {
    XSSFWorkbook workbook = new XSSFWorkbook();
    Sheet sheet = workbook.createSheet("Games");
    fill(sheet, 1, "South", "Moves");
    fill(sheet, 2, "Ama", "D d");
    workbook.linkExternalWorkbook("other.xlsx", new XSSFWorkbook());

    Tables read = Tables.of("t.xlsx", bytes(workbook));

    assertEquals(List.of("Dd"), read.moves());
    assertEquals(
        List.of(
            "t.xlsx:1:1: note[external-link]: it refers to other workbooks; the values kept in it"
                + " are read, no others"),
        read.complaints());
  }

  @Test
  void tellsAnOldWorkbook() throws IOException {
    byte[] old = Arrays.copyOf(new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0}, 600);

    assertEquals(
        List.of(
            "t.xlsx:1:1: error[broken-table]: an old workbook (.xls) or one with a password: save it"
                + " as .xlsx without a password"),
        Tables.of("t.xlsx", old).complaints());
  }

  @Test
  void tellsWorkbooksWithMissingParts() throws IOException {
    byte[] noSheet =
        zip(
            "[Content_Types].xml",
            TYPES,
            "_rels/.rels",
            RELATIONS.formatted("officeDocument", "xl/workbook.xml"),
            "xl/workbook.xml",
            WORKBOOK,
            "xl/_rels/workbook.xml.rels",
            RELATIONS.formatted("worksheet", "worksheets/none.xml"));
    byte[] noWorkbook = zip("[Content_Types].xml", TYPES, "a.txt", "A");

    for (byte[] bytes : List.of(noSheet, noWorkbook, zip("a.txt", "A"))) {
      List<String> complaints = Tables.of("t.xlsx", bytes).complaints();
      assertEquals(1, complaints.size(), complaints.toString());
      assertTrue(complaints.get(0).startsWith("t.xlsx:1:1: "), complaints.get(0));
    }
  }

  /** Whatever comes of damage, it comes without an exception. */
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(ints = {1, 2})
  void survivesDamageOfAnyKind(int seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] whole = byHand(HEADER + row(2, "Ama", "D d") + row(3, "Esi", "F b"));
    int told = 0;
    for (int i = 0; i < 150; i++) {
      byte[] damaged = whole.clone();
      for (int n = random.nextInt(8); n >= 0; n--) {
        damaged[4 + random.nextInt(damaged.length - 4)] = (byte) random.nextInt(256);
      }
      Tables read = Tables.of("t.xlsx", damaged);
      told += read.complaints().isEmpty() ? 0 : 1;
      assertTrue(read.games().size() <= 2, read.toString());
    }
    assertTrue(told > 50, told + " of 150 told");
  }
}
