package org.granary.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameStatus;
import org.granary.grammar.Headers;

/**
 * What makes two records exact duplicates: the same rule set, start, moves as written, players and
 * date. Records without moves and broken ones must have the same text, too.
 *
 * @param high first half of a cryptographic digest
 * @param low second half
 */
public record Fingerprint(long high, long low) {
  /** The fingerprint of a game with its canonical text. */
  static Fingerprint of(CheckedGame game, String text) {
    MessageDigest digest = sha256();
    Headers headers = game.headers();
    put(digest, game.ruleSet().id());
    put(digest, game.game().start().toString());
    put(digest, game.game().start().marks().toString());
    put(digest, player(headers, "South"));
    put(digest, player(headers, "North"));
    put(digest, headers.known("Date").orElse(""));
    digest.update(game.text().line().codes());
    if (game.text().line().plyCount() == 0 || game.status() == GameStatus.BROKEN) {
      put(digest, text);
    }
    return of(digest.digest());
  }

  private static String player(Headers headers, String tag) {
    return headers.known(tag).map(Names::composed).orElse("");
  }

  private static void put(MessageDigest digest, String value) {
    digest.update(value.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  static Fingerprint of(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    return new Fingerprint(buffer.getLong(), buffer.getLong());
  }

  byte[] bytes() {
    return ByteBuffer.allocate(2 * Long.BYTES).putLong(high).putLong(low).array();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
