package org.granary.query.duplicates;

import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.granary.query.duplicates.DuplicatePair.Kind;
import org.granary.store.GameCollection;

/**
 * Looks for games that may be the same game. All games are put in the order of their moves, so that
 * each is compared with its neighbours only.
 */
public final class DuplicateSearch {
  /** Games that share fewer plies, without the same players and date, share an opening. */
  public static final int FEWEST_PLIES = 20;

  private final GameCollection collection;
  private final int fewestPlies;
  private final List<DuplicatePair> pairs = new ArrayList<>();

  /**
   * A search in a collection, which must stay open.
   *
   * @param fewestPlies that two games must share, unless they are exact duplicates
   */
  public DuplicateSearch(GameCollection collection, int fewestPlies) {
    this.collection = collection;
    this.fewestPlies = fewestPlies;
  }

  /**
   * All pairs: of several alike each with the first of them; by the first game, then by the second.
   */
  public List<DuplicatePair> find() throws IOException {
    List<Candidate> games = games();
    games.sort(Candidate.BY_MOVES);
    sameMoves(games);
    beginnings(games);
    partedLate(games);
    pairs.sort(
        Comparator.comparingLong((DuplicatePair pair) -> pair.first().id())
            .thenComparingLong(pair -> pair.second().id()));
    return pairs;
  }

  private List<Candidate> games() throws IOException {
    List<Candidate> games = new ArrayList<>();
    try (PreparedStatement select = collection.connection().prepareStatement(Candidate.ALL);
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        games.add(Candidate.of(row));
      }
    } catch (SQLException e) {
      throw new IOException("the database cannot be read: " + e.getMessage(), e);
    }
    return games;
  }

  /** Exact ones by their fingerprints, which tell records without moves apart, too. */
  private void sameMoves(List<Candidate> games) {
    int from = 0;
    while (from < games.size()) {
      int to = from + 1;
      while (to < games.size() && games.get(from).hasMoves(games.get(to))) {
        to++;
      }
      sameMovesWithin(games.subList(from, to));
      from = to;
    }
  }

  private void sameMovesWithin(List<Candidate> games) {
    Candidate first = games.get(0);
    Map<String, Candidate> exact = new HashMap<>();
    for (Candidate game : games) {
      Candidate same = exact.putIfAbsent(game.fingerprint(), game);
      if (same != null) {
        add(Kind.EXACT, same, game);
      } else if (game.place().id() != first.place().id() && game.moves().length >= fewestPlies) {
        add(Kind.MOVES, first, game);
      }
    }
  }

  /** A beginning stands right before all that goes on from it; games with its moves between. */
  private void beginnings(List<Candidate> games) {
    for (int i = 0; i + 1 < games.size(); i++) {
      Candidate game = games.get(i);
      boolean firstOfItsMoves = i == 0 || !games.get(i - 1).hasMoves(game);
      if (firstOfItsMoves && game.moves().length >= fewestPlies) {
        int next = i + 1;
        while (next < games.size() && games.get(next).hasMoves(game)) {
          next++;
        }
        beginning(game, games, next);
      }
    }
  }

  private void beginning(Candidate game, List<Candidate> games, int next) {
    if (next < games.size()) {
      Candidate longer = games.get(next);
      if (longer.hasSetting(game) && longer.shared(game) == game.moves().length) {
        add(Kind.BEGINNING, longer, game);
      }
    }
  }

  private void partedLate(List<Candidate> games) {
    Map<String, Candidate> before = new HashMap<>();
    for (Candidate game : games) {
      if (game.headers() != null) {
        Candidate neighbour = before.put(game.setting() + "\n" + game.headers(), game);
        if (neighbour != null && partsLate(neighbour, game)) {
          boolean inOrder = neighbour.place().id() < game.place().id();
          add(Kind.LATE, inOrder ? neighbour : game, inOrder ? game : neighbour);
        }
      }
    }
  }

  /** Two thirds of the shorter one, and more than many games begin with. */
  private boolean partsLate(Candidate one, Candidate other) {
    int shared = one.shared(other);
    int shorter = Math.min(one.moves().length, other.moves().length);
    return one.hasHeaders(other)
        && shared < shorter
        && shared >= fewestPlies
        && 3 * shared >= 2 * shorter;
  }

  private void add(Kind kind, Candidate first, Candidate second) {
    pairs.add(new DuplicatePair(kind, first.place(), second.place(), first.shared(second)));
  }
}
