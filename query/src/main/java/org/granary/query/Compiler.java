package org.granary.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.search.IndexSearcher;
import org.granary.grammar.Query;
import org.granary.grammar.QueryVisitor;
import org.granary.query.features.Choices;
import org.granary.query.features.NearBounds;
import org.granary.query.features.PatternBounds;
import org.granary.store.GameCollection;

/** Makes the plan of a query: asks the index all that it can tell and leaves the rest to replay. */
final class Compiler implements QueryVisitor<Plan> {
  private final IndexSearcher searcher;
  private final IndexQuestion questions;
  private final GameSet everybody;
  private final StageLog log;

  Compiler(GameCollection collection, StageLog log) {
    this.log = log;
    this.searcher = collection.searcher();
    this.questions = new IndexQuestion(collection);
    this.everybody = GameSet.all(searcher.getIndexReader());
  }

  /** The plan of a query. */
  Plan plan(Query query) throws IOException {
    try {
      return query.accept(this);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public Plan allOf(Query.AllOf query) {
    return query.parts().isEmpty()
        ? new Plan.Indexed(everybody)
        : joined(query.parts(), GameSet::and, Plan.Both::new);
  }

  @Override
  public Plan anyOf(Query.AnyOf query) {
    return joined(query.parts(), GameSet::or, Plan.Either::new);
  }

  /** Parts that the index decides become one; they come before those that need a replay. */
  private Plan joined(List<Query> parts, BinaryOperator<GameSet> sets, BinaryOperator<Plan> plans) {
    var byKind =
        parts.stream()
            .map(part -> part.accept(this))
            .collect(Collectors.partitioningBy(Plan.Indexed.class::isInstance));
    Stream<Plan> indexed =
        byKind.get(true).stream()
            .map(Plan::possible)
            .reduce(sets)
            .<Plan>map(Plan.Indexed::new)
            .stream();
    return Stream.concat(indexed, byKind.get(false).stream()).reduce(plans).orElseThrow();
  }

  @Override
  public Plan not(Query.Not query) {
    Plan other = query.part().accept(this);
    return other instanceof Plan.Indexed indexed
        ? new Plan.Indexed(everybody.without(indexed.games()))
        : new Plan.Opposite(other, everybody);
  }

  @Override
  public Plan words(Query.Words query) {
    return new Plan.Indexed(asked(query, () -> found(questions.words(query))));
  }

  @Override
  public Plan value(Query.Value query) {
    return new Plan.Indexed(asked(query, () -> found(questions.value(query))));
  }

  @Override
  public Plan within(Query.Within query) {
    return new Plan.Indexed(asked(query, () -> found(questions.within(query))));
  }

  @Override
  public Plan atPosition(Query.AtPosition query) {
    return new Plan.Indexed(asked(query, () -> found(questions.atPosition(query))));
  }

  /** One seed can be moved in so few ways that the index is asked for each. */
  @Override
  public Plan near(Query.Near query) {
    if (query.seeds() <= 1) {
      return new Plan.Indexed(asked(query, () -> foundByAny(questions.near(query))));
    }
    GameSet candidates =
        asked(query, () -> withFeatures(NearBounds.of(query.position(), query.seeds())));
    return replayed(candidates, () -> new NearFinder(query));
  }

  @Override
  public Plan opens(Query.Opens query) {
    GameSet candidates = asked(query, () -> found(questions.lastMoveOf(query)));
    return replayed(candidates, () -> new OpeningFinder(query));
  }

  @Override
  public Plan reaches(Query.Reaches query) {
    GameSet candidates = asked(query, () -> withFeatures(PatternBounds.of(query.sequence())));
    return replayed(candidates, () -> new SequenceFinder(query.sequence()));
  }

  private GameSet withFeatures(Choices features) throws IOException {
    return features.isAny()
        ? everybody
        : FeatureGames.found(searcher.getIndexReader(), features).and(everybody);
  }

  private Plan replayed(GameSet candidates, Condition condition) {
    return new Plan.Replayed(candidates, everybody.without(everybody), condition);
  }

  private GameSet found(org.apache.lucene.search.Query question) throws IOException {
    return GameSet.found(searcher, question);
  }

  private GameSet foundByAny(List<org.apache.lucene.search.Query> several) throws IOException {
    GameSet found = everybody.without(everybody);
    for (org.apache.lucene.search.Query question : several) {
      found = found.or(found(question));
    }
    return found;
  }

  /** A question to the index. */
  private interface Question {
    GameSet ask() throws IOException;
  }

  /** The games that the index finds for a condition. */
  private GameSet asked(Query condition, Question question) {
    try {
      long began = System.nanoTime();
      GameSet found = question.ask();
      log.asked(condition.accept(new ConditionText()), found, System.nanoTime() - began);
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
