package org.granary.grammar;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.granary.engine.Move;
import org.granary.grammar.antlr.OgnLexer;
import org.granary.grammar.antlr.OgnParser;
import org.jspecify.annotations.Nullable;

/**
 * Makes one game of the tokens that the grammar accepts, in their order.
 *
 * <p>At the first thing that it cannot read a line stops: its moves up to there stand, everything
 * after is kept as text. Only the result is still looked for.
 */
final class GameBuilder {
  private static final int MAX_DIGITS = 4;

  private final RawRecord record;
  private final String text;
  private final Problems problems;
  private final HeaderBuilder headers;
  private final LineBuilder main;
  private final HouseLetters.Finder houses;
  private final Deque<LineBuilder> outer = new ArrayDeque<>();
  private final Ending ending;
  private LineBuilder line;

  /** Brackets open within text that is not read into a line. */
  private int ignoredDepth;

  private int ignoredFrom;
  private boolean headersEnded;
  private int problemsBefore;

  GameBuilder(RawRecord record, int capacity, HouseLetters.Finder houses) {
    this.record = record;
    this.text = record.text();
    this.problems = new Problems(record, record.diagnostics());
    this.headers = new HeaderBuilder(problems);
    this.main = new LineBuilder(capacity, new MoveNumbers(), -1);
    this.houses = houses;
    this.ending = new Ending(text, headers, problems, main);
    this.line = main;
  }

  /** Takes up the next token. */
  void take(Token token) {
    int type = token.getType();
    if (type == OgnLexer.MOVE) {
      move(token);
    } else if (type == OgnLexer.NUMBER) {
      number(token);
    } else if (type == Token.EOF) {
      end();
    } else {
      other(token, type);
    }
  }

  private void other(Token token, int type) {
    if (type != OgnLexer.WORD) {
      ending.wordsEnd(outer.isEmpty());
    }
    switch (type) {
      case OgnLexer.SOWN -> sown(token);
      case OgnLexer.PASS -> pass(token);
      case OgnLexer.ROUND -> round(token);
      case OgnLexer.TAG -> tag(token);
      case OgnLexer.DAMAGED_TAG -> damagedTag(token);
      case OgnLexer.OPEN -> open(token);
      case OgnLexer.CLOSE -> close(token);
      case OgnLexer.RESULT, OgnLexer.DAMAGED_RESULT -> result(token);
      default -> annotation(token, type);
    }
  }

  private void annotation(Token token, int type) {
    if (isIgnored()) {
      return;
    }
    switch (type) {
      case OgnLexer.COMMENT -> comment(token);
      case OgnLexer.GLYPH -> glyph(token);
      case OgnLexer.DOTS -> line.numbers().dots(length(token));
      case OgnLexer.WORD -> word(token);
      case OgnLexer.UNCLOSED_COMMENT -> unclosedComment(token);
      case OgnLexer.CLOSE_COMMENT -> unexpectedClose(token, "comment");
      case OgnParser.DEEP_VARIATION -> deepVariation(token);
      default -> unexpected(token, "this cannot be read");
    }
  }

  /** Whether what stands here goes into no line. */
  private boolean isIgnored() {
    return line.isStopped() || ignoredDepth > 0;
  }

  private static int offset(Token token) {
    return token.getStartIndex() - 1;
  }

  private static int end(Token token) {
    return token.getStopIndex();
  }

  private static int length(Token token) {
    return token.getStopIndex() - token.getStartIndex() + 1;
  }

  private String written(Token token) {
    return text.substring(offset(token), end(token));
  }

  private void tag(Token token) {
    if (line == main && main.plyCount() == 0 && !ending.isReached() && !isIgnored()) {
      headers.tag(written(token), offset(token));
    } else if (!isIgnored()) {
      unexpected(token, "a header among the moves");
    }
  }

  private void damagedTag(Token token) {
    if (line == main && main.plyCount() == 0 && !isIgnored()) {
      headers.damagedTag(written(token), offset(token));
      line.comment(CommentText.oneLine(written(token)));
    } else if (!isIgnored()) {
      unexpected(token, "a bracket among the moves");
    }
  }

  /** The houses of the record's board; the headers end with the first move that asks for them. */
  private HouseLetters houses(Token token) {
    if (!headersEnded) {
      endHeaders(offset(token));
    }
    return houses.in(headers);
  }

