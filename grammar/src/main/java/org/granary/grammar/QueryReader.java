package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.granary.grammar.antlr.QueryLexer;
import org.granary.grammar.antlr.QueryParser;

/** Reads queries; docs/query.md describes the language. */
public final class QueryReader {
  /** Brackets nest at most this deep. */
  static final int MAX_DEPTH = 50;

  /** A query has at most this many words and signs. */
  static final int MAX_TOKENS = 2000;

  private QueryReader() {}

  /** Reads a query where none are kept under names. */
  public static QueryReading read(String text) {
    return read(text, SavedQueries.NONE);
  }

  /**
   * Reads a query; one that is wrong gives problems, never an exception.
   *
   * @param saved the queries that {@code saved:NAME} stands for
   */
  public static QueryReading read(String text, SavedQueries saved) {
    return read(text, new SavedReading(saved));
  }

  static QueryReading read(String text, SavedReading saved) {
    QueryLexer lexer = new QueryLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    CommonTokenStream tokens = new CommonTokenStream(lexer);
    tokens.fill();
    QueryWording wording = new QueryWording(tokens);
    List<QueryProblem> problems = new ArrayList<>(wording.badTokens());
    if (!problems.isEmpty()) {
      return new QueryReading(Optional.empty(), problems);
    }
    QueryParser parser = new QueryParser(tokens);
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    try {
      return build(parser.query(), saved);
    } catch (ParseCancellationException e) {
      return failed(wording.syntax((RecognitionException) e.getCause()));
    }
  }

  private static QueryReading build(QueryParser.QueryContext tree, SavedReading saved) {
    QueryBuilder builder = new QueryBuilder(saved);
    Query query = builder.query(tree);
    return builder.problems().isEmpty()
        ? new QueryReading(Optional.of(query), List.of())
        : new QueryReading(Optional.empty(), builder.problems());
  }

  private static QueryReading failed(QueryProblem problem) {
    return new QueryReading(Optional.empty(), List.of(problem));
  }

  /** A problem that covers one token. */
  static QueryProblem problem(Token token, String message, List<String> suggestions) {
    int length = Math.max(1, token.getStopIndex() - token.getStartIndex() + 1);
    return new QueryProblem(token.getStartIndex() + 1, length, message, suggestions);
  }
}
