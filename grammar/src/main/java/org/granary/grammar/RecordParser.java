package org.granary.grammar;

import java.util.function.Consumer;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Token;
import org.granary.grammar.antlr.OgnParser;

/**
 * The generated parser, handing on each token as the grammar accepts it; it builds no tree.
 *
 * <p>The grammar accepts every text, so there is no error handling here.
 */
final class RecordParser extends OgnParser {
  private final RecordLexer lexer = new RecordLexer(new RecordChars());
  private Consumer<Token> sink = token -> {};

  RecordParser() {
    super(null);
    removeErrorListeners();
    setErrorHandler(new BailErrorStrategy());
    setBuildParseTree(false);
  }

  /** Parses a record, giving each token to {@code newSink}, the end of the text included. */
  void parse(String text, Consumer<Token> newSink) {
    sink = newSink;
    lexer.load(text);
    setTokenStream(new TokenFeed(lexer));
    record();
  }

  @Override
  public Token consume() {
    Token token = getCurrentToken();
    if (token.getType() != EOF) {
      getInputStream().consume();
    }
    sink.accept(token);
    return token;
  }
}
