package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.granary.grammar.antlr.QueryLexer;

/** Says in words what is wrong with the form of a query. */
final class QueryWording {
  private final CommonTokenStream tokens;

  QueryWording(CommonTokenStream tokens) {
    this.tokens = tokens;
  }

  /** What can be seen without parsing: signs that mean nothing, open quotes, too much of it. */
  List<QueryProblem> badTokens() {
    List<QueryProblem> problems = new ArrayList<>();
    int depth = 0;
    boolean inMoment = false;
    for (Token token : tokens.getTokens()) {
      int type = token.getType();
      depth += isOpening(type) ? 1 : isClosing(type) ? -1 : 0;
      inMoment = type == QueryLexer.OPEN_MOMENT || inMoment && type != QueryLexer.CLOSE_MOMENT;
      if (type == QueryLexer.UNCLOSED) {
        problems.add(problem(token, "this quote is never closed"));
      } else if (type == QueryLexer.UNKNOWN || isSign(type) && !inMoment) {
        problems.add(
            problem(token, found(token) + " means nothing here; " + instead(token, inMoment)));
      } else if (depth > QueryReader.MAX_DEPTH || token.getTokenIndex() > QueryReader.MAX_TOKENS) {
        problems.add(problem(token, "the query is too long or its brackets nest too deep"));
        return problems;
      }
    }
    return problems;
  }

  private static String instead(Token token, boolean inMoment) {
    return switch (token.getText()) {
      case "&" -> "write and";
      case "|" -> "write or";
      case "!" -> "write not";
      case "[" -> "write { or (";
      case "]" -> "write } or )";
      case "," -> "conditions follow each other without it";
      default ->
          inMoment ? "a moment has conditions such as A >= 14 or krou(S)" : "put it between quotes";
    };
  }

  private static boolean isOpening(int type) {
    return type == QueryLexer.OPEN;
  }

  /** Signs that only conditions on moments have. */
  private static boolean isSign(int type) {
    return type == QueryLexer.PLUS || type == QueryLexer.MINUS || type == QueryLexer.COMMA;
  }

  private static boolean isClosing(int type) {
    return type == QueryLexer.CLOSE;
  }

  /** The one problem at which the parser gave up. */
  QueryProblem syntax(RecognitionException error) {
    Token token = error.getOffendingToken();
    return new MomentWording(tokens, token).problem().orElseGet(() -> ofGames(error, token));
  }

  private QueryProblem ofGames(RecognitionException error, Token token) {
    IntervalSet expected = error.getExpectedTokens();
    if (expected.contains(QueryLexer.COLON)) {
      return bareWord(tokens.get(token.getTokenIndex() - 1));
    }
    if (expected.contains(QueryLexer.OPEN) || token.getTokenIndex() == 0) {
      return token.getType() == QueryLexer.STRING
          ? bareWord(token)
          : problem(token, "expected a condition, found " + found(token));
    }
    if (token.getType() == QueryLexer.STRING && expected.contains(Token.EOF)) {
      return bareWord(token);
    }
    if (token.getType() == QueryLexer.CLOSE && expected.contains(Token.EOF)) {
      return problem(token, "this bracket closes nothing");
    }
    if (isKeyword(token.getType()) && expected.contains(QueryLexer.WORD)) {
      return problem(
          token, found(token) + " is a word of the query language; put it between quotes");
    }
    return problem(token, "expected " + wanted(expected, token) + ", found " + found(token));
  }

  private static QueryProblem bareWord(Token token) {
    String text = token.getText();
    if (QueryField.find(text).isPresent()) {
      return problem(token, "a field holds something: write " + text + ":…");
    }
    if (MomentWords.isOfMoments(text)) {
      return problem(token, ofMoments(token));
    }
    String advice = "; to look for it anywhere, write text:" + text;
    return problem(token, found(token) + " alone is not a condition" + advice);
  }

  /** Something that was written outside of braces. */
  static String ofMoments(Token token) {
    return found(token) + " is of moments: write reaches { " + token.getText() + " … }";
  }

  private String wanted(IntervalSet expected, Token token) {
    if (expected.contains(Token.EOF)) {
      return "another condition or the end";
    }
    if (expected.contains(QueryLexer.CLOSE)) {
      return "\")\" or another condition";
    }
    if (expected.contains(QueryLexer.RANGE)) {
      return "a word, a range or words between quotes";
    }
    int before = tokens.get(Math.max(0, token.getTokenIndex() - 1)).getType();
    if (before == QueryLexer.OPENS) {
      return "moves between quotes, such as \"F f B\"";
    }
    if (expected.contains(QueryLexer.STRING)) {
      return "a position between quotes";
    }
    return "a word or a number";
  }

  private static boolean isKeyword(int type) {
    return type >= QueryLexer.AND && type < QueryLexer.OPEN;
  }

  static String found(Token token) {
    if (token.getType() == Token.EOF) {
      return "the end";
    }
    String text = token.getText();
    return token.getType() == QueryLexer.STRING ? text : "\"" + text + "\"";
  }

  private static QueryProblem problem(Token token, String message) {
    return QueryReader.problem(token, message, List.of());
  }
}
