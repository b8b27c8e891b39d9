package org.granary.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.IntRange;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.WildcardQuery;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.grammar.Query.AtPosition;
import org.granary.grammar.Query.Near;
import org.granary.grammar.Query.Opens;
import org.granary.grammar.Query.Value;
import org.granary.grammar.Query.Within;
import org.granary.grammar.Query.WordField;
import org.granary.grammar.Query.Words;
import org.granary.store.GameCollection;
import org.granary.store.IndexFields;
import org.granary.store.KeyRange;
import org.granary.store.PositionKey;
import org.granary.store.TextAnalysis;

/** Conditions of the query language as questions to the index. */
final class IndexQuestion {
  /** Positions that one question asks for; Lucene allows about twice as many. */
  private static final int TOGETHER = 500;

  private final GameCollection collection;
  private final IndexReader reader;
  private final List<RuleSet> ruleSets;
  private final NameSearch names;

  IndexQuestion(GameCollection collection) {
    this.collection = collection;
    this.reader = collection.searcher().getIndexReader();
    this.ruleSets = collection.ruleSets();
    this.names = new NameSearch(collection);
  }

  Query words(Words words) {
    try {
      return words.field() == WordField.TAG
          ? new TagSearch(reader, words).query()
          : inAnySpelling(words);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Query inAnySpelling(Words words) throws IOException {
    Query written = new WordSearch(reader, field(words.field()), words.match()).query(words.text());
    return names.otherSpellings(words).map(other -> any(List.of(written, other))).orElse(written);
  }

  private static String field(WordField field) {
    return switch (field) {
      case PLAYER -> IndexFields.PLAYER;
      case SOUTH -> IndexFields.SOUTH;
      case NORTH -> IndexFields.NORTH;
      case EVENT -> IndexFields.EVENT;
      case SITE -> IndexFields.SITE;
      case COMMENT -> IndexFields.COMMENT;
      case TEXT -> IndexFields.ANY;
      case TAG -> IndexFields.TAG;
    };
  }

  Query value(Value query) {
    return switch (query.field()) {
      case RESULT -> new TermQuery(new Term(IndexFields.WINNER, query.value()));
      case STATUS -> new TermQuery(new Term(IndexFields.STATUS, query.value()));
      case RULES -> keyword(IndexFields.RULE_SET, query);
      case SOURCE -> source(query);
      case LABEL -> label(query);
    };
  }

  /** The index knows no labels: the database names the games. */
  private Query label(Value query) {
    List<Long> ids =
        collection.kept(
            kept ->
                query.prefix()
                    ? kept.labels().gamesBeginning(query.value())
                    : kept.labels().games(query.value()));
    return LongPoint.newSetQuery(IndexFields.ID, ids);
  }

  private static Query keyword(String field, Value query) {
    Term term = new Term(field, TextAnalysis.keyword(query.value()));
    return query.prefix() ? new PrefixQuery(term) : new TermQuery(term);
  }

  /** A path from its first folder on, or from a later one. */
  private static Query source(Value query) {
    String end = query.prefix() ? "*" : "";
    String escaped = query.value().replaceAll("[\\\\*?]", "\\\\$0") + end;
    return any(
        List.of(
            new WildcardQuery(new Term(IndexFields.FILE, escaped)),
            new WildcardQuery(new Term(IndexFields.FILE, "*/" + escaped))));
  }

  Query within(Within query) {
    if (query.high() < query.low()) {
      return new MatchNoDocsQuery("an empty range");
    }
    return switch (query.field()) {
      case PLIES -> IntPoint.newRangeQuery(IndexFields.PLIES, query.low(), query.high());
      case DATE ->
          IntRange.newWithinQuery(
              IndexFields.DATE, new int[] {query.low()}, new int[] {query.high()});
    };
  }

  Query atPosition(AtPosition at) {
    Position position = at.position();
    return any(
        ruleSets.stream()
            .filter(ruleSet -> ruleSet.layout().equals(position.layout()))
            .map(ruleSet -> Points.inRange(IndexFields.positions(ruleSet), range(ruleSet, at)))
            .toList());
  }

  /** Games with a position or one that is a seed away: what one of several questions finds. */
  List<Query> near(Near near) {
    List<Position> positions = new ArrayList<>(List.of(near.position()));
    if (near.seeds() > 0) {
      positions.addAll(Neighbours.of(near.position()));
    }
    List<Query> questions = new ArrayList<>();
    for (RuleSet ruleSet : ruleSets) {
      if (ruleSet.layout().equals(near.position().layout())) {
        for (int from = 0; from < positions.size(); from += TOGETHER) {
          int to = Math.min(positions.size(), from + TOGETHER);
          questions.add(anyOf(ruleSet, positions.subList(from, to)));
        }
      }
    }
    return questions;
  }

  private static Query anyOf(RuleSet ruleSet, List<Position> positions) {
    return any(
        positions.stream()
            .map(position -> PositionKey.of(ruleSet).eitherSide(position))
            .map(range -> Points.inRange(IndexFields.positions(ruleSet), range))
            .toList());
  }

  private static KeyRange range(RuleSet ruleSet, AtPosition at) {
    PositionKey key = PositionKey.of(ruleSet);
    return at.anyStores() ? key.board(at.position()) : key.eitherSide(at.position());
  }

  /** Games in which the last of these moves was played where the others lead. */
  Query lastMoveOf(Opens opens) {
    return any(
        ruleSets.stream()
            .flatMap(ruleSet -> new Opening(ruleSet, opens).lastMove().stream())
            .toList());
  }

  private static Query any(List<Query> alternatives) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    alternatives.forEach(alternative -> any.add(alternative, Occur.SHOULD));
    return any.build();
  }
}
