package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Winner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Toguz Kumalak as servers and books write it. */
class TogyzPgnTest {
  private static final String MOVES = "1. 87(10) 87(10) 2. 22 99(22) 3. 23 12(24) 4. 68X 25";
  private static final String COLOURS =
      "[White \"Ana\"]\n[Black \"Бота\"]\n[Result \"*\"]\n[WhiteElo \"1200\"]\n[Clock \"x\"]\n\n";

  private static String headers(CheckedGame game) {
    StringBuilder text = new StringBuilder();
    for (Tag tag : game.headers().tags()) {
      text.append(tag.name()).append('=').append(tag.value()).append(' ');
    }
    return text.toString();
  }

  private static byte[] sample(String name) {
    return Records.resource("/samples/dialects/" + name);
  }

  @Test
  void whiteIsSouthAndBlackIsNorth() {
    CheckedGame game = Records.check(COLOURS + MOVES + " *\n");

    assertEquals(
        "Variant=Togyzkumalak South=Ana North=Бота Result=* SouthElo=1200 Clock=x ", headers(game));
    assertEquals("toguz-kumalak", game.ruleSet().id());
    assertEquals(List.of(), Records.codes(game.diagnostics()));
    assertEquals(8, game.game().plyCount());
  }

  @Test
  void aPlaceInARenamedHeaderIsWhereItWasWritten() {
    CheckedGame game = Records.check("[White \"Ana\"]\n[Date \"2018.13.01\"]\n\n" + MOVES + " *\n");

    assertEquals(List.of("2:1 impossible-date"), Records.codes(game.diagnostics()));
    assertEquals(0, game.headers().tag("South").orElseThrow().offset());
  }

  /** Players may be called White and Black where another game is played. */
  @ParameterizedTest
  @ValueSource(strings = {"1. F a 2. A b *", "1 F a 2 A b *", "{ A } 1. F a 2. A b *", "F a A b *"})
  void lettersAreAnotherGamesMoves(String moves) {
    CheckedGame game = Records.check("[White \"Ana\"]\n\n" + moves + "\n");

    assertEquals("South=Ana ", headers(game));
    assertEquals("abapa", game.ruleSet().id());
    assertEquals(4, game.game().plyCount());
    assertEquals(List.of("1:1 no-rule-set"), Records.codes(game.diagnostics()));
  }

  @Test
  void namedRulesCount() {
    CheckedGame game =
        Records.check(
            "[White \"Ana\"]\n[RuleSet \"toguz-kumalak; ninthTuzdyk=yes\"]\n\n" + MOVES + " *\n");

    assertEquals("South=Ana RuleSet=toguz-kumalak; ninthTuzdyk=yes ", headers(game));
    assertEquals("toguz-kumalak; ninthTuzdyk=yes", game.ruleSet().id());
  }

  @Test
  void whereSouthIsNamedWhiteIsATagLikeOthers() {
    CheckedGame game = Records.check("[South \"Ana\"]\n[White \"Ivory\"]\n\n1. F a *\n");

    assertEquals("South=Ana White=Ivory ", headers(game));
  }

  @Test
  void aRecordOfHeadersAloneKeepsItsResult() {
    CheckedGame game = Records.check("[White \"Ana\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n1-0\n");

    assertEquals("toguz-kumalak", game.ruleSet().id());
    assertEquals(Winner.SOUTH, game.winner());
    assertEquals(0, game.game().plyCount());
    assertEquals(List.of(), Records.codes(game.diagnostics()));
  }

  @Test
  void whatTheSamplesHoldIsRead() {
    List<CheckedGame> server = Records.checkAll(sample("togyz-playok.pgn"));
    List<CheckedGame> book = Records.checkAll(sample("togyz-masters.pgn"));

    assertEquals(4, server.size());
    assertEquals(2, book.size());
    assertEquals(List.of(80, 80), plies(book));
    for (CheckedGame game : book) {
      assertTrue(game.headers().known("South").orElseThrow().startsWith("Ойыншы"));
    }
    for (CheckedGame game : List.of(server.get(0), server.get(3), book.get(0), book.get(1))) {
      assertEquals(List.of(), Records.codes(game.diagnostics()));
    }
  }