  private void endHeaders(int moves) {
    headersEnded = true;
    headers.translate(text, moves);
  }

  private void move(Token token) {
    ending.wordsEnd(outer.isEmpty());
    if (isIgnored()) {
      return;
    }
    char letter = text.charAt(offset(token));
    int code = houses(token).code(letter);
    if (code < 0) {
      unexpected(token, "the board has no house '" + letter + "'");
    } else if (isAfterEnd(token)) {
      return;
    } else if (length(token) > MAX_DIGITS + 2) {
      unexpected(token, "no ply captures that many seeds");
    } else {
      checkNumber(token);
      line.add(code, offset(token), claim(token));
    }
  }

  /** Whether the record has ended; if so, what stands here is reported. */
  private boolean isAfterEnd(Token token) {
    boolean after = line == main && ending.isReached();
    if (after) {
      unexpected(token, "a move after the end of the record");
    }
    return after;
  }

  private void sown(Token token) {
    if (isIgnored()) {
      return;
    }
    Optional<SownMove> move = SownMove.parse(written(token));
    if (!houses(token).digits()) {
      unexpected(token, "on this board a move is a single letter");
    } else if (move.isEmpty()) {
      unexpected(token, "a move is a digit from 1 to 9 and what follows from it");
    } else if (!isAfterEnd(token)) {
      checkNumber(token);
      int code = WrittenCode.ofDigit(move.get().inRow());
      line.add(code, offset(token), move.get().claim());
    }
  }

  private void pass(Token token) {
    if (!isIgnored() && !isAfterEnd(token)) {
      checkNumber(token);
      line.add(Move.PASS_CODE, offset(token), MoveLine.NO_CLAIM);
    }
  }

  private void round(Token token) {
    if (isIgnored()) {
      return;
    }
    Optional<RoundMark> mark = RoundMark.parse(written(token));
    if (mark.isEmpty()) {
      unexpected(token, "a round begins with R2: or R2[ABCDEFa/bcdef N]:");
    } else if (!isAfterEnd(token)) {
      line.add(mark.get(), offset(token));
    }
  }

  private int claim(Token token) {
    return length(token) == 1
        ? MoveLine.NO_CLAIM
        : Integer.parseInt(text, offset(token) + 2, end(token), 10);
  }

  private void checkNumber(Token token) {
    MoveNumbers numbers = line.numbers();
    if (!numbers.isWritten()) {
      return;
    }
    Optional<String> problem =
        numbers.move(line.moveCount(), headers.has("FEN"), houses(token).passes());
    if (problem.isPresent()) {
      String message = problem.get();
      problems.add(DiagnosticCode.MOVE_NUMBER, numbers.offset(), numbers.length(), message);
    }
  }

  private void number(Token token) {
    ending.wordsEnd(outer.isEmpty());
    if (isIgnored()) {
      return;
    }
    if (text.charAt(end(token) - 1) != '.' && houses(token).digits()) {
      sown(token);
      return;
    }
    int digits = offset(token);
    int value = 0;
    while (digits < end(token) && text.charAt(digits) != '.') {
      value = Math.min(10 * value + text.charAt(digits) - '0', 99_999_999);
      digits++;
    }
    line.numbers().number(value, end(token) - digits, offset(token), length(token));
  }

  private void comment(Token token) {
    String written = written(token);
    boolean braces = written.charAt(0) == '{';
    String words = CommentText.normalize(written.substring(1, written.length() - (braces ? 1 : 0)));
    line.comment(words);
    if (CommentText.isUnread(words)) {
      complain(
          DiagnosticCode.UNEXPECTED_TEXT, token, "text kept here that could not be read: " + words);
      line.stop(end(token));
    }
  }

  private void glyph(Token token) {
    String written = written(token);
    int nag = List.of("!", "?", "!!", "??", "!?", "?!").indexOf(written) + 1;
    if (nag == 0 && written.length() <= MAX_DIGITS) {
      nag = Integer.parseInt(written.substring(1));
    }
    if (nag > 0 || written.equals("$0")) {
      line.nag(nag);
    } else {
      unexpected(token, "there is no such glyph");
    }
  }

  private void word(Token token) {
    if (line == main) {
      ending.word(offset(token), end(token));
    } else {
      unexpected(token, "a move is a single letter");
    }
  }

