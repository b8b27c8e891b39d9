package org.granary.query.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.granary.query.statistics.Lengths.Bin;
import org.granary.query.statistics.Lengths.Count;
import org.junit.jupiter.api.Test;

class LengthsTest {
  /** Seven games: 3 3 8 8 8 12 40. */
  private static final Lengths SEVEN =
      new Lengths(List.of(new Count(3, 2), new Count(8, 3), new Count(12, 1), new Count(40, 1)));

  /** A quarter of seven is 1.75: the second does not exceed 3; 3.5: the fourth; 5.25: the sixth. */
  @Test
  void quartilesAreLengthsThatGamesHave() {
    assertEquals(3, SEVEN.quartile(1));
    assertEquals(8, SEVEN.quartile(2));
    assertEquals(12, SEVEN.quartile(3));
    assertEquals(3, SEVEN.shortest());
    assertEquals(40, SEVEN.longest());
    assertEquals(82 / 7.0, SEVEN.average(), 1e-12);
  }

  @Test
  void oneGameIsAllOfThem() {
    Lengths one = new Lengths(List.of(new Count(71, 1)));

    assertEquals(List.of(71, 71, 71), List.of(one.quartile(1), one.quartile(2), one.quartile(3)));
    assertEquals(List.of(new Bin(71, 71, 1)), one.bins(10));
  }

  @Test
  void rangesHaveOneWidthAndAreFew() {
    assertEquals(
        List.of(
            new Bin(0, 9, 5),
            new Bin(10, 19, 1),
            new Bin(20, 29, 0),
            new Bin(30, 39, 0),
            new Bin(40, 49, 1)),
        SEVEN.bins(5));
    assertEquals(List.of(new Bin(0, 49, 7)), SEVEN.bins(1));
    assertEquals(9, SEVEN.bins(9).size(), "0 to 4 … 40 to 44");
    assertEquals(5, SEVEN.bins(8).size(), "0 to 9 … 40 to 49");
    assertEquals(38, SEVEN.bins(38).size(), "3 to 40, one by one");
  }

  @Test
  void noGamesHaveNoLength() {
    assertThrows(IllegalArgumentException.class, () -> new Lengths(List.of()));
  }
}
