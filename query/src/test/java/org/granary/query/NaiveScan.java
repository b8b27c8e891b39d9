package org.granary.query;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.granary.engine.Game;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.MoveLine;
import org.granary.grammar.Query;
import org.granary.grammar.QueryVisitor;
import org.granary.grammar.Tag;

/**
 * Whether a game fits a query, decided in the plainest way: words by splitting texts, positions by
 * comparing every position of the game.
 */
public final class NaiveScan implements QueryVisitor<Boolean> {
  private final CheckedGame game;

  private NaiveScan(CheckedGame game) {
    this.game = game;
  }

  public static boolean fits(CheckedGame game, Query query) {
    return query.accept(new NaiveScan(game));
  }

  /** The ids, from 1 on, of the games that fit. */
  static List<Long> ids(List<CheckedGame> games, Query query) {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if (fits(games.get(i), query)) {
        ids.add(i + 1L);
      }
    }
    return ids;
  }

  @Override
  public Boolean allOf(Query.AllOf query) {
    return query.parts().stream().allMatch(part -> part.accept(this));
  }

  @Override
  public Boolean anyOf(Query.AnyOf query) {
    return query.parts().stream().anyMatch(part -> part.accept(this));
  }

  @Override
  public Boolean not(Query.Not query) {
    return !query.part().accept(this);
  }

  @Override
  public Boolean words(Query.Words query) {
    return values(query).anyMatch(value -> holds(words(value), words(query.text()), query.match()));
  }

  private Stream<String> values(Query.Words query) {
    return switch (query.field()) {
      case PLAYER -> Stream.concat(known("South"), known("North"));
      case SOUTH -> known("South");
      case NORTH -> known("North");
      case EVENT -> known("Event");
      case SITE -> known("Site");
      case COMMENT -> comments(game.text().line());
      case TEXT ->
          Stream.concat(
              game.headers().tags().stream().map(Tag::value).filter(value -> !value.equals("?")),
              comments(game.text().line()));
      case TAG ->
          game.headers().tags().stream()
              .filter(tag -> tag.name().equalsIgnoreCase(query.tag()))
              .map(Tag::value);
    };
  }

  private Stream<String> known(String tag) {
    return game.headers().known(tag).stream();
  }

  private static Stream<String> comments(MoveLine line) {
    return line.annotations().values().stream()
        .flatMap(
            annotation ->
                Stream.concat(
                    annotation.comments().stream(),
                    annotation.variations().stream().flatMap(NaiveScan::comments)));
  }

  private static List<String> words(String text) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT)
            .replace('ɔ', 'o')
            .replace('ł', 'l');
    return Stream.of(plain.split("[^\\p{L}\\p{N}]+", -1)).filter(word -> !word.isEmpty()).toList();
  }

  private static boolean holds(List<String> text, List<String> wanted, Query.Match match) {
    for (int from = 0; from + wanted.size() <= text.size(); from++) {
      boolean all = true;
      for (int i = 0; i < wanted.size(); i++) {
        all &= is(text.get(from + i), wanted.get(i), match, i == wanted.size() - 1);
      }
      if (all) {
        return true;
      }
    }
    return false;
  }

  private static boolean is(String word, String wanted, Query.Match match, boolean last) {
    return switch (match) {
      case EXACT -> word.equals(wanted);
      case PREFIX -> last ? word.startsWith(wanted) : word.equals(wanted);
      case FUZZY ->
          distance(word, wanted) <= (wanted.length() <= 2 ? 0 : wanted.length() <= 5 ? 1 : 2);
    };
  }

  /** Letters to insert, drop, change or swap with the next. */
  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int best = Math.min(d[i - 1][j], d[i][j - 1]) + 1;
        best = Math.min(best, d[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        d[i][j] = swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
      }
    }
    return d[a.length()][b.length()];
  }

  @Override
  public Boolean value(Query.Value query) {
    return switch (query.field()) {
      case RESULT -> game.winner().name().equalsIgnoreCase(query.value());
      case STATUS -> game.status().label().equals(query.value());
      case RULES ->
          starts(
              game.ruleSet().id().toLowerCase(Locale.ROOT),
              query.value().toLowerCase(Locale.ROOT),
              query);
      case SOURCE -> {
        String path = game.text().source().source();
        yield starts(path, query.value(), query)
            || Stream.iterate(path.indexOf('/'), at -> at >= 0, at -> path.indexOf('/', at + 1))
                .anyMatch(at -> starts(path.substring(at + 1), query.value(), query));
      }
      case LABEL ->
          TestLabels.of(game).stream()
              .map(label -> label.toLowerCase(Locale.ROOT))
              .anyMatch(label -> starts(label, query.value().toLowerCase(Locale.ROOT), query));
    };
  }

  private static boolean starts(String value, String wanted, Query.Value query) {
    return query.prefix() ? value.startsWith(wanted) : value.equals(wanted);
  }

  @Override
  public Boolean within(Query.Within query) {
    if (query.field() == Query.NumberField.PLIES) {
      return game.game().plyCount() >= query.low() && game.game().plyCount() <= query.high();
    }
    Optional<String> date = game.headers().known("Date").filter(text -> text.matches("[0-9.?]+"));
    if (date.isEmpty()) {
      return false;
    }
    String[] parts = (date.get() + ".??.??").split("\\.", -1);
    int year = 10_000 * Integer.parseInt(parts[0]);
    boolean monthKnown = !parts[1].startsWith("?");
    boolean dayKnown = !parts[2].startsWith("?");
    int first = year + (monthKnown ? 100 * Integer.parseInt(parts[1]) : 100);
    int last = year + (monthKnown ? 100 * Integer.parseInt(parts[1]) : 1200);
    first += dayKnown ? Integer.parseInt(parts[2]) : 1;
    last += dayKnown ? Integer.parseInt(parts[2]) : 31;
    return first >= query.low() && last <= query.high();
  }

  @Override
  public Boolean atPosition(Query.AtPosition query) {
    return place(game.game(), query).isPresent();
  }

  @Override
  public Boolean near(Query.Near query) {
    return nearest(game.game(), query).isPresent();
  }

  /** The first of the nearest places to a position or its twin that are near enough. */
  static Optional<Place> nearest(Game game, Query.Near query) {
    Optional<Place> nearest = Optional.empty();
    int best = query.seeds() + 1;
    List<Position> positions = game.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      boolean same = positions.get(ply).toMove() == query.position().toMove();
      int distance =
          distance(positions.get(ply), same ? query.position() : query.position().turned());
      if (distance < best) {
        best = distance;
        nearest = Optional.of(new Place(ply, !same, OptionalInt.of(distance)));
      }
    }
    return nearest;
  }

  /** Half of all differences; on boards that differ in seeds altogether, rounded up to the more. */
  private static int distance(Position here, Position wanted) {
    if (!here.layout().equals(wanted.layout()) || !here.marks().equals(wanted.marks())) {
      return Integer.MAX_VALUE;
    }
    int differences =
        Math.abs(here.store(Side.SOUTH) - wanted.store(Side.SOUTH))
            + Math.abs(here.store(Side.NORTH) - wanted.store(Side.NORTH));
    for (int house = 0; house < here.layout().houseCount(); house++) {
      differences += Math.abs(here.seeds(house) - wanted.seeds(house));
    }
    int total = here.seedsOnBoard() + here.store(Side.SOUTH) + here.store(Side.NORTH);
    int other = wanted.seedsOnBoard() + wanted.store(Side.SOUTH) + wanted.store(Side.NORTH);
    return (differences + Math.abs(total - other)) / 2;
  }

  /** The first place of a position or its twin. */
  static Optional<Place> place(Game game, Query.AtPosition query) {
    List<Position> positions = game.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      if (same(positions.get(ply), query.position(), query.anyStores())) {
        return Optional.of(new Place(ply, false));
      }
      if (same(positions.get(ply), query.position().turned(), query.anyStores())) {
        return Optional.of(new Place(ply, true));
      }
    }
    return Optional.empty();
  }

  private static boolean same(Position here, Position wanted, boolean anyStores) {
    return anyStores
        ? here.toMove() == wanted.toMove()
            && here.marks().equals(wanted.marks())
            && Arrays.equals(here.toArray(), wanted.toArray())
        : here.equals(wanted);
  }

  @Override
  public Boolean opens(Query.Opens query) {
    Game played = game.game();
    Position start = played.start();
    boolean usual = start.equals(Position.start(start.layout(), start.toMove()));
    boolean turned = start.toMove() != query.first();
    boolean all = usual && played.plyCount() >= query.moves().size();
    for (int ply = 1; all && ply <= query.moves().size(); ply++) {
      int code = query.moves().get(ply - 1).code();
      all = played.move(ply).code() == (turned ? start.layout().turned(code) : code);
    }
    return all;
  }

  @Override
  public Boolean reaches(Query.Reaches query) {
    return new NaivePatterns(game.game()).reaches(query.sequence());
  }
}
