package org.granary.grammar.patterns;

import org.granary.engine.Side;

/**
 * How many moves a side makes without giving a seed away if it always plays the foremost house
 * whose seeds all stay in the row. Now and then another order makes one more: a house with too many
 * seeds to move can be passed over by sowing two together.
 */
final class Tempo {
  private Tempo() {}

  static int of(Moment moment, Side side) {
    int houses = moment.layout().houses();
    int first = moment.layout().firstHouse(side);
    int[] row = new int[houses];
    for (int i = 0; i < houses; i++) {
      row[i] = moment.board().seeds(first + i);
    }
    return of(row);
  }

  /**
   * The moves that a row allows.
   *
   * @param row seeds by house, the foremost last; used up
   */
  static int of(int[] row) {
    int moves = 0;
    int house = row.length - 2;
    while (house >= 0) {
      int seeds = row[house];
      if (seeds == 0 || house + seeds >= row.length) {
        house--;
        continue;
      }
      row[house] = 0;
      for (int i = house + 1; i <= house + seeds; i++) {
        row[i]++;
      }
      moves++;
      house = Math.min(house + seeds, row.length - 2);
    }
    return moves;
  }
}
