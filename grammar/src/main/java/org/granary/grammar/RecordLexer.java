package org.granary.grammar;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.granary.grammar.antlr.OgnLexer;
import org.granary.grammar.antlr.OgnParser;

/**
 * The generated lexer without what it does in vain here: it counts no lines, and the single blanks
 * between tokens, which the grammar skips, are stepped over.
 *
 * <p>It also keeps the parser's recursion shallow: a variation that nests too deeply becomes one
 * token, whatever is in it.
 */
final class RecordLexer extends OgnLexer {
  /** How deep variations may nest. */
  static final int MAX_DEPTH = 64;

  private final RecordChars chars;

  /** A feed holds two tokens, the last and the next: one is written while the other is read. */
  private ReusedToken token = new ReusedToken();

  private ReusedToken otherToken = new ReusedToken();
  private int depth;

  RecordLexer(RecordChars chars) {
    super(chars);
    this.chars = chars;
    setInterpreter(new LinelessSimulator(this));
    removeErrorListeners();
  }

  /** A token that comes to stand for another one: whoever takes it must not keep it. */
  private static final class ReusedToken extends CommonToken {
    private static final long serialVersionUID = 1L;

    ReusedToken() {
      super(INVALID_TYPE);
    }

    void set(int newType, int newStart, int newStop) {
      type = newType;
      start = newStart;
      stop = newStop;
    }
  }

  /** Makes the token that the lexer stands behind. */
  @Override
  public Token emit() {
    token.set(_type, _tokenStartCharIndex, getCharIndex() - 1);
    _token = token;
    return token;
  }

  private static final class LinelessSimulator extends LexerATNSimulator {
    LinelessSimulator(RecordLexer lexer) {
      super(lexer, _ATN, _decisionToDFA, _sharedContextCache);
    }

    @Override
    public void consume(CharStream input) {
      input.consume();
    }
  }

  /** Starts over with another text. */
  void load(String text) {
    chars.load(text);
    setInputStream(chars);
    depth = 0;
  }

  @Override
  public Token nextToken() {
    ReusedToken reused = otherToken;
    otherToken = token;
    token = reused;
    Token next = plainToken();
    int type = next.getType();
    if (type == OPEN) {
      if (depth == MAX_DEPTH) {
        return deepVariation(next);
      }
      depth++;
    } else if (type == CLOSE && depth > 0) {
      depth--;
    }
    return next;
  }

  private Token plainToken() {
    chars.skipBlanks();
    return super.nextToken();
  }

  /** Everything up to the bracket that closes {@code open}; all the rest if none does. */
  private Token deepVariation(Token open) {
    CommonToken deep = new CommonToken(open);
    deep.setType(OgnParser.DEEP_VARIATION);
    int nested = 1;
    while (nested > 0) {
      Token inner = plainToken();
      if (inner.getType() == Token.EOF) {
        break;
      }
      nested += inner.getType() == OPEN ? 1 : 0;
      nested -= inner.getType() == CLOSE ? 1 : 0;
      deep.setStopIndex(inner.getStopIndex());
    }
    return deep;
  }
}
