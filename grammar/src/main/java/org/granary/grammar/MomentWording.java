package org.granary.grammar;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.granary.grammar.antlr.QueryLexer;

/**
 * Says in words what is wrong with the form of moments, from the token at which reading stopped.
 */
final class MomentWording {
  private static final String MOMENT = "a moment in braces, such as { A >= 14 }";

  /** Comparisons as other languages write them. */
  private static final Map<String, String> SIGNS =
      Map.of("==", "=", "=>", ">=", "=<", "<=", "<>", "!=", "><", "!=");

  private final CommonTokenStream tokens;
  private final Token token;

  /** Braces and brackets that are open where reading stopped, the innermost first. */
  private final Deque<Token> open = new ArrayDeque<>();

  MomentWording(CommonTokenStream tokens, Token token) {
    this.tokens = tokens;
    this.token = token;
    for (Token earlier : tokens.getTokens().subList(0, token.getTokenIndex())) {
      switch (earlier.getType()) {
        case QueryLexer.OPEN, QueryLexer.OPEN_MOMENT -> open.push(earlier);
        case QueryLexer.CLOSE, QueryLexer.CLOSE_MOMENT -> open.poll();
        default -> {}
      }
    }
  }

  /** What is wrong, if it has to do with moments or with what is not closed. */
  Optional<QueryProblem> problem() {
    boolean inMoment = open.stream().anyMatch(o -> o.getType() == QueryLexer.OPEN_MOMENT);
    Optional<String> message = inMoment ? inMoment() : betweenMoments();
    return message.map(
        words -> QueryReader.problem(token, words, sign().map(List::of).orElse(List.of())));
  }

  /** What two signs together were to mean. */
  private Optional<String> sign() {
    return is(1, QueryLexer.COMPARE) && type() == QueryLexer.COMPARE
        ? Optional.ofNullable(SIGNS.get(text(1) + token.getText()))
        : Optional.empty();
  }

  private Optional<String> inMoment() {
    if (is(1, QueryLexer.COMPARE)) {
      return Optional.of(afterComparison());
    }
    if (is(1, QueryLexer.PLUS) || is(1, QueryLexer.MINUS)) {
      return Optional.of("expected a number or a house after " + quoted(1) + ", found " + found());
    }
    if (is(1, QueryLexer.COMMA) || is(1, QueryLexer.OPEN) && is(2, QueryLexer.WORD)) {
      String argument = is(1, QueryLexer.COMMA) ? "a number" : "a side, S or N,";
      return Optional.of("expected " + argument + " after " + quoted(1) + ", found " + found());
    }
    return Optional.of(beginsCondition() ? noCondition() : afterCondition());
  }

  private String afterComparison() {
    if (sign().isPresent()) {
      return "numbers compare by <, <=, =, !=, >= and >, not by \""
          + text(1)
          + token.getText()
          + '"';
    }
    return switch (type()) {
      case QueryLexer.MINUS -> "a number has no sign here: add it on the other side instead";
      case QueryLexer.STRING -> "numbers and houses stand without quotes";
      default -> "expected a number, a house or a range after " + quoted(1) + ", found " + found();
    };
  }

  private boolean beginsCondition() {
    return is(1, QueryLexer.OPEN_MOMENT)
        || is(1, QueryLexer.OPEN)
        || is(1, QueryLexer.AND)
        || is(1, QueryLexer.OR)
        || is(1, QueryLexer.NOT);
  }

  private String noCondition() {
    return isOfGames()
        ? outside()
        : "expected a condition on a moment, such as A >= 14 or krou(S), found " + found();
  }

  private boolean isOfGames() {
    return type() >= QueryLexer.POSITION && type() <= QueryLexer.REACHES;
  }

  private String outside() {
    return found() + " asks for games, not for moments: it stands outside the braces";
  }

  private String afterCondition() {
    if (isOfGames()) {
      return outside();
    }
    return switch (type()) {
      case QueryLexer.COLON ->
          "a field asks for games, not for moments: it stands outside the braces";
      case QueryLexer.COMMA -> "\"and\" or \"or\" joins conditions, not \",\"";
      case QueryLexer.STRING -> "there are no words to look for in a moment";
      case QueryLexer.CLOSE -> "this bracket closes nothing";
      default -> isSum() ? "a sum is no condition: compare it, as in A + B >= 20" : notClosed();
    };
  }

  /** Whether what stands before is a sum that nothing was compared with. */
  private boolean isSum() {
    int back = 1;
    while (is(back, QueryLexer.WORD) || is(back, QueryLexer.CLOSE) || is(back, QueryLexer.OPEN)) {
      back++;
    }
    return is(back, QueryLexer.PLUS) || is(back, QueryLexer.MINUS);
  }

  private String notClosed() {
    Token last = open.element();
    boolean brace = last.getType() == QueryLexer.OPEN_MOMENT;
    return "the "
        + (brace ? "brace" : "bracket")
        + " opened at column "
        + (last.getStartIndex() + 1)
        + " is not closed: add \""
        + (brace ? '}' : ')')
        + '"'
        + (type() == Token.EOF ? "" : " before " + found());
  }

  private Optional<String> betweenMoments() {
    if (is(3, QueryLexer.NEAR) || is(4, QueryLexer.NEAR) || is(2, QueryLexer.NEAR)) {
      return Optional.of("expected within … seeds after the position, as in within 3 seeds");
    }
    if (is(1, QueryLexer.WITHIN)) {
      return Optional.of("expected a number of plies after \"within\", as in within 6 plies");
    }
    if (is(2, QueryLexer.WITHIN)) {
      return Optional.of("expected \"plies\" after " + quoted(1) + ", found " + found());
    }
    if (is(1, QueryLexer.REACHES)
        || is(1, QueryLexer.EITHER)
        || is(1, QueryLexer.THEN)
        || is(3, QueryLexer.WITHIN) && !is(5, QueryLexer.NEAR)) {
      return Optional.of("expected " + MOMENT + ", found " + found());
    }
    return switch (type()) {
      case QueryLexer.OPEN_MOMENT ->
          Optional.of(
              is(1, QueryLexer.CLOSE_MOMENT)
                  ? "\"then\" joins moments: reaches { … } then { … }"
                  : "a brace stands after reaches, then or within … plies: reaches { … }");
      case QueryLexer.CLOSE_MOMENT -> Optional.of("this brace closes nothing");
      case QueryLexer.THEN ->
          Optional.of("\"then\" stands between moments: reaches { … } then { … }");
      case QueryLexer.EITHER ->
          Optional.of("\"either\" stands after reaches: reaches either { … }");
      case QueryLexer.WITHIN ->
          Optional.of(
              "\"within\" stands after reaches or then: reaches { … } then within 6 plies { … }");
      case Token.EOF ->
          open.isEmpty() || beginsCondition() || is(1, QueryLexer.COLON)
              ? Optional.empty()
              : Optional.of(notClosed());
      default -> Optional.empty();
    };
  }

  private int type() {
    return token.getType();
  }

  /** Whether the token so many places before is of a type. */
  private boolean is(int back, int type) {
    int index = token.getTokenIndex() - back;
    return index >= 0 && tokens.get(index).getType() == type;
  }

  private String text(int back) {
    return tokens.get(token.getTokenIndex() - back).getText();
  }

  private String quoted(int back) {
    return '"' + text(back) + '"';
  }

  private String found() {
    return QueryWording.found(token);
  }
}
