package org.granary.query;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.HouseNames;

/** Seeded queries in the language's text form; most ask for what some of the games have. */
final class RandomQueries {
  private static final List<String> WORDS =
      List.of(
          "mba",
          "\"Ana Mba\"",
          "\"mba ana\"",
          "kodzo",
          "лодз",
          "кызыл",
          "Łódź",
          "malabo",
          "\"open de\"",
          "kroo",
          "krou",
          "\"long kroo\"",
          "forced",
          "кру",
          "waits",
          "x9",
          "an",
          "\"opén malabo 2024\"",
          "ndon",
          "kr");
  private static final List<String> WORD_FIELDS =
      List.of("player", "south", "north", "event", "site", "comment", "text", "tag.Annotator");
  private static final List<String> CHOICES =
      List.of(
          "result:south",
          "result:north",
          "result != draw",
          "result:unknown",
          "status:valid",
          "status:broken",
          "status = flawed",
          "label:odd",
          "label != ODD",
          "label:odd*",
          "label:\"Two Words\"",
          "label:\"two w\"*",
          "label:word",
          "label:\"\"*",
          "rules:abapa",
          "rules:abapa*",
          "rules:wari",
          "rules:\"abapa; maxCapturedHouses=4\"",
          "source:a.ogn",
          "source:games*",
          "source:more/games/a.ogn",
          "source:\"x*y.ogn\"",
          "source:\"x?y\"*",
          "source:ogn");
  private static final List<String> DATES =
      List.of("2024", "2024-05", "2024-05-03", "2023..2024", "2024.05.01..", "..2024/04", "1999");

  private final RandomRecords random;
  private final RandomPatterns patterns;
  private final List<CheckedGame> games;

  RandomQueries(long seed, List<CheckedGame> games) {
    this.random = new RandomRecords(seed);
    this.patterns = new RandomPatterns(random, 14);
    this.games = games;
  }

  /** A query. */
  String next() {
    return query(random.below(3));
  }

  private String query(int depth) {
    if (depth == 0) {
      return condition();
    }
    return switch (random.below(5)) {
      case 0 -> "not (" + query(depth - 1) + ")";
      case 1 -> query(depth - 1) + " or " + query(depth - 1);
      case 2 -> "(" + query(depth - 1) + " or " + query(depth - 1) + ") " + query(depth - 1);
      case 3 -> query(depth - 1) + " and not " + condition();
      default -> query(depth - 1) + " " + query(depth - 1);
    };
  }

  private String condition() {
    return switch (random.below(10)) {
      case 9 -> "near \"" + position() + "\" within " + random.below(9) + " seeds";
      case 8 -> patterns.next();
      case 0, 1 ->
          random.one(WORD_FIELDS) + ":" + random.one(WORDS) + random.one(List.of("", "", "~", "*"));
      case 2 -> random.one(CHOICES);
      case 3 -> "date:" + random.one(DATES);
      case 4 -> random.one(List.of("plies > ", "plies <= ", "plies != ")) + random.below(120);
      case 5 -> opening();
      case 6 -> "board \"" + position() + "\"";
      default -> "position \"" + position() + "\"";
    };
  }

  private String position() {
    Game game = random.one(games).game();
    Position position = game.position(random.below(Math.min(game.plyCount(), 40) + 1));
    return Fen.format(random.below(2) == 0 ? position : position.turned());
  }

  private String opening() {
    Game game = random.one(games).game();
    int plies = Math.min(game.plyCount(), 1 + random.below(6));
    String moves =
        Stream.iterate(1, ply -> ply + 1)
            .limit(plies)
            .map(ply -> HouseNames.name(Layout.AWALE, game.move(ply).code()))
            .collect(Collectors.joining(" "));
    return moves.isEmpty() ? "plies:0" : "opens \"" + moves + "\"";
  }
}
