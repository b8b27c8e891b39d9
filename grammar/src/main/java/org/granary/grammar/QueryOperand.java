package org.granary.grammar;

import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.granary.grammar.antlr.QueryLexer;

/**
 * What stands after a field's name.
 *
 * @param sign {@code :} or a comparison
 * @param token the value: a string, a word or a range
 * @param suffix {@code ~} or {@code *}
 */
record QueryOperand(String sign, Token token, Optional<Token> suffix) {
  /** The value without quotes and escapes. */
  String text() {
    return unquoted(token);
  }

  boolean isRange() {
    return token.getType() == QueryLexer.RANGE;
  }

  boolean isFuzzy() {
    return suffix.filter(t -> t.getType() == QueryLexer.FUZZY).isPresent();
  }

  boolean isPrefix() {
    return suffix.filter(t -> t.getType() == QueryLexer.STAR).isPresent();
  }

  /** What a token stands for: a string without its quotes and escapes, else the text itself. */
  static String unquoted(Token token) {
    String text = token.getText();
    return token.getType() == QueryLexer.STRING
        ? text.substring(1, text.length() - 1).replaceAll("(?s)\\\\(.)", "$1")
        : text;
  }
}
