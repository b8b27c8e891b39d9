package org.granary.query;

import java.io.IOException;

/**
 * How a query is carried out: which games the index alone says yes or no to, and what a replay must
 * decide for the others.
 */
interface Plan {
  /** Every game that fits, and perhaps others. */
  GameSet possible();

  /** Only games that fit, but perhaps not all of them. */
  GameSet certain();

  /** Whether a game fits. */
  boolean test(Probe probe) throws IOException;

  /** The index decides. */
  record Indexed(GameSet games) implements Plan {
    @Override
    public GameSet possible() {
      return games;
    }

    @Override
    public GameSet certain() {
      return games;
    }

    @Override
    public boolean test(Probe probe) {
      return probe.isIn(games);
    }
  }

  /**
   * A replay decides.
   *
   * @param candidates games for which it is worth while
   * @param nobody no games
   * @param condition what it looks for
   */
  record Replayed(GameSet candidates, GameSet nobody, Condition condition) implements Plan {
    @Override
    public GameSet possible() {
      return candidates;
    }

    @Override
    public GameSet certain() {
      return nobody;
    }

    @Override
    public boolean test(Probe probe) throws IOException {
      return probe.isIn(candidates) && probe.finds(condition);
    }
  }

  /** Both must say yes; the first is the cheaper one. */
  record Both(Plan first, Plan second) implements Plan {
    @Override
    public GameSet possible() {
      return first.possible().and(second.possible());
    }

    @Override
    public GameSet certain() {
      return first.certain().and(second.certain());
    }

    @Override
    public boolean test(Probe probe) throws IOException {
      return first.test(probe) && second.test(probe);
    }
  }

  /** One must say yes; the first is the cheaper one. */
  record Either(Plan first, Plan second) implements Plan {
    @Override
    public GameSet possible() {
      return first.possible().or(second.possible());
    }

    @Override
    public GameSet certain() {
      return first.certain().or(second.certain());
    }

    @Override
    public boolean test(Probe probe) throws IOException {
      return first.test(probe) || second.test(probe);
    }
  }

  /** The other must say no. */
  record Opposite(Plan other, GameSet everybody) implements Plan {
    @Override
    public GameSet possible() {
      return everybody.without(other.certain());
    }

    @Override
    public GameSet certain() {
      return everybody.without(other.possible());
    }

    @Override
    public boolean test(Probe probe) throws IOException {
      return !other.test(probe);
    }
  }
}
