package org.granary.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
 * A line of play as bytes: one for the length of the rule set's id, the id, one for the winner, one
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
    byte[] position = Fen.format(start).getBytes(StandardCharsets.UTF_8);
    boolean usual = start.equals(ruleSet.rules().start(start.toMove()));
    int length = 3 + id.length + (usual ? 0 : position.length) + moves.length;
    ByteBuffer bytes = ByteBuffer.allocate(length);
    bytes.put((byte) id.length).put(id).put((byte) WinnerCode.of(winner, Side.SOUTH));
    if (usual) {
      bytes.put((byte) (start.toMove() == Side.SOUTH ? SOUTH_BEGINS : NORTH_BEGINS));
    } else {
      bytes.put((byte) position.length).put(position);
    }
    return new BytesRef(bytes.put(moves).array());
  }

  /** A line read back; the bytes may be used again by their owner. */
  StoredLine read(long id, BytesRef bytes) {
    int at = bytes.offset;
    int length = bytes.bytes[at++] & 0xff;
    RuleSet ruleSet = ruleSet(new BytesRef(bytes.bytes, at, length));
    at += length;
    Winner winner = WinnerCode.winner(bytes.bytes[at++], Side.SOUTH);
    int startLength = bytes.bytes[at++] & 0xff;
    Position start =
        startLength > NORTH_BEGINS
            ? position(ruleSet, new BytesRef(bytes.bytes, at, startLength))
            : ruleSet.rules().start(startLength == SOUTH_BEGINS ? Side.SOUTH : Side.NORTH);
    at += startLength > NORTH_BEGINS ? startLength : 0;
    byte[] moves = Arrays.copyOfRange(bytes.bytes, at, bytes.offset + bytes.length);
    return new StoredLine(id, ruleSet, start, moves, winner);
  }

  private RuleSet ruleSet(BytesRef id) {
    RuleSet ruleSet = ruleSets.get(id);
    if (ruleSet == null) {
      throw new IllegalStateException("unknown rule set " + id.utf8ToString());
    }
    return ruleSet;
  }

  private static Position position(RuleSet ruleSet, BytesRef text) {
    return Fen.parse(text.utf8ToString(), ruleSet.layout()).position().orElseThrow();
  }
}
