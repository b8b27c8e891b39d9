package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTripTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void annotatedGamesComeBackEqualAndCanonical(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 150; i++) {
      CheckedGame written = RandomGames.annotated(random);
      String canonical = GameWriter.write(written);

      CheckedGame read = Records.check(canonical);

      assertSame(written, read, canonical);
      assertEquals(canonical, GameWriter.write(read));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6})
  void aFileOfAnnotatedGamesIsCutWhereItWasJoined(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<CheckedGame> written =
        Stream.generate(() -> RandomGames.annotated(random)).limit(100).toList();
    String file = GameWriter.writeAll(written);

    List<CheckedGame> read = Records.checkAll(file.getBytes(StandardCharsets.UTF_8));

    for (int i = 0; i < Math.min(written.size(), read.size()); i++) {
      assertSame(written.get(i), read.get(i), GameWriter.write(written.get(i)));
    }
    assertEquals(written.size(), read.size());
    assertEquals(file, GameWriter.writeAll(read));
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 8})
  void untidyTextReadsAsTheSameGame(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 100; i++) {
      String canonical = GameWriter.write(RandomGames.annotated(random));
      String untidy = canonical.replace("\n", random.nextBoolean() ? "\r\n" : "\r");

      CheckedGame read = Records.check(untidy);

      assertEquals(canonical, GameWriter.write(read));
    }
  }

  @Test
  void capturesThatARecordLeavesOutAreWritten() {
    CheckedGame game = Records.check("1. D d 2. F b 3. E e 4. B c *");

    assertTrue(GameWriter.write(game).endsWith("\n\n1. D d 2. F b 3. E+3 e+2 4. B c+6\n"));
  }

  static void assertSame(CheckedGame written, CheckedGame read, String text) {
    for (Tag tag : written.headers().tags()) {
      assertEquals(tag.value(), read.headers().value(tag.name()).orElse(""), text);
    }
    String difference = Lines.difference(written.text().line(), read.text().line());
    assertEquals("", difference, text);
    assertEquals(written.status(), read.status(), text + read.diagnostics());
    assertEquals(written.winner(), read.winner());
    assertEquals(written.score(), read.score());
  }
}
