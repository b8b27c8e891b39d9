package org.granary.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.Headers;
import org.granary.grammar.HouseNames;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;

/** Seeded games as if they had been read from a file. */
final class TestGames {
  static final Position START = Position.start(Layout.AWALE, Side.SOUTH);

  private TestGames() {}

  /** A game with headers of its own, whose record is not in canonical form. */
  static NewGame game(int number) {
    return NewGame.of(checked(number));
  }

  static CheckedGame checked(int number) {
    return read(number, record(number));
  }

  /** The text of a record with one comment, in one line after its headers. */
  static String record(int number) {
    Game game = RandomPlay.game(RuleSets.ABAPA, START, number, 300);
    StringBuilder text = new StringBuilder("[Variant \"Oware Abapa\"]\n");
    tag(text, "Event", "Event " + number / 10);
    tag(text, "Site", "Dakar");
    tag(text, "Date", "2024.01." + (10 + number % 20));
    tag(text, "Round", Integer.toString(number));
    tag(text, "South", "Player " + number % 7);
    tag(text, "North", "Player " + number % 5);
    tag(text, "Annotator", "Nobody " + number);
    text.append("\n{Comment ").append(number).append('}');
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      text.append(' ').append(HouseNames.name(Layout.AWALE, game.move(ply).code()));
    }
    return text.append('\n').toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"").append(value).append("\"]\n");
  }

  /** A record read and checked as the importer does it. */
  static CheckedGame read(int number, String text) {
    return read(number, text, RuleCatalog.builtIn());
  }

  static CheckedGame read(int number, String text, RuleCatalog catalog) {
    RawRecord record =
        new RawRecord(
            "games.ogn",
            number,
            10 * number,
            text.getBytes(StandardCharsets.UTF_8),
            StandardCharsets.UTF_8,
            text,
            List.of());
    GameReader reader = new GameReader(Layout.AWALE, catalog);
    return new GameChecker(RuleSets.ABAPA, catalog).check(reader.read(record));
  }

  /** A game that was played, not read: any moves that rules know, under any rule set. */
  static NewGame played(Game game) {
    RawRecord record =
        new RawRecord("played.ogn", 1, 1, new byte[0], StandardCharsets.UTF_8, "", List.of());
    GameText text =
        new GameText(record, Headers.NONE, MoveLine.of(game.moveCodes()), Optional.empty());
    return new NewGame(
        new CheckedGame(
            text,
            game.ruleSet(),
            game,
            GameStatus.VALID,
            game.outcome().map(Outcome::winner).orElse(Winner.UNKNOWN),
            game.outcome().map(Outcome::score),
            List.of()),
        "[Event \"played\"]\n\n*\n");
  }

  static List<NewGame> games(int count) {
    List<NewGame> games = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      games.add(game(number));
    }
    return games;
  }
}
