package org.granary.engine.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Vectors;

/**
 * A board small enough to sow by hand, under a rule set whose options tests change.
 *
 * @param id the rule set with the changes that make it small
 */
record SmallBoard(String id) {
  Rules rules() {
    return rules("");
  }

  /** The rules with further changes, each after a semicolon. */
  Rules rules(String changes) {
    return Vectors.ruleSet(id + changes).rules();
  }

  Position position(String text) {
    return Vectors.position(rules().layout(), text);
  }

  /** Plays a house and compares the position and what was captured. */
  void assertPlays(String before, int house, String after, int captured) {
    Ply ply = rules().play(position(before), Move.house(house));

    assertEquals(after, ply.after().toString());
    assertEquals(captured, ply.captured());
  }
}
