package org.granary.grammar;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.Side;

/** Positions as one word: counts from South's left on, both stores, the side to move. */
public final class Fen {
  private static final int MAX_DIGITS = 5;

  private Fen() {}

  /**
   * What reading a position gave.
   *
   * @param position the position, unless it could not be read
   * @param problems what is wrong with it, each a sentence; with a position present, a remark such
   *     as seeds that do not add up to the layout's total
   */
  public record Parsed(Optional<Position> position, List<String> problems) {
    public Parsed {
      problems = List.copyOf(problems);
    }
  }

  /** Reads a position, for example {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}. */
  public static Parsed parse(String text, Layout layout) {
    String[] parts = text.strip().split("-", -1);
    int counts = layout.houseCount() + 2;
    if (parts.length != counts + 1) {
      return failed("a position has " + counts + " counts and S or N, joined by hyphens");
    }
    String mover = parts[counts];
    if (!mover.equalsIgnoreCase("S") && !mover.equalsIgnoreCase("N")) {
      return failed("the side to move is S or N, not '" + mover + "'");
    }
    int[] values = new int[counts];
    for (int i = 0; i < counts; i++) {
      if (!isCount(parts[i])) {
        return failed("'" + parts[i] + "' is not a count of seeds");
      }
      values[i] = Integer.parseInt(parts[i]);
    }
    return position(values, layout, mover.equalsIgnoreCase("S") ? Side.SOUTH : Side.NORTH);
  }

  private static Parsed failed(String problem) {
    return new Parsed(Optional.empty(), List.of(problem));
  }

  private static boolean isCount(String part) {
    return !part.isEmpty()
        && part.length() <= MAX_DIGITS
        && part.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static Parsed position(int[] values, Layout layout, Side mover) {
    int total = 0;
    for (int value : values) {
      total += value;
    }
    String sum = "the position holds " + total + " seeds, the game " + layout.totalSeeds();
    if (total > layout.totalSeeds()) {
      return failed(sum);
    }
    int houses = layout.houseCount();
    int[] seeds = Arrays.copyOf(values, houses);
    Position position = Position.of(layout, seeds, values[houses], values[houses + 1], mover);
    List<String> remarks = total < layout.totalSeeds() ? List.of(sum) : List.of();
    return new Parsed(Optional.of(position), remarks);
  }

  /** Writes a position so that {@link #parse} gives it back. */
  public static String format(Position position) {
    StringBuilder text = new StringBuilder();
    for (int house = 0; house < position.layout().houseCount(); house++) {
      text.append(position.seeds(house)).append('-');
    }
    return text.append(position.store(Side.SOUTH))
        .append('-')
        .append(position.store(Side.NORTH))
        .append('-')
        .append(position.toMove().letter())
        .toString();
  }
}
