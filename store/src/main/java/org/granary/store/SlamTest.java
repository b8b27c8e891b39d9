package org.granary.store;

import java.util.stream.Stream;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;

/**
 * Tells grand slams from other plies, mostly without asking the rules: a slam changes the
 * opponent's row, and whatever it leaves there could have been captured. Only the Awale family
 * knows them.
 */
final class SlamTest {
  private final Rules rules;
  private final boolean known;

  /** By number of seeds, whether a house may hold so many after a slam. */
  private final boolean[] mayStay;

  SlamTest(RuleSet ruleSet) {
    rules = ruleSet.rules();
    known = rules.family().equals("awale");
    mayStay = new boolean[rules.layout().totalSeeds() + 1];
    mayStay[0] = true;
    String counts = rules.parameters().getOrDefault("capture", "");
    Stream.of(counts.split(",", -1))
        .filter(count -> known && !count.isBlank())
        .mapToInt(count -> Integer.parseInt(count.strip()))
        .filter(count -> count < mayStay.length)
        .forEach(count -> mayStay[count] = true);
  }

  /** Whether the ply that a move made of one moment to the next was a grand slam. */
  boolean isSlam(Snapshot before, int move, Snapshot after) {
    return known
        && mayBeSlam(before, after)
        && rules.play(before.position(rules.layout()), new Move(move)).grandSlam();
  }

  private boolean mayBeSlam(Snapshot before, Snapshot after) {
    Layout layout = rules.layout();
    int first = layout.firstHouse(before.toMove.opposite());
    boolean changed = false;
    for (int house = first; house < first + layout.houses(); house++) {
      if (!mayStay[after.seeds[house]]) {
        return false;
      }
      changed |= after.seeds[house] != before.seeds[house];
    }
    return changed;
  }
}
