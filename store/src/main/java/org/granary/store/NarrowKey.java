package org.granary.store;

import java.util.Optional;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Winner;

/** Keys of eight bytes, for layouts without marks that fit. */
final class NarrowKey extends PositionKey {
  private final Layout layout;

  private NarrowKey(Layout layout) {
    this.layout = layout;
  }

  static NarrowKey of(Layout layout) {
    return new NarrowKey(layout);
  }

  @Override
  public int width() {
    return Long.BYTES;
  }

  @Override
  public KeyRange board(Position position) {
    throw new UnsupportedOperationException(layout.toString());
  }

  @Override
  public KeyRange eitherSide(Position position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public KeyRange exactly(Position position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public KeyRange played(Position position, Optional<Move> move) {
    throw new UnsupportedOperationException();
  }

  @Override
  public KeyRange played(Position position, Optional<Move> move, Winner winner) {
    throw new UnsupportedOperationException();
  }

  @Override
  public IndexedPosition read(byte[] packed) {
    throw new UnsupportedOperationException();
  }

  @Override
  public byte[] line(Board board, Position start, byte[] moves, Winner winner) {
    throw new UnsupportedOperationException();
  }
}
