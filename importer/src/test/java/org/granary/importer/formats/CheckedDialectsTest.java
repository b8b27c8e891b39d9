package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.Severity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Notations whose plies say more than the house: landing house and total, or seeds sown. */
class CheckedDialectsTest {
  /** A game of OGN sown by hand: what each ply is in the two notations. */
  private static List<String> words(String ogn, boolean academic) {
    List<String> words = new ArrayList<>();
    int[] seeds = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    int[] stores = {0, 0};
    Matcher move = Pattern.compile("(?<=\\s)([A-Fa-f])(\\+([0-9]+))?(?=\\s)").matcher(ogn);
    while (move.find()) {
      char letter = move.group(1).charAt(0);
      int side = Character.isUpperCase(letter) ? 0 : 1;
      int house = Character.toLowerCase(letter) - 'a' + 6 * side;
      int captured = move.group(3) == null ? 0 : Integer.parseInt(move.group(3));
      int sown = seeds[house];
      int last = sow(seeds, house);
      stores[side] += captured;
      for (int taken = 0, at = last; taken < captured; at = (at + 11) % 12) {
        taken += seeds[at];
        seeds[at] = 0;
      }
      words.add(
          academic
              ? "" + letter + sown + (captured > 0 ? "x" + captured : "")
              : "" + (house % 6 + 1) + (last % 6 + 1));
      if (!academic && captured > 0) {
        words.add("(" + stores[side] + ")");
      }
    }
    return words;
  }

  private static int sow(int[] seeds, int house) {
    int left = seeds[house];
    int at = house;
    seeds[house] = 0;
    while (left > 0) {
      at = (at + 1) % 12;
      if (at != house) {
        seeds[at]++;
        left--;
      }
    }
    return at;
  }

  @ParameterizedTest
  @ValueSource(strings = {"start-end", "academic"})
  void theSampleIsWhatTheGameGives(String dialect) throws IOException {
    String ogn = SampleFile.of("games/oware-51.ogn").text();
    String text = SampleFile.of("dialects/" + dialect + ".txt").text();
    String moves = text.substring(text.indexOf("\n\n")).replaceAll("[0-9]+\\.|24-24", " ");

    List<String> expected = words(ogn, dialect.equals("academic"));

    assertEquals(expected, List.of(moves.strip().split("\\s+")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"start-end", "academic"})
  void readsTheGameWithoutAComplaintAndWithoutBeingTold(String dialect) throws IOException {
    SampleFile file = SampleFile.of("dialects/" + dialect + ".txt");
    CheckedGame game = file.read(dialect).get(0);
    CheckedGame same = SampleFile.of("games/oware-51.ogn").read("ogn").get(0);

    assertEquals(dialect, file.detect().dialect().name());
    assertEquals(List.of(), errors(game));
    assertArrayEquals(same.game().moveCodes(), game.game().moveCodes());
    CheckedGame again = new SampleFile("a.ogn", GameWriter.write(game)).read("ogn").get(0);
    assertEquals(GameStatus.VALID, again.status());
    assertArrayEquals(same.game().moveCodes(), again.game().moveCodes());
  }

  /** C sows four: D E F a. Then c sows d e f A. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "start-end | 31 31 |",
        "start-end | 31 32 | a.txt:1:4: error[wrong-landing]: c lands in house 1, not in house 2",
        "start-end | 31 31 (5) | a.txt:1:4: error[wrong-total]: North has captured 0 after c, not 5",
        "academic | C4 c4 |",
        "academic | C4 c5 | a.txt:1:4: error[wrong-sown]: c holds 4, and 5 are said to be sown",
      })
  void everyDisagreementHasBothValues(String dialect, String text, String expected)
      throws IOException {
    CheckedGame game = new SampleFile("a.txt", text).read(dialect).get(0);

    assertEquals(expected == null ? List.of() : List.of(expected), errors(game));
    assertEquals(expected == null ? GameStatus.VALID : GameStatus.FLAWED, game.status());
  }

  @ParameterizedTest
  @CsvSource({
    "start-end, 31 77",
    "start-end, 31 3",
    "academic, C4 g4",
    "academic, C4 c",
    "academic, (5)"
  })
  void whatIsNoMoveIsSaidToBeNone(String dialect, String text) throws IOException {
    CheckedGame game = new SampleFile("a.txt", text).read(dialect).get(0);

    assertEquals(GameStatus.BROKEN, game.status());
    assertEquals(1, errors(game).size(), errors(game).toString());
  }

  private static List<String> errors(CheckedGame game) {
    return game.diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .map(Diagnostic::render)
        .toList();
  }
}
