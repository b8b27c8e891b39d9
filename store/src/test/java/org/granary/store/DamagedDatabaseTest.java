package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.granary.store.StoreException.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is done about a games.db in which bytes are wrong. */
class DamagedDatabaseTest {
  private static final int GAMES = 60;
  private static final int PAGE = 8192;

  @TempDir Path folder;
  private TestCollection collection;
  private byte[] sound;

  @BeforeEach
  void fill() throws IOException {
    collection = new TestCollection(folder);
    collection.add(1, GAMES);
    sound = Files.readAllBytes(collection.database());
    assertTrue(sound.length > 10 * PAGE, "a database worth damaging");
  }

  private void cutAt(int length) throws IOException {
    Files.write(collection.database(), Arrays.copyOf(sound, length));
  }

  private void assertRefused() {
    for (StoreException refused :
        List.of(
            assertThrows(StoreException.class, collection::problems),
            assertThrows(StoreException.class, collection::write))) {
      assertEquals(Kind.CORRUPT, refused.kind(), refused.getMessage());
      assertTrue(
          refused.getMessage().startsWith(collection.database() + ": "), refused.getMessage());
      assertTrue(
          refused.getMessage().endsWith("make a new collection from the source files"),
          refused.getMessage());
    }
  }

  @ParameterizedTest(name = "after {0} bytes")
  @ValueSource(ints = {1, 15, 16, 50, 99, 100, 101, 512, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE + 77})
  void refusesADatabaseThatIsCutShort(int length) throws IOException {
    cutAt(length);

    assertRefused();
  }

  /** SQLite opens these; a check tells. */
  @Test
  void findsThatTheLastPagesAreMissing() throws IOException {
    for (int length : List.of(sound.length - 3 * PAGE, sound.length - PAGE)) {
      cutAt(length);
      assertTrue(damage().isPresent(), "cut at " + length + " of " + sound.length);
    }
  }

  /** It must not be taken for a new collection: the index would be emptied, too. */
  @Test
  void refusesADatabaseOfWhichNothingIsLeft() throws IOException {
    cutAt(0);

    assertRefused();
    Files.write(collection.database(), sound);
    assertEquals(List.of(), collection.problems());
    assertEquals(List.of(), collection.notices(), "the index is as it was");
  }

  @Test
  void refusesADatabaseOfZeros() throws IOException {
    Files.write(collection.database(), new byte[sound.length]);

    assertRefused();
  }

  /** A page of anything: the check says so, or a clear failure, and nothing else is thrown. */
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void findsAPageThatIsOverwritten(long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] damaged = sound.clone();
    int page = 1 + random.nextInt(sound.length / PAGE - 1);
    for (int i = 0; i < PAGE; i++) {
      damaged[page * PAGE + i] = (byte) random.nextInt(256);
    }
    Files.write(collection.database(), damaged);

    assertTrue(damage().isPresent(), "page " + page);
  }

  /** What a check finds first, as problem or as failure; empty if it finds nothing. */
  private Optional<String> damage() {
    try {
      return collection.problems().stream().findFirst();
    } catch (StoreException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Single bytes may be where no data are; a check may miss them but must not fall over. */
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {11, 12, 13})
  void throwsNothingButStoreExceptionsOnAnyDamage(long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    int found = 0;
    for (int i = 0; i < 12; i++) {
      byte[] damaged = sound.clone();
      for (int bytes = 0; bytes < 20; bytes++) {
        damaged[100 + random.nextInt(sound.length - 100)] = (byte) random.nextInt(256);
      }
      Files.write(collection.database(), damaged);
      found += damage().isPresent() ? 1 : 0;
    }

    assertTrue(found > 6, found + " of 12 were found");
  }

  @Test
  void restoresFromABackup() throws IOException {
    Path copy = folder.resolve("copy.granary");
    try (GameCollection read = collection.read()) {
      read.backup(copy);
    }
    cutAt(PAGE);
    assertRefused();

    try (GameCollection restored = GameCollection.open(copy, notice -> {})) {
      assertEquals(GAMES, restored.gameCount());
      assertEquals(List.of(), restored.check(1).problems());
    }
  }
}
