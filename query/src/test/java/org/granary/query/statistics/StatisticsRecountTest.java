package org.granary.query.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.engine.Move;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.granary.query.RandomRecords;
import org.granary.query.SampleGames;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures of random collections, counted once more in the plainest way, game by game. */
class StatisticsRecountTest {
  private static final int GAMES = 80;

  @TempDir Path folder;
  private List<CheckedGame> chosen;
  private Statistics statistics;
  private Query where;

  private interface Check {
    void run() throws IOException;
  }

  /** Makes a collection and looks at all its games, then at those that South won. */
  private void over(long seed, Check check) throws IOException {
    RandomRecords records = new RandomRecords(seed);
    List<CheckedGame> games = new ArrayList<>();
    while (games.size() < GAMES) {
      games.addAll(SampleGames.check("random.ogn", records.record()));
    }
    try (GameCollection collection =
        SampleGames.collection(folder.resolve("r.granary"), games, 50)) {
      statistics = new Statistics(collection);
      chosen = games;
      where = Query.EVERYTHING;
      check.run();
      chosen = games.stream().filter(game -> game.winner() == Winner.SOUTH).toList();
      where = QueryReader.read("result:south").query().orElseThrow();
      assertTrue(chosen.size() > 10, chosen.size() + " games");
      check.run();
    }
  }

  private static Optional<String> player(CheckedGame game, Side side) {
    return game.headers().known(side == Side.SOUTH ? "South" : "North");
  }

  private static OptionalInt year(CheckedGame game) {
    return game.headers().known("Date").stream()
        .filter(date -> date.matches("\\d{4}([.].*)?"))
        .mapToInt(date -> Integer.parseInt(date.substring(0, 4)))
        .findFirst();
  }

  private static Tally tally(CheckedGame game, Side side) {
    Winner own = side == Side.SOUTH ? Winner.SOUTH : Winner.NORTH;
    return switch (game.winner()) {
      case DRAW -> new Tally(0, 1, 0, 0);
      case UNKNOWN -> new Tally(0, 0, 0, 1);
      case SOUTH, NORTH -> game.winner() == own ? new Tally(1, 0, 0, 0) : new Tally(0, 0, 1, 0);
    };
  }

  /** Adds up the games of every player by a key of game and side. */
  private Map<List<Object>, Tally> sides(Function<CheckedGame, List<Object>> key, boolean bySide) {
    Map<List<Object>, Tally> sums = new HashMap<>();
    for (CheckedGame game : chosen) {
      for (Side side : Side.values()) {
        if (player(game, side).isPresent()) {
          List<Object> whole = new ArrayList<>(key.apply(game));
          whole.add(0, player(game, side).get());
          if (bySide) {
            whole.add(side);
          }
          sums.merge(whole, tally(game, side), Tally::plus);
        }
      }
    }
    return sums;
  }

  private static <T> Map<List<Object>, Tally> map(
      List<T> rows, Function<T, List<Object>> key, Function<T, Tally> tally) {
    return rows.stream().collect(Collectors.toMap(key, tally));
  }

  @Test
  void playersByYear() throws IOException {
    over(
        1,
        () ->
            assertEquals(
                sides(game -> List.of(year(game)), false),
                map(
                    statistics.playerYears(where),
                    row -> List.of(row.name(), row.year()),
                    PlayerYear::tally)));
  }

  @Test
  void playersByOpening() throws IOException {
    over(
        3,
        () -> {
          chosen = chosen.stream().filter(StatisticsRecountTest::beginsAsUsual).toList();
          for (int plies : List.of(1, 3, 4, 20)) {
            assertEquals(
                sides(game -> List.of(game.ruleSet().id(), first(game, plies)), true),
                map(
                    statistics.playerOpenings(where, plies),
                    row -> List.of(row.name(), row.ruleSet().id(), row.moves(), row.side()),
                    PlayerOpening::tally));
          }
        });
  }

  private static boolean beginsAsUsual(CheckedGame game) {
    return game.game().start().equals(game.ruleSet().rules().start(Side.SOUTH));
  }

  private static List<Move> first(CheckedGame game, int plies) {
    return Stream.iterate(1, ply -> ply + 1)
        .limit(Math.min(plies, game.game().plyCount()))
        .map(ply -> game.game().move(ply))
        .toList();
  }

  @Test
  void years() throws IOException {
    over(
        7,
        () -> {
          List<YearStatistics> rows = statistics.years(where);
          for (YearStatistics row : rows) {
            List<CheckedGame> games =
                chosen.stream().filter(game -> year(game).equals(row.year())).toList();
            for (Winner winner : Winner.values()) {
              long expected = games.stream().filter(game -> game.winner() == winner).count();
              assertEquals(expected, row.results().of(winner), row.toString());
            }
            double plies =
                games.stream().mapToInt(game -> game.game().plyCount()).average().orElseThrow();
            assertEquals(plies, row.averagePlies(), 1e-9);
          }
          assertEquals(chosen.size(), rows.stream().mapToLong(row -> row.results().total()).sum());
        });
  }

  @Test
  void crossTables() throws IOException {
    over(
        9,
        () -> {
          Map<List<Object>, Tally> expected = new HashMap<>();
          for (CheckedGame game : chosen) {
            for (Side side : Side.values()) {
              pairing(game, side)
                  .ifPresent(key -> expected.merge(key, tally(game, side), Tally::plus));
            }
          }
          Map<List<Object>, Tally> actual = new HashMap<>();
          for (CrossTable table : statistics.crossTables(where)) {
            for (CrossTable.Row row : table.rows()) {
              row.against()
                  .forEach(
                      (other, tally) ->
                          actual.put(List.of(table.event(), row.player(), other), tally));
            }
          }
          assertTrue(expected.size() > 5, expected::toString);
          assertEquals(expected, actual);
        });
  }

  private static Optional<List<Object>> pairing(CheckedGame game, Side side) {
    Optional<String> event = game.headers().known("Event");
    Optional<String> player = player(game, side);
    Optional<String> other = player(game, side.opposite());
    boolean counts =
        event.isPresent()
            && player.isPresent()
            && other.isPresent()
            && !Objects.equals(player, other)
            && game.winner() != Winner.UNKNOWN;
    return counts ? Optional.of(List.of(event.get(), player.get(), other.get())) : Optional.empty();
  }

  @Test
  void lengthsAndCaptures() throws IOException {
    over(
        11,
        () -> {
          List<Integer> sorted =
              chosen.stream().map(game -> game.game().plyCount()).sorted().toList();
          Lengths lengths = statistics.lengths(where).orElseThrow();
          assertEquals(sorted.size(), lengths.games());
          assertEquals(sorted.get(0), lengths.shortest());
          assertEquals(sorted.get(sorted.size() - 1), lengths.longest());
          for (int quarters = 1; quarters <= 3; quarters++) {
            int rank = (quarters * sorted.size() + 3) / 4; // rounded up, from 1
            assertEquals(sorted.get(rank - 1), lengths.quartile(quarters));
          }

          long seeds = 0;
          int biggest = 0;
          for (CheckedGame game : chosen) {
            for (int ply = 1; ply <= game.game().plyCount(); ply++) {
              seeds += game.game().captured(ply);
              biggest = Math.max(biggest, game.game().captured(ply));
            }
          }
          Captures captures = statistics.captures(where);
          assertEquals(chosen.size(), captures.games());
          assertEquals(seeds, captures.seeds());
          assertEquals(biggest, captures.biggest());
          assertEquals((double) seeds / chosen.size(), captures.seedsPerGame(), 1e-9);
        });
  }
}
