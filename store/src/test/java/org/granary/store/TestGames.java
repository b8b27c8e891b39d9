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
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.Headers;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Tag;

/** Seeded games as if they had been read from a file. */
final class TestGames {
  static final Position START = Position.start(Layout.AWALE, Side.SOUTH);

  private TestGames() {}

  /** A game with headers of its own, whose record is not in canonical form. */
  static NewGame game(int number) {
    Game game = RandomPlay.game(RuleSets.ABAPA, START, number, 300);
    Headers headers =
        new Headers(
            List.of(
                Tag.of("Event", "Event " + number / 10),
                Tag.of("Site", "Dakar"),
                Tag.of("Date", "2024.01." + (10 + number % 20)),
                Tag.of("Round", Integer.toString(number)),
                Tag.of("South", "Player " + number % 7),
                Tag.of("North", "Player " + number % 5),
                Tag.of("Annotator", "Nobody " + number)));
    return new NewGame(checked(game, headers, number), "text of game " + number + "\n");
  }

  private static CheckedGame checked(Game game, Headers headers, int number) {
    String text = "record " + number;
    RawRecord record =
        new RawRecord(
            "games.ogn",
            number,
            10 * number,
            text.getBytes(StandardCharsets.UTF_8),
            StandardCharsets.UTF_8,
            text,
            List.of());
    GameText written =
        new GameText(record, headers, MoveLine.of(game.moveCodes()), Optional.empty());
    return new CheckedGame(
        written,
        RuleSets.ABAPA,
        game,
        GameStatus.VALID,
        game.outcome().map(Outcome::winner).orElse(Winner.UNKNOWN),
        game.outcome().map(Outcome::score),
        List.of());
  }

  static List<NewGame> games(int count) {
    List<NewGame> games = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      games.add(game(number));
    }
    return games;
  }
}
