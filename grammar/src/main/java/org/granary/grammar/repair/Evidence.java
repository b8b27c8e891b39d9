package org.granary.grammar.repair;

import org.granary.grammar.RuleVerdict.ResultFit;

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
