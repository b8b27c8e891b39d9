package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.granary.engine.Layout;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.HouseNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same games as in club.ogn, in tables. */
class TableDialectTest {
  @ParameterizedTest
  @CsvSource({
    "club-games.csv, table-games",
    "club-plies.csv, table-plies",
    "club.xlsx, table-games",
  })
  void isFoundOutAndReadsTheSameGames(String file, String dialect) throws IOException {
    SampleFile sample = SampleFile.of("dialects/" + file);
    List<CheckedGame> same = SampleFile.of("games/club.ogn").read("ogn");

    Detection detection = sample.detect();
    List<CheckedGame> games = sample.read(dialect);

    assertEquals(dialect, detection.dialect().name());
    assertEquals(List.of(), detection.others());
    assertEquals(facts(same), facts(games));
  }

  private static List<String> facts(List<CheckedGame> games) {
    return games.stream().map(TableDialectTest::facts).toList();
  }

  private static String facts(CheckedGame game) {
    List<String> tags =
        Stream.of("South", "North", "Date", "Result")
            .map(tag -> game.headers().value(tag).orElse("?"))
            .toList();
    return tags + " " + game.status() + " " + moves(game);
  }

  private static String moves(CheckedGame game) {
    StringBuilder moves = new StringBuilder();
    for (int ply = 1; ply <= game.game().plyCount(); ply++) {
      moves.append(HouseNames.name(Layout.AWALE, game.game().move(ply).code()));
    }
    return moves.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"D d F b", "1. D d 2. F b", "DdFb"})
  void aCellHoldsMovesInAnyDialect(String moves) throws IOException {
    SampleFile table = new SampleFile("t.csv", "South;Moves\nAma;" + moves + "\n");

    assertEquals("DdFb", moves(table.read("table-games").get(0)));
  }

  @Test
  void aTableWhoseGamesAreAllWrongIsATableAllTheSame() {
    SampleFile table = new SampleFile("t.csv", "South;Moves\nAma;what\nEsi;ever\n");

    assertEquals("table-games", table.detect().dialect().name());
  }

  @Test
  void ognThatSpeaksOfMovesIsNoTable() {
    SampleFile ogn =
        new SampleFile("t.ogn", "[South \"Ama\"]\n\n1. D d { Result, Moves; House } 2. F b *\n");

    assertEquals("ogn", ogn.detect().dialect().name());
  }
}
