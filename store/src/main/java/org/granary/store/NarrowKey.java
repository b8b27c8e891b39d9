package org.granary.store;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.util.NumericUtils;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.engine.Winner;

/**
 * Keys of one long, for layouts without marks that fit: 52 of its bits for two rows of six houses
 * and 48 seeds.
 */
final class NarrowKey extends PositionKey {
  private static final Map<Layout, NarrowKey> KEYS = new ConcurrentHashMap<>();
  private static final int WINNER_BITS = 2;

  private final PositionRank ranks;
  private final MoveCode moves;
  private final int sideShift;

  private NarrowKey(Layout layout) {
    ranks = new PositionRank(layout);
    moves = new MoveCode(layout);
    sideShift = WINNER_BITS + moves.bits();
  }

  /** Whether a layout's keys fit into the positive numbers of a long. */
  static boolean fits(Layout layout) {
    int rankBits = PositionRank.count(layout).subtract(BigInteger.ONE).bitLength();
    return rankBits + 1 + new MoveCode(layout).bits() + WINNER_BITS < Long.SIZE;
  }

  static NarrowKey of(Layout layout) {
    return KEYS.computeIfAbsent(layout, NarrowKey::new);
  }

  @Override
  public int width() {
    return Long.BYTES;
  }

  @Override
  public KeyRange board(Position position) {
    return range(ranks.lowest(position), ranks.highest(position), sideShift + 1);
  }

  @Override
  public KeyRange eitherSide(Position position) {
    long rank = ranks.of(position);
    return range(rank, rank, sideShift + 1);
  }

  @Override
  public KeyRange exactly(Position position) {
    long key = withSide(ranks.of(position), position.toMove());
    return range(key, key, sideShift);
  }

  @Override
  public KeyRange played(Position position, Optional<Move> move) {
    long key = withMove(position, move);
    return range(key, key, WINNER_BITS);
  }

  @Override
  public KeyRange played(Position position, Optional<Move> move, Winner winner) {
    long key = withMove(position, move) << WINNER_BITS | WinnerCode.of(winner, position.toMove());
    return range(key, key, 0);
  }

  private static long withSide(long rank, Side mover) {
    return rank << 1 | (mover == Side.SOUTH ? 0 : 1);
  }

  private long withMove(Position position, Optional<Move> move) {
    int code = move.map(m -> moves.of(m.code(), position.toMove())).orElse(MoveCode.NONE);
    return withSide(ranks.of(position), position.toMove()) << moves.bits() | code;
  }

  /**
   * The keys that begin with numbers from {@code low} to {@code high}, {@code shift} bits apart.
   */
  private static KeyRange range(long low, long high, int shift) {
    return new KeyRange(pack(low << shift), pack(((high + 1) << shift) - 1));
  }

  private static byte[] pack(long key) {
    byte[] packed = new byte[Long.BYTES];
    NumericUtils.longToSortableBytes(key, packed, 0);
    return packed;
  }

  @Override
  public IndexedPosition read(byte[] packed) {
    long key = NumericUtils.sortableBytesToLong(packed, 0);
    Side mover = (key >>> sideShift & 1) == 0 ? Side.SOUTH : Side.NORTH;
    int code = (int) (key >>> WINNER_BITS) & ((1 << moves.bits()) - 1);
    return new IndexedPosition(
        ranks.position(key >>> (sideShift + 1), mover),
        moves.move(code, mover),
        WinnerCode.winner((int) key & ((1 << WINNER_BITS) - 1), mover));
  }

  @Override
  public byte[] line(Board board, Position start, byte[] line, Winner winner) {
    byte[] packed = new byte[(line.length + 1) * Long.BYTES];
    LongSet seen = new LongSet(line.length + 1);
    int end = 0;
    board.load(start);
    for (int ply = 0; ply <= line.length; ply++) {
      Side mover = board.toMove();
      long key = withSide(ranks.of(board), mover);
      boolean first = seen.add(key);
      int move = MoveCode.NONE;
      if (ply < line.length) {
        move = moves.of(line[ply] & 0xff, mover);
        board.playUnchecked(line[ply] & 0xff);
      }
      if (first) {
        key = (key << moves.bits() | move) << WINNER_BITS | WinnerCode.of(winner, mover);
        NumericUtils.longToSortableBytes(key, packed, end);
        end += Long.BYTES;
      }
    }
    return end == packed.length ? packed : Arrays.copyOf(packed, end);
  }
}
