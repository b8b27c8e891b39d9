package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.granary.exporter.SampleGames;
import org.junit.jupiter.api.Test;

class TitleBlockTest {
  @Test
  void playersAndOccasionStandOnTopAndShortFactsSideBySide() throws IOException {
    List<String> lines =
        Printed.text(
                "[Event \"Open\"]\n[Site \"Accra\"]\n[Date \"1998.05.03\"]\n[Round \"3\"]\n"
                    + "[South \"Kofi\"]\n[North \"Ama\"]\n[Annotator \"Esi\"]",
                "1. D d 25-8")
            .lines()
            .toList();

    assertEquals("Kofi – Ama", lines.get(0));
    assertEquals("Open, Accra, round 3, 1998-05-03", lines.get(1));
    assertEquals("Rules Oware Abapa (tournament Oware) Result 25–8, South wins", lines.get(2));
    assertEquals("Plies 2 Game 1", lines.get(3));
    assertEquals("Annotator Esi Record text.ogn, line 1", lines.get(4));
  }

  @Test
  void whatIsNotKnownIsNotPrinted() throws IOException {
    String text =
        Printed.text("[Event \"?\"]\n[Site \"\"]\n[Annotator \"?\"]\n[Source \"*\"]", "1. D d *");

    assertTrue(text.startsWith("Game 1"), text);
    assertFalse(text.contains("?"), text);
    assertFalse(text.contains("Annotator"), text);
    assertFalse(text.contains("Source"), text);
    assertFalse(text.contains("Result"), text);
  }

  @Test
  void ofTwoTagsOfOneNameTheLastIsPrintedOnce() throws IOException {
    String text =
        Printed.text("[Annotator \"Esi\"]\n[South \"Kofi\"]\n[Annotator \"Yaw\"]", "1. D d");

    assertTrue(text.contains("Annotator Yaw"), text);
    assertEquals(2, text.split("Annotator", -1).length, text);
    assertFalse(text.contains("Esi"), text);
  }

  @Test
  void aTagGivenAgainAsUnknownIsNotPrinted() throws IOException {
    String text = Printed.text("[Annotator \"Esi\"]\n[Annotator \"?\"]", "1. D d");

    assertFalse(text.contains("Annotator"), text);
  }

  @Test
  void aLongFactTakesTheWholeWidthAndWraps() throws IOException {
    String source = "The Manual of Sowing Games as Played in the Towns and Villages ".repeat(3);

    try (Printed printed =
        Printed.of(
            SheetOptions.USUAL,
            SampleGames.game("[Source \"%s\"]\n[Annotator \"Esi\"]".formatted(source), "1. D d"))) {
      String text = printed.text();
      assertTrue(text.contains("Source The Manual of Sowing Games"), text);
      assertEquals(3, text.split("Manual", -1).length - 1);
      assertTrue(text.indexOf("Source") < text.indexOf("Annotator"), text);
      assertEquals(List.of(), printed.outside(PaperSize.A4));
    }
  }

  @Test
  void aLongTagNameIsCutBeforeItsValue() throws IOException {
    String text = Printed.text("[AnnotatorOfTheSecondEdition \"Esi\"]", "1. D d");

    assertTrue(text.matches("(?s).*Annotator[A-Za-z]*… Esi.*"), text);
  }

  @Test
  void aRuleSetWithChangesSaysWhich() throws IOException {
    String text = Printed.text("[RuleSet \"abapa; maxCapturedHouses=4\"]", "1. D d");

    assertTrue(text.contains("[abapa; maxCapturedHouses=4]"), text);
  }

  @Test
  void headersThatFillAPageLeaveTheMovesToTheNext() throws IOException {
    StringBuilder tags = new StringBuilder();
    for (int i = 100; i < 205; i++) {
      tags.append("[Tag%d \"value %d\"]\n".formatted(i, i));
    }

    try (Printed printed =
        Printed.of(SheetOptions.USUAL, SampleGames.game(tags.toString(), "1. D d 2. F b"))) {
      assertEquals(2, printed.pages());
      assertTrue(printed.text(1, 1).contains("value 204"));
      assertTrue(printed.text(2, 2).contains("1. D d"));
      assertEquals(List.of(), printed.outside(PaperSize.A4));
      assertEquals(1, printed.diagrams().size());
      double foot = PaperSize.A4.height() - Book.BOTTOM;
      assertTrue(printed.diagrams().get(0).box().getMaxY() <= foot + 0.5);
    }
  }

  @Test
  void resultsSayWhoWon() throws IOException {
    assertTrue(Printed.text("", "1. D d 8-25").contains("8–25, North wins"));
    assertTrue(Printed.text("", "1. D d 24-24").contains("24–24, drawn"));
  }
}