  private void result(Token token) {
    boolean inside = line != main || ignoredDepth > 0;
    if (inside && !isIgnored()) {
      unexpected(token, "a result inside a variation");
    }
    if (inside) {
      ending.resultInside(offset(token), end(token));
    } else {
      boolean damaged = token.getType() == OgnLexer.DAMAGED_RESULT;
      ending.result(offset(token), end(token), damaged);
    }
  }

  private void open(Token token) {
    if (isIgnored()) {
      ignoredDepth++;
    } else if (line.plyCount() == 0) {
      if (line == main) {
        problemsBefore = problems.count();
      }
      complain(
          DiagnosticCode.MISPLACED_VARIATION,
          token,
          "a variation stands after the ply that it replaces; here no ply was played");
      ignoredDepth = 1;
      ignoredFrom = offset(token);
    } else {
      if (line == main) {
        problemsBefore = problems.count();
      }
      outer.push(line);
      MoveNumbers numbers = line.numbers().variation(line.replacedMove());
      line = new LineBuilder(8, numbers, offset(token));
    }
  }

  private void close(Token token) {
    if (ignoredDepth > 0) {
      ignoredDepth--;
      if (ignoredDepth == 0 && !line.isStopped()) {
        line.comment(CommentText.oneLine(text.substring(ignoredFrom, end(token))));
      }
    } else if (line == main) {
      if (!line.isStopped()) {
        unexpectedClose(token, "variation");
      }
    } else {
      LineBuilder closed = line;
      keepUnread(closed, offset(token));
      line = outer.pop();
      line.variation(closed.build());
    }
  }

  private static boolean isBlank(String text) {
    return CommentText.trim(text).isEmpty();
  }

  private void keepUnread(LineBuilder stopped, int end) {
    if (stopped.isStopped()) {
      String rest = text.substring(stopped.unreadFrom(), end);
      if (!isBlank(rest)) {
        stopped.unread(rest);
      }
    }
  }

  private void deepVariation(Token token) {
    String message = "variations nest more than " + RecordLexer.MAX_DEPTH + " deep";
    problems.add(DiagnosticCode.NESTING_TOO_DEEP, offset(token), 1, message);
    line.comment(CommentText.oneLine(written(token)));
  }

  private void unclosedComment(Token token) {
    problems.add(
        DiagnosticCode.UNCLOSED_COMMENT, offset(token), 1, "a comment that is never closed");
    stopLines(offset(token));
  }

  private void unexpectedClose(Token token, String what) {
    complain(DiagnosticCode.UNEXPECTED_CLOSE, token, "no " + what + " is open here");
    line.stop(offset(token));
  }

  private void unexpected(Token token, String reason) {
    Unexpected.add(problems, text, offset(token), end(token), reason);
    line.stop(offset(token));
  }

  private void complain(DiagnosticCode code, Token token, String message) {
    problems.add(code, offset(token), length(token), message);
  }

  /** Stops the main line before the variation that stands open, or at an offset in itself. */
  private void stopLines(int offset) {
    LineBuilder top = outermostVariation();
    main.stop(top == null ? offset : top.openedAt());
    outer.clear();
    line = main;
  }

  private @Nullable LineBuilder outermostVariation() {
    if (outer.isEmpty()) {
      return null;
    }
    LineBuilder variation = line;
    for (LineBuilder each : outer) {
      if (each != main) {
        variation = each;
      }
    }
    return variation;
  }

  private void end() {
    ending.wordsEnd(outer.isEmpty());
    LineBuilder unclosed = outermostVariation();
    boolean misplaced = ignoredDepth > 0 && !main.isStopped() && unclosed == null;
    if (unclosed != null || misplaced) {
      int opening = unclosed == null ? ignoredFrom : unclosed.openedAt();
      problems.truncate(problemsBefore);
      problems.add(
          DiagnosticCode.UNCLOSED_VARIATION, opening, 1, "a variation that is never closed");
      main.stop(opening);
      outer.clear();
      line = main;
    }
    ignoredDepth = 0;
  }

  /** The game, once the end of the text was taken up. */
  ParsedGame build() {
    if (!headersEnded) {
      endHeaders(text.length());
    }
    if (main.isStopped()) {
      keepUnread(main, ending.restEnd(main.unreadFrom()));
    }
    GameText game = new GameText(record, headers.build(), main.build(), ending.result());
    return new ParsedGame(game, problems.inOrder());
  }
}
