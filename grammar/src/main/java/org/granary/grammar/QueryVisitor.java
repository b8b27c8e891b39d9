package org.granary.grammar;

/**
 * One method for each kind of {@link Query}.
 *
 * @param <R> what visiting gives
 */
public interface QueryVisitor<R> {
  /** Visits a conjunction. */
  R allOf(Query.AllOf query);

  /** Visits a disjunction. */
  R anyOf(Query.AnyOf query);

  /** Visits a negation. */
  R not(Query.Not query);

  /** Visits a search for words. */
  R words(Query.Words query);

  /** Visits a field with a given value. */
  R value(Query.Value query);

  /** Visits a range of numbers. */
  R within(Query.Within query);

  /** Visits a position that must occur. */
  R atPosition(Query.AtPosition query);

  /** Visits a position to which one must be near. */
  R near(Query.Near query);

  /** Visits the first plies of a game. */
  R opens(Query.Opens query);

  /** Visits moments that a game reaches. */
  R reaches(Query.Reaches query);
}
