package org.granary.importer.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One row of a board as MancalaGames draws it.
 *
 * @param seeds seeds from left to right; none in houses that the other side has made its own
 * @param store what stands behind the row, 0 where nothing does
 * @param others what lies in houses that the other side has made its own
 * @param toMove whether the row is marked as the one to move
 */
record DrawnRow(List<Integer> seeds, int store, int others, boolean toMove) {
  private static final Pattern COUNT = Pattern.compile("([0-9]{1,5})([\u02C4\u02C5]?)");

  DrawnRow {
    seeds = List.copyOf(seeds);
  }

  /** The row of a line, unless it is none with so many houses. */
  static Optional<DrawnRow> parse(String line, int houses) {
    List<Integer> seeds = new ArrayList<>();
    int store = 0;
    int others = 0;
    boolean toMove = false;
    for (String word : line.strip().split("\\s+", 64)) {
      Matcher count = COUNT.matcher(word);
      boolean mark = word.equals("*") && seeds.size() == houses && !toMove;
      if (!mark && (!count.matches() || seeds.size() > houses)) {
        return Optional.empty();
      }
      toMove |= mark;
      if (!mark) {
        int value = Integer.parseInt(count.group(1));
        boolean taken = !count.group(2).isEmpty();
        others += taken ? value : 0;
        store = seeds.size() == houses ? value : 0;
        seeds.add(taken ? 0 : value);
      }
    }
    return seeds.size() < houses
        ? Optional.empty()
        : Optional.of(new DrawnRow(seeds.subList(0, houses), store, others, toMove));
  }
}
