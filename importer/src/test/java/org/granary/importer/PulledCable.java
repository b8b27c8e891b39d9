package org.granary.importer;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;

/** A stream that fails when it is read. */
final class PulledCable extends InputStream {
  private PulledCable() {}

  /** A stream that gives a text and then fails. */
  static InputStream after(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new SequenceInputStream(new ByteArrayInputStream(bytes), new PulledCable());
  }

  @Override
  public int read() throws IOException {
    throw new IOException("cable pulled");
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    return read();
  }
}
