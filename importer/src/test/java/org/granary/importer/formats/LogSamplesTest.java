package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.Severity;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What programs wrote replays, and every board, sowing and capture in it agrees. */
class LogSamplesTest {
  private static final Path SHARED = SampleFile.FOLDER.resolve("../../shared/records/dialects");

  @ParameterizedTest
  @CsvSource({
    "ludii-kalah.trl, ludii, kalah, SOUTH",
    "ludii-awagagae.trl, ludii, awagagae-ludii, NORTH",
    "ludii-oware-options.trl, ludii,"
        + " awari; houseLimit=12; stuckTakes=nobody; repetition=none, UNKNOWN",
    "mancalagames-ayoayo.txt, mancalagames, ayoayo, NORTH",
    "mancalagames-bohnenspiel.txt, mancalagames, bohnenspiel; stopAtMajority=yes, NORTH",
    "mancalagames-kalah.txt, mancalagames, kalah; stopAtMajority=yes, SOUTH",
    "mancalagames-oware.txt, mancalagames, abapa; repetition=none, NORTH",
    "mancalagames-toguz-kumalak.txt, mancalagames, toguz-kumalak, NORTH"
  })
  void readsEverySample(String name, String dialect, String rules, String winner)
      throws IOException {
    SampleFile file = SampleFile.of("dialects/" + name);

    CheckedGame game = agrees(file);

    assertEquals(dialect, file.detect().dialect().name());
    assertEquals(List.of(), file.detect().others());
    assertEquals(rules, game.ruleSet().id());
    assertEquals(winner, game.winner().name());
    readsBackFromOgn(game);
  }

  @Test
  void readsEveryRecordOfTheSharedFolder() throws IOException {
    Assumptions.assumeTrue(Files.exists(SHARED), "../shared/records/dialects is not here");
    List<Path> files;
    try (Stream<Path> all = Files.list(SHARED)) {
      files = all.sorted().toList();
    }

    assertEquals(10, files.size());
    for (Path file : files) {
      SampleFile sample = new SampleFile(file.getFileName().toString(), Files.readAllBytes(file));
      readsBackFromOgn(agrees(sample));
      String expected = sample.name().replaceFirst("-.*", "");
      assertEquals(expected, sample.detect().dialect().name(), sample.name());
    }
  }

  private static CheckedGame agrees(SampleFile file) throws IOException {
    boolean trial = file.name().contains("ludii");
    List<CheckedGame> games = file.read(trial ? "ludii" : "mancalagames");
    assertEquals(1, games.size());
    CheckedGame game = games.get(0);
    assertEquals(List.of(), complaints(game), file.name());
    assertEquals(GameStatus.VALID, game.status());
    int plies = trial ? plies(file.text()) : moves(file.text());
    assertEquals(plies, game.game().plyCount(), file.name());
    return game;
  }

  private static List<String> complaints(CheckedGame game) {
    return game.diagnostics().stream()
        .filter(d -> d.severity() != Severity.NOTE)
        .map(Diagnostic::render)
        .toList();
  }

  /** How many moves the log says there are. */
  private static int moves(String log) {
    Matcher count = Pattern.compile("Moves = ([0-9]+)").matcher(log);
    assertTrue(count.find());
    return Integer.parseInt(count.group(1));
  }

  /**
   * Lines of players, those in which one goes on counted once in the game whose laps have lines;
   * without the pass of who has no move at the end, where nobody passes.
   */
  private static int plies(String trial) {
    boolean laps = trial.contains("Awagagae");
    Matcher line = Pattern.compile("Move:mover=([12]),(.*)").matcher(trial);
    int plies = 0;
    String before = "";
    while (line.find()) {
      boolean chosen = line.group(2).contains("Select");
      boolean pass = line.group(2).contains("Pass");
      String turn = laps && chosen ? line.group(1) : "";
      plies += !turn.isEmpty() && turn.equals(before) || pass && !laps ? 0 : 1;
      before = turn;
    }
    return plies;
  }

  private static void readsBackFromOgn(CheckedGame game) throws IOException {
    String ogn = GameWriter.write(game);

    CheckedGame again = new SampleFile("again.ogn", ogn).read("ogn").get(0);

    assertEquals(GameStatus.VALID, again.status());
    assertArrayEquals(game.game().moveCodes(), again.game().moveCodes());
    assertEquals(game.game().start(), again.game().start());
    assertEquals(game.ruleSet(), again.ruleSet());
    assertEquals(game.winner(), again.winner());
    assertEquals(ogn, GameWriter.write(again));
  }

  @Test
  void aChangedBoardDisagrees() throws IOException {
    String changed = changedBoard(SampleFile.of("dialects/mancalagames-oware.txt").text());

    CheckedGame game = new SampleFile("a.txt", changed).read("mancalagames").get(0);

    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(List.of("after c house f holds 6, not 7"), errors(game));
  }

  /**
   * The board after the third move, whose first house holds 6 seeds, with 7 there: North's f, drawn
   * first.
   */
  private static String changedBoard(String text) {
    int at = text.indexOf("6", text.indexOf("3: North move 3") + 15);
    return text.substring(0, at) + "7" + text.substring(at + 1);
  }

  /** The first lines of what is wrong. */
  private static List<String> errors(CheckedGame game) {
    return game.diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .map(d -> d.message().lines().findFirst().orElseThrow())
        .toList();
  }
}
