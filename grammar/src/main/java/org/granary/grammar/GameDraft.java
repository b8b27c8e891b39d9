package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Move;
import org.jspecify.annotations.Nullable;

/**
 * Makes a {@link ParsedGame} of a record in another notation than OGN; {@link GameChecker} then
 * replays it and compares what is claimed of its plies.
 *
 * <p>Offsets are 0-based in {@link RawRecord#text}. After {@link #unread} no ply is taken up.
 */
public final class GameDraft {
  private static final int MAX_HOUSES = 56;

  private final RawRecord source;
  private final Problems problems;
  private final HeaderBuilder headers;
  private final LineBuilder line;
  private @Nullable ResultText result;

  /** A draft of a record; what its cutter had to say is kept. */
  public GameDraft(RawRecord source) {
    this.source = source;
    this.problems = new Problems(source, source.diagnostics());
    this.headers = new HeaderBuilder(problems);
    this.line = new LineBuilder(64, new MoveNumbers(), -1);
  }

  /** Adds a header in OGN's names; of several of one name the last counts. */
  public void tag(String name, String value, int offset) {
    headers.tag(name, value, offset, 1);
  }

  /** Whether there is a header of this name. */
  public boolean hasTag(String name) {
    return headers.has(name);
  }

  /** How many plies there are. */
  public int plyCount() {
    return line.plyCount();
  }

  /**
   * Adds a ply.
   *
   * @param house as the engine numbers it, 0 to 55; whether the board has it, replay says
   */
  public void ply(int house, int offset, PlyClaims claims) {
    if (house < 0 || house >= MAX_HOUSES) {
      throw new IllegalArgumentException("no board has a house " + house);
    }
    add(house, offset, claims);
  }

  /**
   * Adds a ply of whoever is to move.
   *
   * @param inRow 0-based place of the house in the mover's row, from the mover's own left, 0 to 27
   */
  public void plyInRow(int inRow, int offset, PlyClaims claims) {
    if (inRow < 0 || inRow >= MAX_HOUSES / 2) {
      throw new IllegalArgumentException("no row has a house " + inRow);
    }
    add(WrittenCode.ofDigit(inRow), offset, claims);
  }

  private void add(int code, int offset, PlyClaims claims) {
    if (!line.isStopped()) {
      checkNumber();
      line.add(code, offset, claims);
    }
  }

  /** Adds a pass. */
  public void pass(int offset) {
    if (!line.isStopped()) {
      checkNumber();
      line.add(Move.PASS_CODE, offset, MoveLine.NO_CLAIM);
    }
  }

  /**
   * A move number stands before the next ply: that of a pair of plies, as in OGN.
   *
   * @param dots how many dots follow it; more than one says that the second ply of the pair follows
   * @param length how many characters number and dots have
   */
  public void number(int value, int dots, int offset, int length) {
    line.numbers().number(value, dots, offset, length);
  }

  private void checkNumber() {
    MoveNumbers numbers = line.numbers();
    numbers
        .move(line.moveCount(), headers.has("FEN"), false)
        .ifPresent(
            message ->
                problems.add(
                    DiagnosticCode.MOVE_NUMBER, numbers.offset(), numbers.length(), message));
  }

  /** Adds a comment on the last ply, or on the start. */
  public void comment(String text) {
    String words = CommentText.normalize(text);
    if (!line.isStopped() && !words.isEmpty()) {
      line.comment(words);
    }
  }

  /** The result as written; of several the last counts. */
  public void result(String token, int offset) {
    ResultText written = new ResultText(token, offset);
    result = written;
    if (!written.isWellFormed()) {
      String message = "'" + token + "' is not a result; one looks like 25-23";
      problems.add(DiagnosticCode.MALFORMED_RESULT, offset, token.length(), message);
    }
  }

  /** Reports something at {@code length} characters from an offset. */
  public void problem(
      DiagnosticCode code, int offset, int length, String message, List<String> suggestions) {
    problems.add(code, offset, length, message, suggestions);
  }

  /**
   * Nothing more can be read from an offset on: what stands there is kept in a comment, and the
   * game is broken. Why must be reported apart.
   */
  public void unread(String raw, int offset) {
    if (!line.isStopped()) {
      line.stop(offset);
      line.unread(raw);
    }
  }

  /** The game. */
  public ParsedGame build() {
    GameText game =
        new GameText(source, headers.build(), line.build(), Optional.ofNullable(result));
    return new ParsedGame(game, problems.inOrder());
  }
}
