package org.granary.grammar;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Phase;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;

/**
 * Positions as one word: counts from South's left on, both stores, the side to move, and marks
 * where the rules put any.
 */
public final class Fen {
  private static final int MAX_DIGITS = 5;

  private Fen() {}

  /**
   * What reading a position gave.
   *
   * @param position the position, unless it could not be read
   * @param problems what is wrong with it, each a sentence; with a position present, a remark such
   *     as seeds that do not add up to the layout's total
   * @param at the 0-based index in the text of the mark that is wrong; -1 if it is not a mark
   */
  public record Parsed(Optional<Position> position, List<String> problems, int at) {
    public Parsed {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Reads a position, for example {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}, also as {@link BoardRows}
   * has it.
   */
  public static Parsed parse(String written, Layout layout) {
    String text = BoardRows.toFen(written).orElse(written);
    String[] all = text.strip().split("-", -1);
    int plain = all.length;
    while (plain > 0 && FenMarks.isMark(all[plain - 1])) {
      plain--;
    }
    List<String> words = List.of(all).subList(plain, all.length);
    Parsed bare = bare(Arrays.copyOf(all, plain), layout);
    if (bare.position().isEmpty()) {
      return bare;
    }
    FenMarks.Parsed marks = FenMarks.parse(words, layout);
    if (marks.problem().isPresent()) {
      int before = plain + marks.place();
      int at = String.join("-", List.of(all).subList(0, before)).length() + 1;
      int blanks = text.indexOf(text.strip());
      return new Parsed(Optional.empty(), List.of(marks.problem().get()), blanks + at);
    }
    return new Parsed(bare.position().map(p -> p.withMarks(marks.marks())), bare.problems(), -1);
  }

  /**
   * Reads a position of games under a rule set: where its games go over rounds and the position
   * does not say who began this one, the side to move did.
   */
  public static Parsed parse(String text, RuleSet ruleSet) {
    Parsed parsed = parse(text, ruleSet.layout());
    Optional<Position> position =
        parsed
            .position()
            .filter(p -> p.marks().phase() == Phase.PLAY)
            .map(
                p -> {
                  Phase phase = ruleSet.rules().start(p.toMove()).marks().phase();
                  return p.withMarks(p.marks().at(phase));
                });
    return new Parsed(position.or(parsed::position), parsed.problems(), parsed.at());
  }

  private static Parsed bare(String[] parts, Layout layout) {
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
    return new Parsed(Optional.empty(), List.of(problem), -1);
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
    return new Parsed(Optional.of(position), remarks, -1);
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
        .append(FenMarks.format(position))
        .toString();
  }
}
