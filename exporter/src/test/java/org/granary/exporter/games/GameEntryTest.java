package org.granary.exporter.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Optional;
import org.granary.exporter.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameEntryTest {
  @Test
  void titleNamesThePlayersElseTheEventElseTheNumber() {
    GameEntry players = SampleGames.game("[South \"Kofi\"]", "1. D d");
    GameEntry event = SampleGames.game("[South \"?\"]\n[Event \"Open\"]", "1. D d");
    GameEntry nothing = SampleGames.game("[South \"?\"]", "1. D d");

    assertEquals("Kofi – North", players.title());
    assertEquals("Open", event.title());
    assertEquals("Game 1", nothing.title());
    assertTrue(event.isNamed());
    assertFalse(nothing.isNamed());
  }

  @Test
  void occasionJoinsWhatIsKnown() {
    GameEntry entry =
        SampleGames.game(
            "[Event \"Open\"]\n[Site \"?\"]\n[Date \"1998.05.??\"]\n[Round \"3\"]", "1. D d");

    assertEquals("Open, round 3, 1998-05", entry.occasion());
  }

  @ParameterizedTest
  @CsvSource({
    "1998.05.03, 1998-05-03, 1998-05-03",
    "1998-05-03, 1998-05-03, 1998-05-03",
    "1998.05.??, 1998-05,",
    "1998.??.??, 1998,",
    "1998, 1998,",
    "1998.02.30, 1998.02.30,",
    "spring 1998, spring 1998,",
  })
  void datesAreReadAsFarAsTheyAreKnown(String written, String text, String day) {
    Optional<GameDate> date = GameDate.of(written);

    assertEquals(Optional.of(text), date.map(GameDate::text));
    assertEquals(Optional.ofNullable(day).map(LocalDate::parse), date.flatMap(GameDate::day));
  }

  @Test
  void anUnknownDateIsNone() {
    assertEquals(Optional.empty(), GameDate.of("????.??.??"));
  }

  @Test
  void resultIsTheScoreAndUnknownIsEmpty() {
    GameEntry won = SampleGames.game("[Result \"25-8\"]", "1. D d 25-8");
    GameEntry open = SampleGames.game("[Result \"*\"]", "1. D d *");

    assertEquals("25-8", won.result());
    assertEquals("south", won.winner());
    assertEquals("", open.result());
    assertEquals("", open.winner());
  }
}
