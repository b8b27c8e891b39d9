package org.granary.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.util.BytesRef;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.grammar.Fen;

/**
 * A line of play as bytes: two for the length of the rule set's id, the id, one for the winner, two
 * for the length of the start position as text (0 and 1: the usual start, South or North to move),
 * the text, and the moves.
 */
final class LineBytes {
  private static final int SOUTH_BEGINS = 0;
  private static final int NORTH_BEGINS = 1;

  private final Map<BytesRef, RuleSet> ruleSets = new HashMap<>();

  /** Reads lines under these rule sets. */
  LineBytes(List<RuleSet> known) {
    known.forEach(ruleSet -> ruleSets.put(new BytesRef(ruleSet.id()), ruleSet));
  }

  /** A line written down. */
  static BytesRef write(RuleSet ruleSet, Position start, byte[] moves, Winner winner) {
    byte[] id = ruleSet.id().getBytes(StandardCharsets.UTF_8);
    boolean usual = start.equals(ruleSet.rules().start(start.toMove()));
    byte[] position = usual ? new byte[0] : Fen.format(start).getBytes(StandardCharsets.UTF_8);
    int length = 5 + id.length + position.length + moves.length;
    ByteBuffer bytes = ByteBuffer.allocate(length);
    bytes.putShort((short) id.length).put(id).put((byte) WinnerCode.of(winner, Side.SOUTH));
    int usualStart = start.toMove() == Side.SOUTH ? SOUTH_BEGINS : NORTH_BEGINS;
    bytes.putShort((short) (usual ? usualStart : position.length)).put(position);
    return new BytesRef(bytes.put(moves).array());
  }

  /** A line read back; the bytes may be used again by their owner. */
  StoredLine read(long id, BytesRef bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes.bytes, bytes.offset, bytes.length);
    RuleSet ruleSet = ruleSet(next(in, in.getShort()));
    Winner winner = WinnerCode.winner(in.get(), Side.SOUTH);
    int length = in.getShort();
    Position start =
        length > NORTH_BEGINS
            ? position(ruleSet, next(in, length))
            : ruleSet.rules().start(length == SOUTH_BEGINS ? Side.SOUTH : Side.NORTH);
    byte[] moves = new byte[in.remaining()];
    in.get(moves);
    return new StoredLine(id, ruleSet, start, moves, winner);
  }

  private static BytesRef next(ByteBuffer in, int length) {
    byte[] bytes = new byte[length];
    in.get(bytes);
    return new BytesRef(bytes);
  }

  private RuleSet ruleSet(BytesRef id) {
    RuleSet ruleSet = ruleSets.get(id);
    if (ruleSet == null) {
      throw new IllegalStateException("unknown rule set " + id.utf8ToString());
    }
    return ruleSet;
  }

  private static Position position(RuleSet ruleSet, BytesRef text) {
    return Fen.parse(text.utf8ToString(), ruleSet).position().orElseThrow();
  }
}
