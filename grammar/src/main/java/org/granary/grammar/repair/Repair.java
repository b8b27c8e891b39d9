package org.granary.grammar.repair;

import java.util.List;
import org.granary.grammar.CheckedGame;

/**
 * One thing that a record may have meant.
 *
 * @param changes the slips undone, in the order of their places; one or two, and captures and the
 *     result that have to follow
 * @param emended the record as it was meant, checked; its comments and a tag tell the changes
 * @param evidence what speaks for it
 * @param against decibans that speak against it, 0 or more; see docs/repair.md
 */
public record Repair(List<Change> changes, CheckedGame emended, Evidence evidence, int against) {
  public Repair {
    changes = List.copyOf(changes);
  }
}
