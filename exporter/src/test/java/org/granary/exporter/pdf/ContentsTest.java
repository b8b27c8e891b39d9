package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionGoTo;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentsTest {
  /** Short games of numbered players. */
  private static List<GameEntry> games(int count) {
    String text =
        IntStream.rangeClosed(1, count)
            .mapToObj(i -> "[South \"Kofi %d\"]\n[Event \"Open\"]\n\n1. D d 25-8\n".formatted(i))
            .collect(Collectors.joining("\n"));
    return SampleGames.read(text);
  }

  @Test
  void aFewGamesNeedNoListOnlyBookmarks() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, games(3))) {
      assertEquals(3, printed.pages());
      assertFalse(printed.text(1, 1).startsWith("3 games"));
      assertEquals(
          List.of("1. Kofi 1 – North", "2. Kofi 2 – North", "3. Kofi 3 – North"),
          printed.bookmarks().stream().map(PDOutlineItem::getTitle).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 26, 27, 28, 60})
  void theListNamesEveryGameWithItsPage(int count) throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL.withTitle("Study sheet"), games(count))) {
      List<PDOutlineItem> bookmarks = printed.bookmarks();
      assertEquals(count + 1, bookmarks.size());
      assertEquals("Contents", bookmarks.get(0).getTitle());
      int inFront = printed.page(bookmarks.get(1)) - 1;
      assertEquals(printed.pages(), inFront + count, "a page a game after the list");
      List<String> lines = printed.text(1, inFront).lines().toList();
      assertEquals("Study sheet", lines.get(0));
      for (PDOutlineItem bookmark : bookmarks.subList(1, bookmarks.size())) {
        assertTrue(isListed(bookmark.getTitle(), printed.page(bookmark), lines), lines::toString);
      }
      assertEquals(count, lines.stream().filter(l -> l.startsWith("Open, 25–8")).count());
      assertEquals(List.of(), printed.outside(PaperSize.A4));
    }
  }

  private static boolean isListed(String title, int page, List<String> lines) {
    return lines.stream().anyMatch(l -> l.startsWith(title) && l.endsWith(" " + page));
  }

  @Test
  void everyEntryIsALinkToItsSheet() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, games(30))) {
      int game = 0;
      double below = Double.MAX_VALUE;
      for (int page = 0; game < 30; page++) {
        for (PDAnnotation link : printed.document().getPage(page).getAnnotations()) {
          PDOutlineItem bookmark = printed.bookmarks().get(++game);
          assertEquals(printed.page(bookmark), target(printed, link));
          assertTrue(game == 1 || link.getRectangle().getUpperRightY() <= below || page > 0);
          below = link.getRectangle().getLowerLeftY();
        }
      }
    }
  }

  private static int target(Printed printed, PDAnnotation link) throws IOException {
    PDActionGoTo action = (PDActionGoTo) ((PDAnnotationLink) link).getAction();
    PDPageDestination destination = (PDPageDestination) action.getDestination();
    return printed.document().getPages().indexOf(destination.getPage()) + 1;
  }

  @Test
  void longNamesAreCutBeforeThePageNumber() throws IOException {
    String name = "Nana Kwame Ampadu ".repeat(20).strip();
    String game = "[South \"%s\"]\n[Event \"%s\"]\n\n1. D d\n".formatted(name, name);

    try (Printed printed = Printed.of(SheetOptions.USUAL, SampleGames.read(game.repeat(5)))) {
      assertEquals(List.of(), printed.outside(PaperSize.A4));
      List<String> lines = printed.text(1, 1).lines().toList();
      assertTrue(lines.stream().anyMatch(l -> l.matches("1\\. Nana.*… ?.*2")), lines::toString);
    }
  }

  @Test
  void gamesWithoutNamesAreCalledByTheirNumber() throws IOException {
    try (Printed printed =
        Printed.of(SheetOptions.USUAL, SampleGames.read("1. D d\n\n".repeat(4)))) {
      List<String> titles = printed.bookmarks().stream().map(PDOutlineItem::getTitle).toList();
      assertEquals("Contents", titles.get(0));
      assertEquals("Game " + (titles.size() - 1), titles.get(titles.size() - 1));
    }
  }

  @Test
  void headsAndNumbersStandOnEveryPage() throws IOException {
    List<GameEntry> games = SampleGames.all();

    try (Printed printed = Printed.of(SheetOptions.USUAL.withTitle("Study sheet"), games)) {
      assertEquals("Study sheet", printed.document().getDocumentInformation().getTitle());
      int pages = printed.pages();
      assertTrue(pages > games.size());
      for (int page = 1; page <= pages; page++) {
        String text = printed.text(page, page).strip();
        assertTrue(text.endsWith(page + " / " + pages), text);
      }
      for (int game = 1; game <= games.size(); game++) {
        int first = printed.page(printed.bookmarks().get(game));
        int next =
            game == games.size() ? pages + 1 : printed.page(printed.bookmarks().get(game + 1));
        assertTrue(printed.text(first, first).startsWith("Study sheet"));
        for (int page = first + 1; page < next; page++) {
          String head = printed.text(page, page).lines().findFirst().orElseThrow();
          assertTrue(head.startsWith(games.get(game - 1).title()), head);
        }
      }
    }
  }

  @Test
  void noGamesGiveAPageThatSaysSo() throws IOException {
    try (Printed printed = Printed.of(SheetOptions.USUAL, List.of())) {
      assertEquals(1, printed.pages());
      assertTrue(printed.text().startsWith("No games."));
      assertEquals("0 games", printed.document().getDocumentInformation().getTitle());
    }
  }
}
