package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
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

  @Test
  void lettersOfAllBundledScriptsComeOutAsText() throws IOException {
    String text = Printed.text(NAMES, "{ Ɛyɛ agorɔ pa — ገበጣ, чёрные; office fjord → ŋ } 1. D d");

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
    String text = Printed.text(NAMES, "1. D d 2. F b 3. E+3 e+2 4. B c+6");

    assertTrue(text.contains("South North Stores S–N"), text);
    assertTrue(text.contains("1. D d 0 – 0"), text);
    assertTrue(text.contains("3. E+3 e+2 3 – 2"), text);
    assertTrue(text.contains("4. B c+6 3 – 8"), text);
  }

  @Test
  void northStandsFirstWhenNorthBegins() throws IOException {
    String text =
        Printed.text(
            "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n[FirstMover \"north\"]", "1. d D 2. b");

    assertTrue(text.contains("North South Stores S–N"), text);
    assertTrue(text.contains("1. d D 0 – 0"), text);
    assertTrue(text.contains("2. b 0 – 0"), text);
  }

  @Test
  void commentsAndVariationsFollowTheirMove() throws IOException {
    String text =
        Printed.text(
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
    String text = Printed.text(NAMES, "1. D d 2. D b 3. E").replaceAll("\\s+", " ");

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

    try (Printed printed =
        Printed.of(SheetOptions.USUAL.withPaper(paper), SampleGames.game(tags, moves))) {
      assertTrue(printed.pages() > 2, "comments flow over pages");
      assertEquals(List.of(), printed.outside(paper));
      assertEquals(3000, printed.text().split("word", -1).length - 1);
    }
  }

  @Test
  void diagramsComeEverySoManyPliesAndAtCaptures() throws IOException {
    GameEntry game = SampleGames.game(NAMES, "1. D d 2. F b 3. E+3 e+2 4. B c+6");

    assertEquals(1, diagrams(SheetOptions.USUAL.withDiagrams(0, false), game), "the last position");
    assertEquals(4, diagrams(SheetOptions.USUAL.withDiagrams(2, false), game), "2 4 6 8");
    assertEquals(3, diagrams(SheetOptions.USUAL.withDiagrams(0, true), game), "5 6 8");
    assertEquals(5, diagrams(SheetOptions.USUAL.withDiagrams(2, true), game), "2 4 5 6 8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"awagagae-ludii", "kalah", "ayoayo", "bohnenspiel", "songo"})
  void otherFamiliesArePrinted(String rules) throws IOException {
    GameEntry game = SampleGames.played(rules, 7);

    try (Printed printed = Printed.of(SheetOptions.USUAL.withDiagrams(1, true), game)) {
      String text = printed.text();
      assertTrue(text.contains("Rules " + game.game().ruleSet().title()), text);
      assertTrue(text.contains("Stores S–N"), text);
      assertEquals(List.of(), printed.outside(PaperSize.A4));
    }
  }

  private static int diagrams(SheetOptions options, GameEntry game) throws IOException {
    try (Printed printed = Printed.of(options, game)) {
      return printed.diagrams().size();
    }
  }

  @Test
  void oneGameNeedsNoContentsAndGivesItsTitle() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, SampleGames.game(NAMES, "1. D d"))) {
      assertEquals(1, printed.pages());
      assertEquals(
          "Kwadwo Ɔsɛi-Ŋkrumah – Қасымов Айдар",
          printed.document().getDocumentInformation().getTitle());
      assertEquals(1, printed.bookmarks().size());
    }
  }

  @Test
  void allFontsAreEmbeddedSubsets() throws IOException {
    String everyScript = "{ ገበጣ → b } 1. D! { italic ( } d ( 1... f { Ŋ } ) 2. F";

    try (Printed printed = Printed.of(SheetOptions.USUAL, SampleGames.game(NAMES, everyScript))) {
      Set<String> fonts = printed.embeddedFonts();
      assertEquals(5, fonts.size(), fonts::toString);
      for (String font : fonts) {
        assertTrue(font.matches("[A-Z]{6}\\+(NotoSans|DejaVuSans).*"), font);
      }
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
    String text = Printed.text("[South \"播棋 Li\"]", "1. D d { 棋 }");
    assertTrue(text.contains("Li – North"), text);
    assertFalse(text.contains("棋"), text);
  }
}
