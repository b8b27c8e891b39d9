package org.granary.importer.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
