package org.granary.query;

import java.util.List;
import java.util.Optional;
import org.granary.grammar.Query;
import org.granary.grammar.QueryVisitor;

/**
 * The finder of a query: of the conditions on play that are not under a "not", the first that a
 * game fits says where.
 */
final class Finders implements QueryVisitor<Finder> {
  private final boolean onlyDistances;

  private Finders(boolean onlyDistances) {
    this.onlyDistances = onlyDistances;
  }

  /** A finder for a query; one that looks at no positions finds no place. */
  static Finder of(Query query) {
    return query.accept(new Finders(false));
  }

  /** A finder of what a query wants near; if it wants nothing near, {@link Finder#NOWHERE}. */
  static Finder distances(Query query) {
    return query.accept(new Finders(true));
  }

  private Finder exact(Finder finder) {
    return onlyDistances ? Finder.NOWHERE : finder;
  }

  private Finder first(List<Query> parts) {
    List<Finder> finders =
        parts.stream().map(part -> part.accept(this)).filter(f -> f != Finder.NOWHERE).toList();
    if (finders.size() <= 1) {
      return finders.isEmpty() ? Finder.NOWHERE : finders.get(0);
    }
    return line ->
        finders.stream().map(finder -> finder.find(line)).flatMap(Optional::stream).findFirst();
  }

  @Override
  public Finder allOf(Query.AllOf query) {
    return first(query.parts());
  }

  @Override
  public Finder anyOf(Query.AnyOf query) {
    return first(query.parts());
  }

  @Override
  public Finder not(Query.Not query) {
    return Finder.NOWHERE;
  }

  @Override
  public Finder words(Query.Words query) {
    return Finder.NOWHERE;
  }

  @Override
  public Finder value(Query.Value query) {
    return Finder.NOWHERE;
  }

  @Override
  public Finder within(Query.Within query) {
    return Finder.NOWHERE;
  }

  @Override
  public Finder atPosition(Query.AtPosition query) {
    return exact(new PositionFinder(query.position(), query.anyStores()));
  }

  @Override
  public Finder near(Query.Near query) {
    return new NearFinder(query);
  }

  @Override
  public Finder opens(Query.Opens query) {
    return exact(new OpeningFinder(query));
  }

  @Override
  public Finder reaches(Query.Reaches query) {
    return exact(new SequenceFinder(query.sequence()));
  }
}
