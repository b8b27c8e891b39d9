package org.granary.grammar;

import java.util.function.Consumer;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.granary.grammar.antlr.OgnLexer;
import org.granary.grammar.antlr.OgnParser;

/**
 * The generated parser, handing on each token as the grammar accepts it; it builds no tree.
 *
 * <p>The grammar accepts every text, so there is no error handling here.
 */
final class RecordParser extends OgnParser {
  private final RecordChars chars;
  private final OgnLexer lexer;
  private final NestingGuard guard;
  private Consumer<Token> sink = token -> {};

  RecordParser() {
    this(new RecordChars());
  }

  private RecordParser(RecordChars chars) {
    this(chars, new OgnLexer(chars));
  }

  private RecordParser(RecordChars chars, OgnLexer lexer) {
    this(chars, lexer, new NestingGuard(lexer));
  }

  private RecordParser(RecordChars chars, OgnLexer lexer, NestingGuard guard) {
    super(null);
    this.chars = chars;
    this.lexer = lexer;
    this.guard = guard;
    lexer.removeErrorListeners();
    removeErrorListeners();
    setErrorHandler(new BailErrorStrategy());
    setBuildParseTree(false);
    getInterpreter().setPredictionMode(PredictionMode.SLL);
  }

  /** Parses a record, giving each token to {@code newSink}, the end of the text included. */
  void parse(String text, Consumer<Token> newSink) {
    sink = newSink;
    chars.load(text);
    lexer.setInputStream(chars);
    guard.reset();
    setTokenStream(new UnbufferedTokenStream<>(guard));
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
