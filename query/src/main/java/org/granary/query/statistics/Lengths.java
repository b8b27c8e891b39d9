package org.granary.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * How long games are.
 *
 * @param counts how many games have how many plies, the shortest first; at least one
 */
public record Lengths(List<Count> counts) {
  public Lengths {
    counts = List.copyOf(counts);
    if (counts.isEmpty()) {
      throw new IllegalArgumentException("no games");
    }
  }

  /** So many games of so many plies. */
  public record Count(int plies, long games) {
    static final String SQL = "lengths.sql";

    static Count read(ResultSet row) throws SQLException {
      return new Count(row.getInt("plies"), row.getLong("games"));
    }
  }

  /**
   * Games whose plies lie in a range.
   *
   * @param first the fewest plies
   * @param last the most plies, included
   */
  public record Bin(int first, int last, long games) {}

  public long games() {
    return counts.stream().mapToLong(Count::games).sum();
  }

  public int shortest() {
    return counts.get(0).plies();
  }

  public int longest() {
    return counts.get(counts.size() - 1).plies();
  }

  public double average() {
    double plies =
        counts.stream().mapToDouble(count -> (double) count.plies() * count.games()).sum();
    return plies / games();
  }

  /**
   * The length that at least so many quarters of the games do not exceed, and the least such one: 2
   * gives the median.
   *
   * @param quarters 1 to 3
   */
  public int quartile(int quarters) {
    long all = games();
    long sofar = 0;
    for (Count count : counts) {
      sofar += count.games();
      if (4 * sofar >= quarters * all) {
        return count.plies();
      }
    }
    return longest();
  }

  /**
   * All lengths in ranges of one width: the least of 1, 2, 5, 10, 20, 50 … with which they are no
   * more than {@code most}. Empty ranges between are among them.
   */
  public List<Bin> bins(int most) {
    int width = width(most);
    List<Bin> bins = new ArrayList<>();
    int next = 0;
    for (int first = shortest() / width * width; first <= longest(); first += width) {
      long games = 0;
      while (next < counts.size() && counts.get(next).plies() < first + width) {
        games += counts.get(next).games();
        next++;
      }
      bins.add(new Bin(first, first + width - 1, games));
    }
    return bins;
  }

  private int width(int most) {
    for (int power = 1; ; power *= 10) {
      for (int digit : new int[] {1, 2, 5}) {
        int width = digit * power;
        if (longest() / width - shortest() / width < most) {
          return width;
        }
      }
    }
  }
}
