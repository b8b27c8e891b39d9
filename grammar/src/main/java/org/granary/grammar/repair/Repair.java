package org.granary.grammar.repair;

import java.util.List;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.RuleVerdict.ResultFit;

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

  /**
   * One slip undone, for people and programs.
   *
   * @param slip what kind
   * @param ply where, 1-based in the record as it was meant; 0 for the headers, one more than there
   *     are plies for the result
   * @param offset where in the record's text, 0-based; -1 if that is not known
   * @param written what the record has, in notation; may be empty
   * @param meant what it should have; may be empty
   * @param words the change in words, without a full stop
   */
  public record Change(
      Slip slip, int ply, int offset, String written, String meant, String words) {}

  /**
   * What speaks for a repair.
   *
   * @param replayed plies that can be played
   * @param plies all plies of the record as it was meant
   * @param before plies that can be played of the record as it stands
   * @param agreeing captures, totals and landing houses that the record tells and that agree
   * @param told all that it tells of the plies that can be played
   * @param result what becomes of the result
   * @param errors what remains wrong
   */
  public record Evidence(
      int replayed, int plies, int before, int agreeing, int told, ResultFit result, int errors) {
    /** Whether the whole record can be played. */
    public boolean whole() {
      return replayed == plies;
    }
  }
}
