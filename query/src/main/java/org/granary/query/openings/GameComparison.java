package org.granary.query.openings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Position;

/** Where two games on the same board stand alike: how they go together, part and meet again. */
public final class GameComparison {
  /**
   * A stretch over which two games go together.
   *
   * @param first plies of the first game after which it begins; 0 is the start
   * @param second likewise of the second game
   * @param plies how many plies both play alike from there
   * @param twin whether one game stands turned round, with the sides exchanged
   */
  public record Stretch(int first, int second, int plies, boolean twin) {}

  private final Game first;
  private final Game second;
  private final Layout layout;

  /** Where each position of the second game stands, in order. */
  private final Map<Position, List<Integer>> known = new HashMap<>();

  private GameComparison(Game first, Game second) {
    this.first = first;
    this.second = second;
    this.layout = first.ruleSet().layout();
    List<Position> positions = second.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      known.computeIfAbsent(positions.get(ply), position -> new ArrayList<>()).add(ply);
    }
  }

  /**
   * The stretches in order; the first one begins at both starts, if these are alike. After a
   * stretch both games go on by a ply at least before they can meet; of several meetings the one
   * that the fewest plies lead to comes next, then the one with the fewest of the first game.
   *
   * @throws IllegalArgumentException if the boards differ
   */
  public static List<Stretch> of(Game first, Game second) {
    if (!first.ruleSet().layout().equals(second.ruleSet().layout())) {
      throw new IllegalArgumentException("games on different boards");
    }
    return new GameComparison(first, second).stretches();
  }

  private List<Stretch> stretches() {
    List<Stretch> stretches = new ArrayList<>();
    Optional<Stretch> next = start().or(() -> meeting(0, 0));
    while (next.isPresent()) {
      Stretch found = next.get();
      stretches.add(found);
      next = meeting(found.first() + found.plies() + 1, found.second() + found.plies() + 1);
    }
    return stretches;
  }

  private Optional<Stretch> start() {
    if (first.start().equals(second.start())) {
      return Optional.of(stretch(0, 0, false));
    }
    boolean twins = first.start().turned().equals(second.start());
    return twins ? Optional.of(stretch(0, 0, true)) : Optional.empty();
  }

  /** The nearest meeting from these plies on. */
  private Optional<Stretch> meeting(int fromFirst, int fromSecond) {
    Optional<Stretch> nearest = Optional.empty();
    int least = Integer.MAX_VALUE;
    for (int ply = fromFirst; ply <= first.plyCount(); ply++) {
      Position position = first.position(ply);
      for (boolean twin : List.of(false, true)) {
        int other = ply(twin ? position.turned() : position, fromSecond);
        if (other >= 0 && ply + other < least) {
          least = ply + other;
          nearest = Optional.of(stretch(ply, other, twin));
        }
      }
    }
    return nearest;
  }

  /** The first ply from one on after which the second game had a position; -1 if none. */
  private int ply(Position position, int from) {
    for (int ply : known.getOrDefault(position, List.of())) {
      if (ply >= from) {
        return ply;
      }
    }
    return -1;
  }

  private Stretch stretch(int fromFirst, int fromSecond, boolean twin) {
    int most = Math.min(first.plyCount() - fromFirst, second.plyCount() - fromSecond);
    int plies = 0;
    while (plies < most && alike(fromFirst + plies + 1, fromSecond + plies + 1, twin)) {
      plies++;
    }
    return new Stretch(fromFirst, fromSecond, plies, twin);
  }

  /** Whether plies lead both games to what is alike; under other rules they may not. */
  private boolean alike(int ply, int other, boolean twin) {
    Position after = first.position(ply);
    int code = first.move(ply).code();
    boolean pass = first.move(ply).isPass() || second.move(other).isPass();
    int wanted = twin && !pass ? layout.turned(code) : code;
    return second.move(other).code() == wanted
        && second.position(other).equals(twin ? after.turned() : after);
  }
}
