package org.granary.store;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;

/**
 * How one layout's positions are written as points of the index: an exact, reversible number, most
 * significant part first:
 *
 * <ol>
 *   <li>the marks and the houses as seen by the side to move, so that a position and the same one
 *       turned half round with the sides exchanged agree in it;
 *   <li>the stores, the mover's and the other's;
 *   <li>which side really is to move;
 *   <li>the move played there, or that none was;
 *   <li>who won the game.
 * </ol>
 *
 * <p>So each question below is one range of numbers, and each next one lies within the one before.
 * Two rows of six houses with 48 seeds and no marks take 52 bits, Toguz Kumalak's 109.
 */
public final class PositionKey {
  private static final int WINNER_BITS = 2;
  private static final int MOST_BITS = 128;

  private static final Map<Shape, PositionKey> KEYS = new ConcurrentHashMap<>();

  private record Shape(Layout layout, boolean marked) {}

  private final Layout layout;
  private final PositionRank ranks;
  private final MarksCode marks;
  private final MoveCode moves;
  private final int rankBits;
  private final int sideShift;
  private final int width;

  private PositionKey(Shape shape) {
    layout = shape.layout;
    ranks = new PositionRank(layout);
    moves = new MoveCode(layout, shape.marked);
    rankBits = ranks.bits();
    sideShift = WINNER_BITS + moves.bits();
    marks = shape.marked ? marksThatFit() : MarksCode.NONE;
    int bits = bits(marks);
    if (bits > MOST_BITS) {
      throw new IllegalArgumentException("positions of " + layout + " do not fit into a key");
    }
    width = bits <= Long.SIZE && !shape.marked ? Long.BYTES : MOST_BITS / Byte.SIZE;
  }

  private MarksCode marksThatFit() {
    return bits(MarksCode.ALL) <= MOST_BITS ? MarksCode.ALL : MarksCode.ONE_HOUSE_EACH;
  }

  private int bits(MarksCode code) {
    return code.bits(layout) + rankBits + 1 + sideShift;
  }

  /** The keys of a rule set's positions. */
  public static PositionKey of(RuleSet ruleSet) {
    boolean marked = !ruleSet.rules().family().equals("awale");
    return KEYS.computeIfAbsent(new Shape(ruleSet.layout(), marked), PositionKey::new);
  }

  /** Bytes of one packed key: 8, or 16 for large layouts and rules with marks. */
  public int width() {
    return width;
  }

  /** The marks and houses of a position seen by its side to move, whatever the stores. */
  public KeyRange board(Position position) {
    BigInteger low = marked(position, ranks.lowest(position));
    return range(low, marked(position, ranks.highest(position)), sideShift + 1);
  }

  /** A position with its stores, and its turned-round twin. */
  public KeyRange eitherSide(Position position) {
    BigInteger rank = marked(position, ranks.of(position));
    return range(rank, rank, sideShift + 1);
  }

  /** Exactly a position: its stores and its side to move. */
  public KeyRange exactly(Position position) {
    BigInteger key = withSide(position);
    return range(key, key, sideShift);
  }

  /** Exactly a position where a move was played, or, if empty, where the record ends. */
  public KeyRange played(Position position, Optional<Move> move) {
    BigInteger key = withMove(position, move);
    return range(key, key, WINNER_BITS);
  }

  /** Exactly a position where a move was played, in games with one outcome. */
  public KeyRange played(Position position, Optional<Move> move, Winner winner) {
    int code = WinnerCode.of(winner, position.toMove());
    BigInteger key = append(withMove(position, move), WINNER_BITS, code);
    return range(key, key, 0);
  }

  private BigInteger marked(Position position, BigInteger rank) {
    return marks.of(position.marks(), layout, position.toMove()).shiftLeft(rankBits).or(rank);
  }

  private BigInteger withSide(Position position) {
    BigInteger rank = marked(position, ranks.of(position));
    return append(rank, 1, position.toMove() == Side.SOUTH ? 0 : 1);
  }

  private BigInteger withMove(Position position, Optional<Move> move) {
    int code = move.map(m -> moves.of(m.code(), position.toMove())).orElse(MoveCode.NONE);
    return append(withSide(position), moves.bits(), code);
  }

  private static BigInteger append(BigInteger key, int bits, int value) {
    return key.shiftLeft(bits).or(BigInteger.valueOf(value));
  }

