package org.granary.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A record replayed under a rule set: the moves that could be played, what each captured, how the
 * game ended and, if a move was not legal, where it stopped.
 *
 * <p>Plies are numbered from 1; position 0 is the start.
 */
public final class Game {
  private final RuleSet ruleSet;
  private final Position start;
  private final byte[] moves;
  private final short[] captures;
  private final Optional<Stop> stop;
  private final Optional<Outcome> outcome;
  private final Position last;

  Game(
      RuleSet ruleSet,
      Position start,
      byte[] moves,
      short[] captures,
      Optional<Stop> stop,
      Optional<Outcome> outcome,
      Position last) {
    this.ruleSet = ruleSet;
    this.start = start;
    this.moves = moves;
    this.captures = captures;
    this.stop = stop;
    this.outcome = outcome;
    this.last = last;
  }

  public RuleSet ruleSet() {
    return ruleSet;
  }

  public Position start() {
    return start;
  }

  /** Number of plies that could be played. */
  public int plyCount() {
    return moves.length;
  }

  /** The move of a ply, 1 to {@link #plyCount}. */
  public Move move(int ply) {
    return new Move(moves[ply - 1] & 0xff);
  }

  /** The codes of the legal moves played, one byte a ply; a copy. */
  public byte[] moveCodes() {
    return moves.clone();
  }

  /** Seeds that a ply, 1 to {@link #plyCount}, brought into the mover's store. */
  public int captured(int ply) {
    return captures[ply - 1];
  }

  /** Where the replay stopped, if a move could not be played. */
  public Optional<Stop> stop() {
    return stop;
  }

  /** The outcome, if the last position ends the game by its rules. */
  public Optional<Outcome> outcome() {
    return outcome;
  }

  /** The position after the last ply that could be played; nothing is swept from it. */
  public Position last() {
    return last;
  }

  /** The position after a ply, 0 (the start) to {@link #plyCount}. Replays up to there. */
  public Position position(int ply) {
    if (ply < 0 || ply > moves.length) {
      throw new IndexOutOfBoundsException("ply " + ply + " of " + moves.length);
    }
    Board board = ruleSet.rules().board();
    board.load(start);
    for (int i = 0; i < ply; i++) {
      board.playUnchecked(moves[i] & 0xff);
    }
    return board.position();
  }

  /** Every position in order, the start first: one more than there are plies. */
  public List<Position> positions() {
    List<Position> positions = new ArrayList<>(moves.length + 1);
    Board board = ruleSet.rules().board();
    board.load(start);
    positions.add(start);
    for (byte move : moves) {
      board.playUnchecked(move & 0xff);
      positions.add(board.position());
    }
    return positions;
  }

  /** A ply in full, 1 to {@link #plyCount}: before, after, houses captured. Replays up to there. */
  public Ply ply(int ply) {
    return ruleSet.rules().play(position(ply - 1), move(ply));
  }

  /** Every ply in full, in order. */
  public List<Ply> plies() {
    List<Ply> plies = new ArrayList<>(moves.length);
    Position position = start;
    for (byte move : moves) {
      Ply ply = ruleSet.rules().play(position, new Move(move & 0xff));
      plies.add(ply);
      position = ply.after();
    }
    return plies;
  }

  @Override
  public String toString() {
    return ruleSet + " " + start + " " + Arrays.toString(moves);
  }
}
