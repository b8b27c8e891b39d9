package org.granary.grammar;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;
import org.granary.grammar.antlr.OgnLexer;
import org.granary.grammar.antlr.OgnParser;

/**
 * Keeps the parser's recursion shallow: a variation that nests too deeply becomes one token,
 * whatever is in it.
 */
final class NestingGuard implements TokenSource {
  /** How deep variations may nest. */
  static final int MAX_DEPTH = 64;

  private final OgnLexer lexer;
  private int depth;

  NestingGuard(OgnLexer lexer) {
    this.lexer = lexer;
  }

  /** Starts over with another text. */
  void reset() {
    depth = 0;
  }

  @Override
  public Token nextToken() {
    Token token = lexer.nextToken();
    int type = token.getType();
    if (type == OgnLexer.OPEN) {
      if (depth == MAX_DEPTH) {
        return deepVariation(token);
      }
      depth++;
    } else if (type == OgnLexer.CLOSE && depth > 0) {
      depth--;
    }
    return token;
  }

  /** Everything up to the bracket that closes {@code open}; all the rest if none does. */
  private Token deepVariation(Token open) {
    CommonToken deep = new CommonToken(open);
    deep.setType(OgnParser.DEEP_VARIATION);
    int nested = 1;
    while (nested > 0) {
      Token token = lexer.nextToken();
      if (token.getType() == Token.EOF) {
        break;
      }
      nested += token.getType() == OgnLexer.OPEN ? 1 : 0;
      nested -= token.getType() == OgnLexer.CLOSE ? 1 : 0;
      deep.setStopIndex(token.getStopIndex());
    }
    return deep;
  }

  @Override
  public int getLine() {
    return lexer.getLine();
  }

  @Override
  public int getCharPositionInLine() {
    return lexer.getCharPositionInLine();
  }

  @Override
  public CharStream getInputStream() {
    return lexer.getInputStream();
  }

  @Override
  public String getSourceName() {
    return lexer.getSourceName();
  }

  @Override
  public void setTokenFactory(TokenFactory<?> factory) {
    lexer.setTokenFactory(factory);
  }

  @Override
  public TokenFactory<?> getTokenFactory() {
    return lexer.getTokenFactory();
  }
}
