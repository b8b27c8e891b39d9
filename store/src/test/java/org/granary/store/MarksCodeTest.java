package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Phase;
import org.granary.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MarksCodeTest {
  private static final Layout TOGUZ = Layout.TOGUZ_KUMALAK;
  private static final Layout AWALE = Layout.AWALE;

  private static Marks tuzdyks(long south, long north) {
    return new Marks(south, north, Marks.none(TOGUZ).ownedBySouth(), 0);
  }

  @Test
  void writesNothingForRulesWithoutMarks() {
    Marks none = Marks.none(AWALE);

    assertEquals(0, MarksCode.NONE.bits(AWALE));
    assertEquals(BigInteger.ZERO, MarksCode.NONE.of(none, AWALE, Side.NORTH));
    assertEquals(none, MarksCode.NONE.marks(BigInteger.ZERO, AWALE, Side.NORTH));
  }

  /**
   * The house of South's tuzdyk, that of North's, each counted from 1 in five bits, then three bits
   * for the stage. Changing this makes every index wrong: raise {@link IndexStamp#FORMAT}.
   */
  @ParameterizedTest(name = "South has {0}, North {1}, {2} to move")
  @CsvSource({
    "-1, -1, SOUTH, 0",
    // South's on North's third house, index 11: 12 * 32 * 8.
    "11, -1, SOUTH, 3072",
    // North's on South's first house: 1 * 8.
    "-1, 0, SOUTH, 8",
    "11, 0, SOUTH, 3080",
    // North sees his own first: on the other's first house, 10 * 256; then South's on 3: 3 * 8.
    "11, 0, NORTH, 2584",
  })
  void writesATuzdykOfEachSide(int south, int north, Side mover, int code) {
    Marks marks = tuzdyks(bit(south), bit(north));

    assertEquals(BigInteger.valueOf(code), MarksCode.ONE_HOUSE_EACH.of(marks, TOGUZ, mover));
    assertEquals(marks, MarksCode.ONE_HOUSE_EACH.marks(BigInteger.valueOf(code), TOGUZ, mover));
  }

  private static long bit(int house) {
    return house < 0 ? 0 : 1L << house;
  }

  @Test
  void givesEveryPairOfTuzdyksACodeOfItsOwn() {
    Set<BigInteger> codes = new HashSet<>();
    for (int south = -1; south < 9; south++) {
      for (int north = -1; north < 9; north++) {
        Marks marks = tuzdyks(south < 0 ? 0 : bit(9 + south), bit(north));
        BigInteger code = MarksCode.ONE_HOUSE_EACH.of(marks, TOGUZ, Side.NORTH);
        assertTrue(codes.add(code));
        assertEquals(marks, MarksCode.ONE_HOUSE_EACH.marks(code, TOGUZ, Side.NORTH));
      }
    }
    assertEquals(100, codes.size());
  }

  /** Captured by South, by North, owned by South, hit: twelve bits each, then three. */
  @Test
  void writesEverySetOfHouses() {
    Marks marks = new Marks(0b1, 0b10, 0b111111, 0b100, Phase.NORTH_BEGAN);
    BigInteger sets = new BigInteger("000000000001" + "000000000010" + "000000111111", 2);

    BigInteger code = MarksCode.ALL.of(marks, AWALE, Side.SOUTH);

    assertEquals(51, MarksCode.ALL.bits(AWALE));
    assertEquals(
        sets.shiftLeft(12).or(BigInteger.valueOf(0b100)).shiftLeft(3).or(BigInteger.TWO), code);
    assertEquals(marks, MarksCode.ALL.marks(code, AWALE, Side.SOUTH));
  }

  /** The order in which an index has them. */
  @Test
  void keepsTheNumbersOfTheStages() {
    List<Phase> inOrder =
        List.of(
            Phase.PLAY,
            Phase.SOUTH_BEGAN,
            Phase.NORTH_BEGAN,
            Phase.SOUTH_BEGINS,
            Phase.NORTH_BEGINS,
            Phase.ENDLESS);
    assertEquals(Set.of(Phase.values()), Set.copyOf(inOrder), "a number for each");

    for (Phase phase : inOrder) {
      BigInteger code = MarksCode.ONE_HOUSE_EACH.of(tuzdyks(0, 0).at(phase), TOGUZ, Side.SOUTH);
      assertEquals(BigInteger.valueOf(inOrder.indexOf(phase)), code);
    }
  }

  @ParameterizedTest
  @EnumSource(Phase.class)
  void givesRandomMarksBackAndMeetsTheTurnedRoundTwin(Phase phase) {
    SplittableRandom random = new SplittableRandom(phase.name().length());
    for (int i = 0; i < 500; i++) {
      long captured = random.nextInt(1 << 12);
      long bySouth = captured & random.nextInt(1 << 12);
      Marks marks =
          new Marks(
              bySouth, captured ^ bySouth, random.nextInt(1 << 12), random.nextInt(1 << 12), phase);

      BigInteger code = MarksCode.ALL.of(marks, AWALE, Side.NORTH);

      assertTrue(code.bitLength() <= MarksCode.ALL.bits(AWALE));
      assertEquals(marks, MarksCode.ALL.marks(code, AWALE, Side.NORTH));
      assertEquals(code, MarksCode.ALL.of(marks.turned(AWALE), AWALE, Side.SOUTH));
    }
  }
}
