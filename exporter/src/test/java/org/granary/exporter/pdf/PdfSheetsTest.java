package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.granary.engine.Move;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdfSheetsTest {
  private static final String NAMES =
      """
      [Event "Ɔman Oware"]
      [South "Kwadwo Ɔsɛi-Ŋkrumah"]
      [North "Қасымов Айдар"]
      [Date "1998.05.03"]
      [Annotator "J. Ayodélé Ṣọlá"]
      """;

  private static byte[] print(SheetOptions options, List<GameEntry> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PdfSheets sheets = new PdfSheets(options, out)) {
      for (GameEntry game : games) {
        sheets.add(game);
      }
      sheets.finish();
    }
    return out.toByteArray();
  }

  private static PDDocument open(SheetOptions options, GameEntry... games) throws IOException {
    return Loader.loadPDF(print(options, List.of(games)));
  }

  private static String text(PDDocument document) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setSortByPosition(true);
    return stripper.getText(document).replaceAll("[ \\u00a0]+", " ");
  }

  private static String textOf(String tags, String moves) throws IOException {
    try (PDDocument document = open(SheetOptions.USUAL, SampleGames.game(tags, moves))) {
      return text(document);
    }
  }

  @Test
  void lettersOfAllBundledScriptsComeOutAsText() throws IOException {
    String text = textOf(NAMES, "{ Ɛyɛ agorɔ pa — ገበጣ, чёрные; office fjord → ŋ } 1. D d");

    for (String expected :
        List.of(
            "Kwadwo Ɔsɛi-Ŋkrumah – Қасымов Айдар",
            "Ɔman Oware, 1998-05-03",
            "J. Ayodélé Ṣọlá",
            "Ɛyɛ agorɔ pa",
            "ገበጣ",
            "чёрные",
            "office fjord",
            "→ ŋ")) {
      assertTrue(text.contains(expected), () -> expected + " in " + text);
    }
  }

  @Test
  void movesStandInNumberedPairsWithCapturesAndStores() throws IOException {
    String text = textOf(NAMES, "1. D d 2. F b 3. E+3 e+2 4. B c+6");

    assertTrue(text.contains("South North Stores S–N"), text);
    assertTrue(text.contains("1. D d 0 – 0"), text);
    assertTrue(text.contains("3. E+3 e+2 3 – 2"), text);
    assertTrue(text.contains("4. B c+6 3 – 8"), text);
  }

  @Test
  void northStandsFirstWhenNorthBegins() throws IOException {
    String text =
        textOf("[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n[FirstMover \"north\"]", "1. d D 2. b");

    assertTrue(text.contains("North South Stores S–N"), text);
    assertTrue(text.contains("1. d D 0 – 0"), text);
    assertTrue(text.contains("2. b 0 – 0"), text);
  }

  @Test
  void commentsAndVariationsFollowTheirMove() throws IOException {
    String text =
        textOf(
            NAMES,
            "{ Before. } 1. D! { After D. } d 2. F b 3. E+3 e+2 "
                + "( 3... f? { weak } 4. B c ( 4... b 5. A ) 5. C ) 4. B");

    assertTrue(text.contains("Before."), text);
    assertTrue(text.indexOf("1. D!") < text.indexOf("After D."), text);
    assertTrue(text.indexOf("After D.") < text.indexOf("1… … d"), text);
    assertTrue(text.contains("3… f+2? weak 4. B c+6"), text);
    assertTrue(text.contains("4… b 5. A"), text);
    assertTrue(text.contains("5. C"), text);
  }

  @Test
  void aBrokenGameSaysWhatIsWrongAndWhatWasNotPlayed() throws IOException {
    String text = textOf(NAMES, "1. D d 2. D b 3. E").replaceAll("\\s+", " ");

    assertTrue(text.contains("An error in the record"), text);
    assertTrue(text.contains("Line 7, column 11:"), text);
    assertTrue(text.contains("Legal there: A B C E F."), text);
    assertTrue(text.contains("not played: 2. D b 3. E"), text);
  }

  @ParameterizedTest
  @EnumSource(PaperSize.class)
  void nothingIsSetOutsideTheMargins(PaperSize paper) throws IOException {
    String tags =
        NAMES
            + "[Source \"%s\"]\n".formatted("Unbrokenname".repeat(40))
            + "[Site \"%s\"]\n".formatted("A very long site ".repeat(20));
    String moves =
        "{ %s } 1. D d { %s } 2. F b".formatted("word ".repeat(3000), "ŊŊŊŊ".repeat(200));

    try (PDDocument document =
        open(SheetOptions.USUAL.withPaper(paper), SampleGames.game(tags, moves))) {
      assertTrue(document.getNumberOfPages() > 2, "comments flow over pages");
      List<String> outside = outside(document, paper);
      assertEquals(List.of(), outside);
      assertEquals(3000, text(document).split("word", -1).length - 1);
    }
  }

  /** Characters that reach beyond the margins. */
  private static List<String> outside(PDDocument document, PaperSize paper) throws IOException {
    List<String> outside = new ArrayList<>();
    PDFTextStripper stripper =
        new PDFTextStripper() {
          @Override
          protected void processTextPosition(TextPosition at) {
            boolean inside =
                at.getX() >= Book.SIDE - 0.5
                    && at.getX() + at.getWidth() <= paper.width() - Book.SIDE + 0.5
                    && at.getY() >= 20
                    && at.getY() <= paper.height() - 20;
            if (!inside) {
              outside.add(at.getUnicode() + " at " + at.getX() + "," + at.getY());
            }
          }
        };
    stripper.getText(document);
    return outside;
  }

  @Test
  void diagramsComeEverySoManyPliesAndAtCaptures() throws IOException {
    GameEntry game = SampleGames.game(NAMES, "1. D d 2. F b 3. E+3 e+2 4. B c+6");

    assertEquals(1, diagrams(SheetOptions.USUAL.withDiagrams(0, false), game), "the last position");
    assertEquals(4, diagrams(SheetOptions.USUAL.withDiagrams(2, false), game), "2 4 6 8");
    assertEquals(3, diagrams(SheetOptions.USUAL.withDiagrams(0, true), game), "5 6 8");
    assertEquals(5, diagrams(SheetOptions.USUAL.withDiagrams(2, true), game), "2 4 5 6 8");
  }

  @Test
  void toguzKumalakIsWrittenAsItsPlayersDoWithCyrillicNames() throws IOException {
    GameEntry game = SampleGames.toguz("Асқар Ойыншы", "Бақыт Ойыншы", "2962967937");

    try (PDDocument document = open(SheetOptions.USUAL, game)) {
      String text = text(document);
      assertTrue(text.contains("Асқар Ойыншы – Бақыт Ойыншы"), text);
      assertTrue(text.contains("1. 21(10) 98 10 – 0"), text);
      assertTrue(text.contains("2. 67(20) 22x(3) 20 – 3"), text);
      assertTrue(text.contains("5. 36x(23) 71(21) 23 – 21"), text);
    }
  }

  @Test
  void awagagaeIsPrintedRoundByRoundWithCapturedHousesAndOwners() throws IOException {
    GameEntry game = SampleGames.played("awagagae", 3);
    long rounds = 1 + codes(game).filter(code -> new Move(code).beginsRound()).count();
    assertTrue(rounds >= 3, () -> rounds + " rounds");

    try (PDDocument document = open(SheetOptions.USUAL, game)) {
      String text = text(document);
      for (int round = 2; round <= rounds; round++) {
        assertTrue(text.contains("Round " + round + "\n"), "round " + round);
      }
      assertEquals(
          rounds - 1, text.split("begins. South has [0-9]+ houses?, North", -1).length - 1);
      assertTrue(text.matches("(?s).*[A-Fa-f]×[A-Fa-f].*"), "a captured house");
      assertFalse(text.contains("?"), text);
    }
  }

  private static IntStream codes(GameEntry game) {
    byte[] codes = game.game().game().moveCodes();
    return IntStream.range(0, codes.length).map(i -> codes[i] & 0xff);
  }

  @ParameterizedTest
  @ValueSource(strings = {"awagagae-ludii", "kalah", "ayoayo", "bohnenspiel", "songo"})
  void otherFamiliesArePrinted(String rules) throws IOException {
    GameEntry game = SampleGames.played(rules, 7);

    try (PDDocument document = open(SheetOptions.USUAL.withDiagrams(1, true), game)) {
      String text = text(document);
      assertTrue(text.contains("Rules " + game.game().ruleSet().title()), text);
      assertTrue(text.contains("Stores S–N"), text);
      assertEquals(List.of(), outside(document, PaperSize.A4));
    }
  }

  private static int diagrams(SheetOptions options, GameEntry game) throws IOException {
    try (PDDocument document = open(options, game)) {
      // The board itself is one more form on each page.
      int forms = -document.getNumberOfPages();
      for (PDPage page : document.getPages()) {
        PDResources resources = page.getResources();
        for (var name : resources.getXObjectNames()) {
          forms += resources.isImageXObject(name) ? 0 : 1;
        }
      }
      return forms;
    }
  }

  @Test
  void severalGamesHaveContentsBookmarksAndPageNumbers() throws IOException {
    List<GameEntry> games = SampleGames.all();

    try (PDDocument document =
        Loader.loadPDF(print(SheetOptions.USUAL.withTitle("Study sheet"), games))) {
      String text = text(document);
      assertEquals("Study sheet", document.getDocumentInformation().getTitle());
      assertTrue(text.startsWith("Study sheet"), text);
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        assertTrue(text.contains(page + " / " + document.getNumberOfPages()), "page " + page);
      }
      List<PDOutlineItem> bookmarks = bookmarks(document);
      assertEquals(games.size() + 1, bookmarks.size());
      assertEquals("Contents", bookmarks.get(0).getTitle());
      assertEquals(games.size(), document.getPage(0).getAnnotations().size());
      assertListedPagesAreRight(document, bookmarks);
    }
  }

  /** The page number behind each name in the contents is the page that its bookmark opens. */
  private static void assertListedPagesAreRight(PDDocument document, List<PDOutlineItem> bookmarks)
      throws IOException {
    PDFTextStripper first = new PDFTextStripper();
    first.setEndPage(1);
    first.setSortByPosition(true);
    List<String> lines = first.getText(document).lines().toList();
    for (PDOutlineItem bookmark : bookmarks.subList(1, bookmarks.size())) {
      int page = document.getPages().indexOf(bookmark.findDestinationPage(document)) + 1;
      assertTrue(
          lines.stream().anyMatch(l -> l.startsWith(bookmark.getTitle()) && l.endsWith(" " + page)),
          () -> bookmark.getTitle() + " on " + page + " in " + lines);
    }
  }

  private static List<PDOutlineItem> bookmarks(PDDocument document) {
    List<PDOutlineItem> bookmarks = new ArrayList<>();
    document.getDocumentCatalog().getDocumentOutline().children().forEach(bookmarks::add);
    return bookmarks;
  }

  @Test
  void oneGameNeedsNoContentsAndGivesItsTitle() throws IOException {
    try (PDDocument document = open(SheetOptions.USUAL, SampleGames.game(NAMES, "1. D d"))) {
      assertEquals(1, document.getNumberOfPages());
      assertEquals(
          "Kwadwo Ɔsɛi-Ŋkrumah – Қасымов Айдар", document.getDocumentInformation().getTitle());
      assertEquals(1, bookmarks(document).size());
    }
  }

  @Test
  void allFontsAreEmbeddedSubsets() throws IOException {
    try (PDDocument document = open(SheetOptions.USUAL, SampleGames.game(NAMES, "1. D d"))) {
      int fonts = 0;
      for (PDPage page : document.getPages()) {
        for (var name : page.getResources().getFontNames()) {
          fonts++;
          var font = page.getResources().getFont(name);
          assertTrue(font.isEmbedded(), font.getName());
          assertTrue(font.getName().matches("[A-Z]{6}\\+NotoSans.*"), font.getName());
        }
      }
      assertTrue(fonts > 0);
    }
  }

  @Test
  void charactersThatNoFontHasAreReplacedAndReported() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PdfSheets sheets = new PdfSheets(SheetOptions.USUAL, out)) {
      sheets.add(SampleGames.game("[South \"播棋 Li\"]", "1. D d { 棋 }"));
      sheets.finish();

      assertEquals(
          List.of("2 characters are in none of the bundled fonts and were replaced: 播 棋"),
          sheets.remarks());
    }
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      String text = text(document);
      assertTrue(text.contains("Li – North"), text);
      assertFalse(text.contains("棋"), text);
    }
  }
}
