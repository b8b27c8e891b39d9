package org.granary.query;

import java.util.List;

/** Seeded conditions on moments in the language's text form; most hold somewhere in some games. */
final class RandomPatterns {
  private static final List<String> NUMBERS =
      List.of(
          "A",
          "c",
          "f",
          "S6",
          "N2",
          "S8",
          "south.row",
          "row(N)",
          "south.store",
          "store(N)",
          "seeds",
          "ply",
          "captured",
          "captured(S)",
          "captured(N)",
          "mobility(S)",
          "mobility(N)",
          "tempo(S)",
          "tempo(N)",
          "largest(S)",
          "north.largest");
  private static final List<String> SIGNS = List.of("<", "<=", "=", "!=", ">=", ">");
  private static final List<String> MOTIFS =
      List.of(
          "krou",
          "krou(S)",
          "krou(N, 9)",
          "knot",
          "knot(S)",
          "knot(N, 10)",
          "fork(S)",
          "fork",
          "starving(N)",
          "starving",
          "must-feed(S)",
          "grand-slam",
          "grand-slam(N)",
          "repetition",
          "to-move = S",
          "to-move != S",
          "move = F",
          "move = a",
          "move != N3",
          "move = S9",
          "seeds = 30..40",
          "A != 1..6",
          "A + B + C - d >= 10",
          "south.row - north.row > 20",
          "tempo(S) - tempo(N) >= 2");

  private final RandomRecords random;

  private final int most;

  /** Patterns that compare with numbers below one. */
  RandomPatterns(RandomRecords random, int most) {
    this.random = random;
    this.most = most;
  }

  /** A condition on moments that a game reaches. */
  String next() {
    StringBuilder text = new StringBuilder("reaches ");
    text.append(random.one(List.of("", "", "either ")));
    int steps = 1 + random.below(3);
    for (int step = 0; step < steps; step++) {
      text.append(step == 0 ? "" : " then ");
      text.append(random.below(3) == 0 ? "within " + (1 + random.below(12)) + " plies " : "");
      text.append("{ ").append(moment(random.below(3))).append(" }");
    }
    return text.toString();
  }

  private String moment(int depth) {
    if (depth == 0) {
      return condition();
    }
    return switch (random.below(4)) {
      case 0 -> "not (" + moment(depth - 1) + ")";
      case 1 -> "(" + moment(depth - 1) + " or " + moment(depth - 1) + ")";
      case 2 -> moment(depth - 1) + " and " + moment(depth - 1);
      default -> moment(depth - 1) + " " + condition();
    };
  }

  private String condition() {
    if (random.below(2) == 0) {
      return random.one(MOTIFS);
    }
    String right = random.below(5) == 0 ? random.one(NUMBERS) : "" + random.below(most);
    return random.one(NUMBERS) + " " + random.one(SIGNS) + " " + right;
  }
}