  /**
   * The keys that begin with numbers from {@code low} to {@code high}, {@code shift} bits apart.
   */
  private KeyRange range(BigInteger low, BigInteger high, int shift) {
    BigInteger above = high.add(BigInteger.ONE).shiftLeft(shift);
    return new KeyRange(pack(low.shiftLeft(shift)), pack(above.subtract(BigInteger.ONE)));
  }

  private byte[] pack(BigInteger key) {
    byte[] packed = new byte[width];
    byte[] bytes = key.toByteArray();
    int count = Math.min(bytes.length, width);
    System.arraycopy(bytes, bytes.length - count, packed, width - count, count);
    return packed;
  }

  /** What a packed key says. */
  public IndexedPosition read(byte[] packed) {
    BigInteger key = new BigInteger(1, packed);
    int tail = key.intValue();
    Side mover = (tail >>> sideShift & 1) == 0 ? Side.SOUTH : Side.NORTH;
    int move = tail >>> WINNER_BITS & ((1 << moves.bits()) - 1);
    BigInteger board = key.shiftRight(sideShift + 1);
    BigInteger mask = BigInteger.ONE.shiftLeft(rankBits).subtract(BigInteger.ONE);
    Position position =
        ranks
            .position(board.and(mask), mover)
            .withMarks(marks.marks(board.shiftRight(rankBits), layout, mover));
    int winner = tail & ((1 << WINNER_BITS) - 1);
    return new IndexedPosition(position, moves.move(move, mover), WinnerCode.winner(winner, mover));
  }

  /**
   * The keys of a line of play, packed one after the other, each position once: at its first
   * occurrence.
   *
   * @param board a board of the line's rules; its state is overwritten
   * @param line legal moves from {@code start} on
   */
  public byte[] line(Board board, Position start, byte[] line, Winner winner) {
    return line(board, start, line, winner, LineVisitor.NONE);
  }

  /** The keys of a line of play whose moments a visitor looks at on the way. */
  byte[] line(Board board, Position start, byte[] line, Winner winner, LineVisitor visitor) {
    board.load(start);
    return width == Long.BYTES
        ? longLine(board, line, winner, visitor)
        : wideLine(board, line, winner, visitor);
  }

  /** Without garbage, and as fast as replay: most games are of this kind. */
  private byte[] longLine(Board board, byte[] line, Winner winner, LineVisitor visitor) {
    ByteBuffer packed = ByteBuffer.allocate((line.length + 1) * Long.BYTES);
    LongSet seen = new LongSet(line.length + 1);
    int captured = 0;
    for (int ply = 0; ply <= line.length; ply++) {
      Side mover = board.toMove();
      long key = ranks.ofLong(board) << 1 | (mover == Side.SOUTH ? 0 : 1);
      boolean first = seen.add(key);
      visitor.visit(board, moveAt(line, ply - 1), captured, !first);
      if (first) {
        int move = code(line, ply, mover);
        key = (key << moves.bits() | move) << WINNER_BITS | WinnerCode.of(winner, mover);
        packed.putLong(key);
      }
      captured = ply == line.length ? 0 : board.playUnchecked(moveAt(line, ply));
    }
    return trimmed(packed);
  }

  private byte[] wideLine(Board board, byte[] line, Winner winner, LineVisitor visitor) {
    ByteBuffer packed = ByteBuffer.allocate((line.length + 1) * width);
    Set<BigInteger> seen = new HashSet<>();
    int captured = 0;
    for (int ply = 0; ply <= line.length; ply++) {
      Side mover = board.toMove();
      BigInteger key = withSide(board.position());
      boolean first = seen.add(key);
      visitor.visit(board, moveAt(line, ply - 1), captured, !first);
      if (first) {
        BigInteger played = append(key, moves.bits(), code(line, ply, mover));
        packed.put(pack(append(played, WINNER_BITS, WinnerCode.of(winner, mover))));
      }
      captured = ply == line.length ? 0 : board.playUnchecked(moveAt(line, ply));
    }
    return trimmed(packed);
  }

  /** A move of a line; -1 before its first. */
  private static int moveAt(byte[] line, int ply) {
    return ply < 0 ? -1 : line[ply] & 0xff;
  }

  /** How keys write the move of a ply, or that there is none. */
  private int code(byte[] line, int ply, Side mover) {
    return ply == line.length ? MoveCode.NONE : moves.of(moveAt(line, ply), mover);
  }

  private static byte[] trimmed(ByteBuffer packed) {
    byte[] keys = new byte[packed.position()];
    packed.flip().get(keys);
    return keys;
  }
}
