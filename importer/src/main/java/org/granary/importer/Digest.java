package org.granary.importer;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/** What the contents of sources are told apart by. */
final class Digest {
  private static final int BUFFER_BYTES = 256 << 10;

  private Digest() {}

  /** That of a source that can be read more than once. */
  static Optional<byte[]> of(Source source) throws IOException {
    if (!source.reopens()) {
      return Optional.empty();
    }
    MessageDigest digest = begin();
    try (InputStream in = source.open()) {
      byte[] buffer = new byte[BUFFER_BYTES];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
    }
    return Optional.of(digest.digest());
  }

  /** That of nothing, to be fed. */
  static MessageDigest begin() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
