package org.granary.engine.variants;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.History;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;

/** A board for any rules, made of immutable positions: always right, not fast. */
final class RuleBoard implements Board {
  private final Rules rules;
  private final Map<Position, Integer> seen = new HashMap<>();
  private Position position;
  private int pliesSinceCapture;
  private Optional<Outcome> ending = Optional.empty();

  RuleBoard(Rules rules) {
    this.rules = rules;
    this.position = rules.start(Side.SOUTH);
    load(position);
  }

  @Override
  public void load(Position start) {
    if (!start.layout().equals(rules.layout())) {
      throw new IllegalArgumentException("a " + start.layout() + " position under " + rules);
    }
    seen.clear();
    pliesSinceCapture = 0;
    position = start;
    settle();
  }

  private void settle() {
    int occurrences = seen.merge(position, 1, Integer::sum);
    ending = rules.ending(position, new History(occurrences, pliesSinceCapture));
  }

  @Override
  public void copyFrom(Board other) {
    RuleBoard that = (RuleBoard) other;
    seen.clear();
    seen.putAll(that.seen);
    pliesSinceCapture = that.pliesSinceCapture;
    position = that.position;
    ending = that.ending;
  }

  @Override
  public boolean isLegal(int move) {
    return !isOver() && rules.whyIllegal(position, new Move(move)).isEmpty();
  }

  @Override
  public long legalMoves() {
    return isOver() ? 0 : bits(rules.legalMoves(position));
  }

  /** Moves as {@link Board#legalMoves} has them. */
  static long bits(List<Move> moves) {
    long bits = 0;
    for (Move move : moves) {
      bits |= 1L << move.bit();
    }
    return bits;
  }

  @Override
  public int playUnchecked(int move) {
    Ply ply = rules.play(position, new Move(move));
    position = ply.after();
    if (isNews(ply)) {
      seen.clear();
      pliesSinceCapture = 0;
    } else {
      pliesSinceCapture++;
    }
    settle();
    return ply.captured();
  }

  /** Whether no earlier position can come back: seeds left the board, or another round began. */
  private static boolean isNews(Ply ply) {
    return ply.before().seedsOnBoard() != ply.after().seedsOnBoard()
        || ply.before().marks().phase() != ply.after().marks().phase()
        || ply.move().beginsRound();
  }

  @Override
  public boolean isOver() {
    return ending.filter(outcome -> rules.binds(outcome.reason())).isPresent();
  }

  @Override
  public Optional<Outcome> ending() {
    return ending;
  }

  @Override
  public int seeds(int house) {
    return position.seeds(house);
  }

  @Override
  public int store(Side side) {
    return position.store(side);
  }

  @Override
  public Side toMove() {
    return position.toMove();
  }

  @Override
  public int rowSeeds(Side side) {
    return position.rowSeeds(side);
  }

  @Override
  public Position position() {
    return position;
  }
}
