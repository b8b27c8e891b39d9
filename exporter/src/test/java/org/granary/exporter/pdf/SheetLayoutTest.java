package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.granary.exporter.SampleGames;
import org.granary.exporter.games.GameEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How games of any length lie on their pages. */
class SheetLayoutTest {
  private static final Pattern ROW =
      Pattern.compile("[0-9]+[.…] (?:… )?(\\S+)(?: (\\S+))? [0-9]+ – [0-9]+");

  /** The moves in the tables of a sheet, in the order of reading. */
  private static List<String> printedMoves(Printed printed) throws IOException {
    List<String> moves = new ArrayList<>();
    for (String line : printed.columnLines()) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        moves.add(row.group(1));
        if (row.group(2) != null) {
          moves.add(row.group(2));
        }
      }
    }
    return moves;
  }

  /**
   * The moves of a record as it writes them, captures included, but for those of the last ply: the
   * record counts seeds swept at the end among them.
   */
  private static List<String> writtenMoves(GameEntry game) {
    String text = game.game().text().source().text();
    String movetext = text.substring(text.lastIndexOf(']') + 1);
    return withoutLastCapture(
        Arrays.stream(movetext.strip().split("\\s+"))
            .filter(token -> token.matches("[A-Fa-f](\\+[0-9]+)?"))
            .toList());
  }

  private static List<String> withoutLastCapture(List<String> moves) {
    List<String> changed = new ArrayList<>(moves);
    changed.set(changed.size() - 1, changed.get(changed.size() - 1).substring(0, 1));
    return changed;
  }

  private static void assertNothingOverlaps(Printed printed, PaperSize paper) throws IOException {
    List<Printed.Mark> diagrams = printed.diagrams();
    List<Printed.Mark> characters = printed.characters();
    Rectangle2D body =
        new Rectangle2D.Double(
            Book.SIDE - 0.5,
            Book.TOP - 0.5,
            paper.width() - 2 * Book.SIDE + 1,
            paper.height() - Book.TOP - Book.BOTTOM + 1);
    for (Printed.Mark diagram : diagrams) {
      assertTrue(body.contains(diagram.box()), () -> diagram + " reaches beyond the margins");
      List<Printed.Mark> others = new ArrayList<>(diagrams);
      others.addAll(characters);
      others.remove(diagram);
      for (Printed.Mark other : others) {
        boolean overlaps = other.page() == diagram.page() && other.box().intersects(diagram.box());
        assertFalse(overlaps, () -> other + " lies on " + diagram);
      }
    }
    assertEquals(List.of(), printed.outside(paper));
  }

  @Test
  void recordsOfRealGamesArePrintedMoveForMove() throws IOException {
    int plies = 0;
    for (GameEntry game : SampleGames.all()) {
      if (game.game().text().source().source().startsWith("oware-")) {
        try (Printed printed = Printed.of(SheetOptions.USUAL, game)) {
          List<String> moves = printedMoves(printed);
          assertEquals(writtenMoves(game), withoutLastCapture(moves), game.title());
          plies += moves.size();
        }
      }
    }
    assertEquals(681, plies);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 40, 41, 119, 120, 253, 600})
  void gamesOfAnyLengthHaveEveryPlyOnceInOrder(int plies) throws IOException {
    GameEntry game = SampleGames.circling(plies);
    assertEquals(plies, game.game().game().plyCount());

    try (Printed printed = Printed.of(SheetOptions.USUAL, game)) {
      assertEquals(writtenMoves(game), printedMoves(printed));
      assertNothingOverlaps(printed, PaperSize.A4);
      boolean lastDrawn = plies % 20 == 0;
      assertEquals(1 + plies / 20 + (lastDrawn ? 0 : 1), printed.diagrams().size());
    }
  }

  @ParameterizedTest
  @EnumSource(PaperSize.class)
  void aDiagramAfterEveryPlyIsNeverTornApart(PaperSize paper) throws IOException {
    GameEntry game = SampleGames.played("abapa", 11);
    int plies = game.game().game().plyCount();
    assertTrue(plies > 30, () -> plies + " plies");

    SheetOptions options = SheetOptions.USUAL.withPaper(paper).withDiagrams(1, true);
    try (Printed printed = Printed.of(options, game)) {
      assertEquals(plies, printed.diagrams().size());
      assertNothingOverlaps(printed, paper);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void commentsOfAnyLengthPushDiagramsWholeToTheNextColumn(long seed) throws IOException {
    Random random = new Random(seed);
    String[] plies = {"D", "d", "F", "b", "E+3", "e+2", "B", "c+6"};
    String moves =
        Arrays.stream(plies)
            .map(ply -> ply + " { " + "words of some length ".repeat(random.nextInt(120)) + "} ")
            .collect(Collectors.joining());

    SheetOptions options = SheetOptions.USUAL.withDiagrams(1, false);
    try (Printed printed = Printed.of(options, SampleGames.game("", moves))) {
      assertEquals(8, printed.diagrams().size());
      assertEquals(List.of(plies), printedMoves(printed));
      assertNothingOverlaps(printed, PaperSize.A4);
    }
  }

  @Test
  void aShortGameUsesBothColumns() throws IOException {
    try (Printed printed =
        Printed.of(SheetOptions.USUAL, SampleGames.game("", "1. D d 2. F b 3. E+3 25-8"))) {
      Printed.Mark board = printed.diagrams().get(0);
      double middle = PaperSize.A4.width() / 2;
      assertTrue(board.box().getX() > middle, "the board stands beside the moves");
      double lowest =
          printed.characters().stream()
              .filter(mark -> mark.box().getX() < middle && mark.box().getMaxY() < 780)
              .mapToDouble(mark -> mark.box().getMaxY())
              .max()
              .orElseThrow();
      assertTrue(lowest < 300, "the left column ends early as well: " + lowest);
    }
  }

  @Test
  void aTableIsNotBegunAtTheFootOfAColumn() throws IOException {
    for (int words = 800; words <= 1100; words += 10) {
      String comment = "{ " + "word ".repeat(words) + "}";
      try (Printed printed =
          Printed.of(SheetOptions.USUAL, SampleGames.game("", comment + " 1. D d 2. F b"))) {
        List<String> lines = printed.columnLines();
        int head = lines.indexOf("South North Stores S–N");
        assertEquals("1. D d 0 – 0", lines.get(head + 1), words + " words before");
      }
    }
  }

  @Test
  void veryLongWordsAndNamesStayInsideTheMargins() throws IOException {
    String word = "Ŋkabɔm".repeat(400);
    String tags = "[South \"%s\"]\n[North \"%s\"]\n[Event \"%s\"]".formatted(word, word, word);

    try (Printed printed =
        Printed.of(SheetOptions.USUAL, SampleGames.game(tags, "{ " + word + " } 1. D d"))) {
      assertEquals(List.of(), printed.outside(PaperSize.A4));
      long letters = printed.characters().stream().filter(m -> m.text().equals("Ŋ")).count();
      assertTrue(letters >= 4 * 400, "nothing is cut: " + letters);
    }
  }

  @Test
  void deepVariationsKeepARoomToBeRead() throws IOException {
    String moves = "1. D d";
    String nested = "";
    for (int depth = 0; depth < 12; depth++) {
      nested = "( 1... e { deep " + depth + " } " + nested + ")";
    }

    try (Printed printed = Printed.of(SheetOptions.USUAL, SampleGames.game("", moves + nested))) {
      String text = String.join("\n", printed.columnLines());
      for (int depth = 0; depth < 12; depth++) {
        assertTrue(text.contains("deep " + depth), text);
      }
      assertEquals(List.of(), printed.outside(PaperSize.A4));
    }
  }
}
