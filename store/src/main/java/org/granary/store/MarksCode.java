package org.granary.store;

import java.math.BigInteger;
import java.util.List;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Phase;
import org.granary.engine.Side;

/** Marks as a position key writes them: seen by the side to move, in as few bits as will do. */
enum MarksCode {
  /** Of rules that know no marks. */
  NONE {
    @Override
    int bits(Layout layout) {
      return 0;
    }

    @Override
    BigInteger write(Marks marks, Layout layout) {
      return BigInteger.ZERO;
    }

    @Override
    Marks read(BigInteger code, Layout layout) {
      return Marks.none(layout);
    }
  },

  /** The stage of the game and one captured house a side, such as tuzdyks. */
  ONE_HOUSE_EACH {
    @Override
    int bits(Layout layout) {
      return PHASE_BITS + 2 * houseBits(layout);
    }

    @Override
    BigInteger write(Marks marks, Layout layout) {
      long south = house(marks.capturedBySouth());
      long north = house(marks.capturedByNorth());
      long houses = south << houseBits(layout) | north;
      return BigInteger.valueOf(houses << PHASE_BITS | PHASES.indexOf(marks.phase()));
    }

    /** The first house of some bits, counted from 1; 0 for no house. */
    private long house(long bits) {
      return bits == 0 ? 0 : Long.numberOfTrailingZeros(bits) + 1;
    }

    @Override
    Marks read(BigInteger code, Layout layout) {
      long number = code.longValue();
      long mask = (1L << houseBits(layout)) - 1;
      return new Marks(
              bit(number >>> (PHASE_BITS + houseBits(layout)) & mask),
              bit(number >>> PHASE_BITS & mask),
              Marks.none(layout).ownedBySouth(),
              0)
          .at(phase(number));
    }

    private long bit(long house) {
      return house == 0 ? 0 : 1L << (house - 1);
    }
  },

  /** The stage of the game and any marks on any houses. */
  ALL {
    @Override
    int bits(Layout layout) {
      return PHASE_BITS + 4 * layout.houseCount();
    }

    @Override
    BigInteger write(Marks marks, Layout layout) {
      BigInteger code = BigInteger.ZERO;
      long[] sets = {
        marks.capturedBySouth(), marks.capturedByNorth(), marks.ownedBySouth(), marks.hit()
      };
      for (long set : sets) {
        code = code.shiftLeft(layout.houseCount()).or(BigInteger.valueOf(set));
      }
      return code.shiftLeft(PHASE_BITS).or(BigInteger.valueOf(PHASES.indexOf(marks.phase())));
    }

    @Override
    Marks read(BigInteger code, Layout layout) {
      BigInteger left = code.shiftRight(PHASE_BITS);
      BigInteger mask = BigInteger.ONE.shiftLeft(layout.houseCount()).subtract(BigInteger.ONE);
      long[] sets = new long[4];
      for (int i = 3; i >= 0; i--) {
        sets[i] = left.and(mask).longValue();
        left = left.shiftRight(layout.houseCount());
      }
      return new Marks(sets[0], sets[1], sets[2], sets[3]).at(phase(code.longValue()));
    }
  };

  private static final int PHASE_BITS = 3;

  /** In the order of their codes; a new one goes to the end. */
  private static final List<Phase> PHASES =
      List.of(
          Phase.PLAY,
          Phase.SOUTH_BEGAN,
          Phase.NORTH_BEGAN,
          Phase.SOUTH_BEGINS,
          Phase.NORTH_BEGINS,
          Phase.ENDLESS);

  /** How many bits a code has. */
  abstract int bits(Layout layout);

  /** The code of marks as South sees them. */
  abstract BigInteger write(Marks marks, Layout layout);

  /** The marks of a code as South sees them. */
  abstract Marks read(BigInteger code, Layout layout);

  /** The code of marks as the side to move sees them. */
  BigInteger of(Marks marks, Layout layout, Side mover) {
    return write(mover == Side.SOUTH ? marks : marks.turned(layout), layout);
  }

  /** The marks of a code that the side to move sees so. */
  Marks marks(BigInteger code, Layout layout, Side mover) {
    Marks seen = read(code, layout);
    return mover == Side.SOUTH ? seen : seen.turned(layout);
  }

  private static int houseBits(Layout layout) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(layout.houseCount());
  }

  private static Phase phase(long number) {
    return PHASES.get((int) number & ((1 << PHASE_BITS) - 1));
  }
}
