package org.granary.exporter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.granary.engine.Game;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is exported as OGN is read back as the same games. */
class ExportRoundTripTest {
  private static final String[] WORDS = {
    "good",
    "ŋ",
    "Қазақ",
    "( half",
    "weak )",
    "25-8",
    "a \\ b",
    "\"said\"",
    "1.",
    "!",
    "播棋",
    "[%clk 0:05]"
  };

  private static String ogn(List<GameEntry> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameExport export = GameExport.toStream(GameFormat.OGN, out, ExportOptions.USUAL)) {
      for (GameEntry game : games) {
        export.add(game.game());
      }
      export.finish();
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Games played by a seed with names, comments, glyphs and variations strewn over them. */
  private static List<GameEntry> random(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      Game game = SampleGames.played("abapa", random.nextInt(10_000)).game().game();
      text.append("[South \"").append(tag(random)).append("\"]\n");
      text.append("[North \"").append(tag(random)).append("\"]\n\n");
      int plies = random.nextInt(game.plyCount() + 1);
      for (int ply = 1; ply <= plies; ply++) {
        text.append("ABCDEFabcdef".charAt(game.move(ply).code()));
        text.append(random.nextInt(6) == 0 ? " $" + (1 + random.nextInt(9)) : "");
        text.append(random.nextInt(6) == 0 ? " { " + words(random) + " }" : "");
        if (random.nextInt(8) == 0) {
          String other = legalOther(game, ply, random);
          text.append(" ( ").append(other).append(" { ").append(words(random)).append(" } )");
        }
        text.append(ply % 10 == 0 ? '\n' : ' ');
      }
      text.append("*\n\n");
    }
    return SampleGames.read(text.toString());
  }

  private static String legalOther(Game game, int ply, Random random) {
    var legal = game.ruleSet().rules().legalMoves(game.position(ply - 1));
    int code = legal.get(random.nextInt(legal.size())).code();
    return Character.toString("ABCDEFabcdef".charAt(code));
  }

  private static String words(Random random) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i <= random.nextInt(12); i++) {
      words.append(i == 0 ? "" : " ").append(WORDS[random.nextInt(WORDS.length)]);
    }
    return words.toString();
  }

  private static String tag(Random random) {
    return words(random).replace("\\", "\\\\").replace("\"", "\\\"");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void randomGamesAreReadBackEqual(long seed) throws IOException {
    List<GameEntry> games = random(seed);
    assertEquals(8, games.size());

    assertReadBack(games);
  }

  @Test
  void sampleGamesAreReadBackEqual() throws IOException {
    assertReadBack(SampleGames.all());
  }

  private static void assertReadBack(List<GameEntry> games) throws IOException {
    String written = ogn(games);
    List<GameEntry> read = SampleGames.read(written);

    assertEquals(games.size(), read.size());
    for (int i = 0; i < games.size(); i++) {
      GameEntry game = games.get(i);
      GameEntry again = read.get(i);
      assertArrayEquals(game.game().game().moveCodes(), again.game().game().moveCodes());
      assertEquals(game.game().game().start(), again.game().game().start());
      assertEquals(game.game().ruleSet().id(), again.game().ruleSet().id());
      assertEquals(annotations(game), annotations(again), written);
      assertEquals(game.result(), again.result());
      for (Tag tag : game.headers().tags()) {
        boolean rewritten = List.of("Result", "Variant").contains(tag.name());
        if (!rewritten && !tag.value().isBlank()) {
          assertEquals(game.headers().value(tag.name()), again.headers().value(tag.name()));
        }
      }
    }
    assertEquals(written, ogn(read), "written again, byte for byte");
  }

  /** Comments, glyphs and the lengths of variations by ply. */
  private static List<String> annotations(GameEntry game) {
    List<String> annotations = new ArrayList<>();
    game.game()
        .text()
        .line()
        .annotations()
        .forEach(
            (ply, annotation) ->
                annotations.add(
                    ply
                        + " "
                        + String.join(" ", annotation.comments())
                        + annotation.nags()
                        + annotation.variations().stream().map(v -> v.plyCount()).toList()));
    return annotations;
  }

  @Test
  void brokenGamesKeepWhatCouldNotBePlayed() throws IOException {
    GameEntry broken = SampleGames.game("[South \"Kofi\"]", "1. D d 2. D b 3. E 25-8");

    GameEntry again = SampleGames.read(ogn(List.of(broken))).get(0);

    assertEquals(5, again.game().text().line().plyCount());
    assertEquals(2, again.game().game().plyCount());
    assertEquals("25-8", again.result());
    assertTrue(again.game().text().line().saysTheSameAs(broken.game().text().line()));
  }
}