  private static List<Integer> plies(List<CheckedGame> games) {
    return games.stream().map(game -> game.game().plyCount()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"togyz-playok.pgn", "togyz-masters.pgn"})
  void writingSaysWhatWasRead(String name) {
    assertComesBack(sample(name));
  }

  @ParameterizedTest
  @CsvSource({"togyz-playok.pgn, 1998, 1745", "togyz-masters.pgn, 592, 592"})
  void everyRealGameComesBack(String name, int games, int withMoves) throws IOException {
    byte[] bytes = Files.readAllBytes(SharedRecords.require(name));

    List<CheckedGame> read = assertComesBack(bytes);

    assertEquals(games, read.size());
    assertEquals(withMoves, read.stream().filter(game -> game.game().plyCount() > 0).count());
    for (CheckedGame game : read) {
      boolean replays = game.game().stop().isEmpty();
      assertTrue(replays, () -> name + " " + game.headers() + " " + game.diagnostics());
      assertEquals("toguz-kumalak", game.ruleSet().id());
    }
  }

  /** Written again a record has the same words, those of its headers included. */
  private static List<CheckedGame> assertComesBack(byte[] bytes) {
    List<RawRecord> records = Records.cut(bytes);
    List<CheckedGame> read = records.stream().map(Records::check).toList();
    for (int i = 0; i < read.size(); i++) {
      String written = GameWriter.writeTogyz(read.get(i)).orElseThrow();
      assertEquals(words(records.get(i).text()), words(written));
      assertEquals(written, GameWriter.writeTogyz(Records.check(written)).orElseThrow());
    }
    return read;
  }

  /**
   * The headers of a record in alphabetical order and the words of its moves: tuzdyks with a great
   * X, totals left out, as in books, and a remark after the result before it, where canonical
   * notation has it.
   */
  private static List<String> words(String record) {
    int moves = record.lastIndexOf("\"]") + 2;
    List<String> words = new ArrayList<>(record.substring(0, moves).strip().lines().toList());
    Collections.sort(words);
    String text =
        record
            .substring(moves)
            .replaceAll("\\(\\d+\\)", "")
            .replace("x", "X")
            .replaceAll("\\{\\s*zero\\s*\\}", "{zero}")
            .replaceAll("(1-0|0-1|1/2-1/2)\\s+\\{zero\\}", "{zero} $1");
    words.addAll(List.of(text.strip().split("\\s+", -1)));
    return words;
  }

  @Test
  void aTotalStandsAfterEveryOrdinaryCapture() {
    CheckedGame bare = Records.check(COLOURS + "1. 8 8 2. 2 9 3. 2 1 4. 6 2 *\n");

    String written = GameWriter.writeTogyz(bare).orElseThrow();

    assertTrue(written.contains("\n\n" + MOVES + " *\n"), written);
  }

  @Test
  void aScoreIsKeptBesideWhoWon() {
    CheckedGame game =
        Records.check(
            "[Variant \"Toguz Korgool\"]\n[South \"Ana\"]\n[North \"Bo\"]\n\n1. 87(10) 87(10) 84-78\n");

    String written = GameWriter.writeTogyz(game).orElseThrow();

    assertEquals(
        """
        [Event "?"]
        [Site "?"]
        [Date "?"]
        [Round "?"]
        [White "Ana"]
        [Black "Bo"]
        [Result "1-0"]
        [Score "84-78"]

        1. 87(10) 87(10) 1-0
        """,
        written);
  }

  @Test
  void otherGamesHaveNoTogyzPgn() {
    assertEquals(Optional.empty(), GameWriter.writeTogyz(Records.check("1. F a *\n")));
    assertEquals(
        Optional.empty(),
        GameWriter.writeTogyz(
            Records.check("[RuleSet \"toguz-kumalak; houses=6\"]\n\n1. F a *\n")));
  }

  @Test
  void bytesOfNoEncodingAreToldWithoutLosingTheGame() {
    byte[] bytes = (COLOURS + MOVES + " *\n").getBytes(StandardCharsets.UTF_16LE);
    byte[] marked = new byte[bytes.length + 2];
    marked[0] = (byte) 0xff;
    marked[1] = (byte) 0xfe;
    System.arraycopy(bytes, 0, marked, 2, bytes.length);

    CheckedGame game = Records.checkAll(marked).get(0);

    assertEquals("Бота", game.headers().value("North").orElseThrow());
    assertEquals(8, game.game().plyCount());
  }
}
