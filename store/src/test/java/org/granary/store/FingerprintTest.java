package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintTest {
  private static final String GAME =
      "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b *\n";

  private static Fingerprint of(String record) {
    return NewGame.of(TestGames.read(1, record)).fingerprint();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Date \"2024.05.06\"]\r\n[North \"Kofi\"]\r\n[South \"Ama\"]\r\n\r\nF a A b *\r\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n[Site \"Accra\"]\n\nF a A b *\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F {good} a (1... b) 2. A b\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b 25-23\n",
        "[RuleSet \"abapa\"]\n[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\nF a A b *",
      })
  void takesRecordsOfOneGameForDuplicates(String record) {
    assertEquals(of(GAME), of(record));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[South \"Amá\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b *\n",
        "[South \"ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b *\n",
        "[South \"Ama\"]\n[North \"Ko\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b *\n",
        "[South \"Kofi\"]\n[North \"Ama\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b *\n",
        "[South \"AmaKofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A b *\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.07\"]\n\n1. F a 2. A b *\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n\n1. F a 2. A b *\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A *\n",
        "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2024.05.06\"]\n\n1. F a 2. A c *\n",
      })
  void tellsOtherGamesApart(String record) {
    assertNotEquals(of(GAME), of(record));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[RuleSet \"abapa; maxCapturedHouses=5\"]",
        "[FEN \"4-4-4-4-4-4-4-4-4-4-4-3-1-0-S\"]",
      })
  void tellsOtherRulesAndStartsApart(String tag) {
    assertNotEquals(of(GAME), of(tag + "\n" + GAME));
  }

  /** Of what cannot be played there are no moves to go by. */
  @Test
  void comparesTheWordsOfBrokenGamesAndOfThoseWithoutMoves() {
    assertNotEquals(of("[Event \"one\"]\n\n*\n"), of("[Event \"two\"]\n\n*\n"));
    assertNotEquals(of("1. F a 2. A A {see} *\n"), of("1. F a 2. A A {look} *\n"));
    assertEquals(of("[Event \"one\"]\n\n*\n"), of("[Event \"one\"]\r\n\r\n*\r\n"));
  }

  @Test
  void comesBackFromItsBytes() {
    Fingerprint fingerprint = new Fingerprint(0x8000000000000001L, -2);

    assertEquals(16, fingerprint.bytes().length);
    assertEquals(fingerprint, Fingerprint.of(fingerprint.bytes()));
  }

  @Test
  void isKeptInATableThatGrows() {
    FingerprintTable table = new FingerprintTable();
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 5000; i++) {
      Fingerprint next = random(random);
      assertFalse(table.contains(next));
      table.add(next);
      assertTrue(table.contains(next));
    }

    assertEquals(5000, table.size());
    SplittableRandom same = new SplittableRandom(3);
    for (int i = 0; i < 5000; i++) {
      assertTrue(table.contains(random(same)));
    }
    assertFalse(table.contains(random(same)));
  }

  private static Fingerprint random(SplittableRandom random) {
    return new Fingerprint(random.nextLong(), random.nextLong());
  }

  /** Those that begin alike, among them that of all zeros, an empty place's mark. */
  @Test
  void isToldApartFromOthersInTheSamePlaceOfATable() {
    FingerprintTable table = new FingerprintTable();
    for (int low = 0; low < 2000; low += 2) {
      table.add(new Fingerprint(0, low));
    }

    for (int low = 2; low < 2000; low++) {
      assertEquals(low % 2 == 0, table.contains(new Fingerprint(0, low)), "low " + low);
    }
    assertTrue(table.contains(new Fingerprint(0, 0)));
    assertFalse(table.contains(new Fingerprint(1L << 40, 2)));
  }
}
