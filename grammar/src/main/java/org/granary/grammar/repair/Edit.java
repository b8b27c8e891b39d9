package org.granary.grammar.repair;

/**
 * One slip undone in a script.
 *
 * @param slip what kind
 * @param ply where, 1-based in the script it is applied to
 * @param value HOUSE, UNREADABLE: the house; LEFT_OUT: one house, or two as {@code first + 64 *
 *     (second + 1)}; TWICE: how many plies are too many; EXCHANGED: how far apart they stand;
 *     MIRRORED: 1 for South's houses, 2 for North's, 3 for both
 * @param weight how unlikely it is, see {@link Weights}
 */
record Edit(Slip slip, int ply, int value, int weight) {
  private static final int SECOND = 64;

  static Edit twoLeftOut(int ply, int first, int second) {
    return new Edit(Slip.LEFT_OUT, ply, first + SECOND * (second + 1), Weights.TWO_LEFT_OUT);
  }

  /** The first house that was left out. */
  int firstHouse() {
    return value % SECOND;
  }

  /** The second house that was left out, or -1. */
  int secondHouse() {
    return value / SECOND - 1;
  }

  /** Changes a script. */
  void apply(Script script, Written written) {
    switch (slip) {
      case HOUSE, UNREADABLE -> script.set(ply, value);
      case LEFT_OUT -> {
        script.insert(ply, firstHouse(), Script.NEW);
        if (secondHouse() >= 0) {
          script.insert(ply + 1, secondHouse(), Script.NEW);
        }
      }
      case TWICE -> {
        for (int i = 0; i < value; i++) {
          script.remove(ply);
        }
      }
      case EXCHANGED -> script.exchange(ply, ply + value);
      case SIDES, MIRRORED -> {
        for (int at = ply; at <= script.length(); at++) {
          script.set(at, turned(script.house(at), written));
        }
      }
      default -> {} // is no matter of plies
    }
  }

  private int turned(int house, Written written) {
    if (house < 0) {
      return house;
    }
    int houses = written.layout().houses();
    if (slip == Slip.SIDES) {
      return written.layout().turned(house);
    }
    int side = house < houses ? 1 : 2;
    int mirrored = 2 * (house - house % houses) + houses - 1 - house;
    return written.digits() || (value & side) != 0 ? mirrored : house;
  }
}
