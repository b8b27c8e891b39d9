package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeadTest {
  @ParameterizedTest
  @CsvSource({"games/a.OGN, ogn", "a.b/c, ''", "<stdin>, ''", "x.zip!/y.tar.uci, uci"})
  void knowsTheExtension(String name, String extension) {
    assertEquals(extension, new Head(name, new byte[0]).extension());
  }

  @Test
  void leavesOutTheByteOrderMark() {
    byte[] bytes = "\uFEFFd1e2".getBytes(StandardCharsets.UTF_8);

    assertEquals("d1e2", new Head("a", bytes).text());
  }

  /** Nobody types on, and the end of the line typed last has not come. */
  @Test
  void doesNotWaitForWhatMayNeverCome() throws IOException {
    PipedInputStream typed = new PipedInputStream();
    try (PipedOutputStream open = new PipedOutputStream(typed)) {
      open.write("d1e2 b2c1\nb1f".getBytes(StandardCharsets.UTF_8));

      BufferedInputStream in = new BufferedInputStream(typed);
      Head head = Head.of("<stdin>", in);

      assertFalse(head.whole());
      assertEquals("d1e2 b2c1\n", new String(head.wholeLines(), StandardCharsets.UTF_8));
      assertEquals('d', in.read());
    }
  }

  @Test
  void knowsTheEndOfAShortSource() throws IOException {
    byte[] bytes = "d1e2".getBytes(StandardCharsets.UTF_8);

    Head head = Head.of("a", new BufferedInputStream(new ByteArrayInputStream(bytes)));

    assertEquals("d1e2", new String(head.wholeLines(), StandardCharsets.UTF_8));
  }
}
