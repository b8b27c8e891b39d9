package org.granary.grammar;

import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * The tokens of a record one at a time, with no more than the next one read ahead: the grammar
 * decides everything by one token, so nothing is ever read again.
 */
final class TokenFeed implements TokenStream {
  private final RecordLexer lexer;
  private Token last;
  private Token next;
  private int index;

  /** The tokens from where the lexer stands. */
  TokenFeed(RecordLexer lexer) {
    this.lexer = lexer;
    next = lexer.nextToken();
    last = next;
  }

  @Override
  public void consume() {
    last = next;
    next = lexer.nextToken();
    index++;
  }

  @Override
  public int LA(int i) {
    return LT(i).getType();
  }

  @Override
  public Token LT(int k) {
    return switch (k) {
      case 1 -> next;
      case -1 -> last;
      default -> throw new UnsupportedOperationException("look-ahead of " + k);
    };
  }

  @Override
  public int mark() {
    throw new UnsupportedOperationException("the grammar needs more than one token");
  }

  @Override
  public void release(int marker) {
    throw new UnsupportedOperationException("nothing is marked");
  }

  @Override
  public void seek(int target) {
    if (target != index) {
      throw new UnsupportedOperationException("no token is kept");
    }
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public int size() {
    throw new UnsupportedOperationException("not known before the end");
  }

  @Override
  public Token get(int tokenIndex) {
    throw new UnsupportedOperationException("no token is kept");
  }

  @Override
  public TokenSource getTokenSource() {
    return lexer;
  }

  @Override
  public String getSourceName() {
    return lexer.getSourceName();
  }

  @Override
  public String getText(Interval interval) {
    return "";
  }

  @Override
  public String getText() {
    return "";
  }

  @Override
  public String getText(RuleContext context) {
    return "";
  }

  @Override
  public String getText(Token start, Token stop) {
    return "";
  }
}
