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
  private int depth;

  RecordLexer(RecordChars chars) {
    super(chars);
    this.chars = chars;
    setInterpreter(new LinelessSimulator(this));
    removeErrorListeners();
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
    Token token = plainToken();
    int type = token.getType();
    if (type == OPEN) {
      if (depth == MAX_DEPTH) {
        return deepVariation(token);
      }
      depth++;
    } else if (type == CLOSE && depth > 0) {
      depth--;
    }
    return token;
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
      Token token = plainToken();
      if (token.getType() == Token.EOF) {
        break;
      }
      nested += token.getType() == OPEN ? 1 : 0;
      nested -= token.getType() == CLOSE ? 1 : 0;
      deep.setStopIndex(token.getStopIndex());
    }
    return deep;
  }
}
