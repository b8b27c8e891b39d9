package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.store.kept.Kept;
import org.granary.store.kept.KeptName;
import org.granary.store.kept.LabelCount;
import org.granary.store.kept.SavedSearch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Labels and saved searches of a collection of five games. */
class KeptTest {
  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void makeACollection() {
    collection = new TestCollection(folder);
    collection.add(1, 5);
  }

  private <T> T change(Kept.Work<T> change) {
    try (CollectionWriter writer = collection.write()) {
      T value = writer.keep(change);
      writer.commit();
      return value;
    }
  }

  private <T> T ask(Kept.Work<T> question) {
    try (GameCollection read = collection.read()) {
      return read.kept(question);
    }
  }

  private List<LabelCount> labels() {
    return ask(kept -> kept.labels().list());
  }

  private List<String> labelsOf(long game) {
    try (GameCollection read = collection.read()) {
      List<String> labels = read.kept(kept -> kept.labels().of(game));
      assertEquals(labels, read.game(game).orElseThrow().labels());
      return labels;
    }
  }

  @Test
  void countsWhatChanges() {
    int first = change(kept -> kept.labels().add("lesson-1", List.of(1L, 3L)));
    int second = change(kept -> kept.labels().add("lesson-1", List.of(3L, 4L)));
    int removed = change(kept -> kept.labels().remove("lesson-1", List.of(1L, 5L)));

    assertEquals(List.of(2, 1, 1), List.of(first, second, removed));
    assertEquals(List.of(new LabelCount("lesson-1", 2)), labels());
    assertEquals(List.of(3L, 4L), ask(kept -> kept.labels().games("lesson-1")));
    assertEquals(List.of(), labelsOf(1));
    assertEquals(List.of("lesson-1"), labelsOf(3));
  }

  /** É is one letter in the first way of writing and two in the second. */
  @Test
  void labelsAreTheSameWhateverTheirCaseAndForm() {
    change(kept -> kept.labels().add("\u00c9tude", List.of(1L)));
    change(kept -> kept.labels().add(" e\u0301TUDE ", List.of(2L)));
    change(kept -> kept.labels().add("etude", List.of(3L)));

    assertEquals(List.of(new LabelCount("etude", 1), new LabelCount("\u00c9tude", 2)), labels());
    assertEquals(List.of(1L, 2L), ask(kept -> kept.labels().games("\u00e9tude")));
    assertEquals(List.of(1L, 2L), ask(kept -> kept.labels().gamesBeginning("\u00c9T")));
    assertEquals(List.of(), ask(kept -> kept.labels().games("\u00e9tud")));
  }

  @Test
  void aLabelThatNoGameHasIsGone() {
    change(kept -> kept.labels().add("x", List.of(1L)));
    change(kept -> kept.labels().remove("X", List.of(1L)));

    assertEquals(List.of(), labels());
  }

  @Test
  void namesTheGamesThatAreMissing() {
    assertEquals(List.of(6L, 0L), ask(kept -> kept.labels().missing(List.of(6L, 5L, 0L))));
    assertThrows(
        StoreException.class, () -> change(kept -> kept.labels().add("x", List.of(1L, 6L))));
    assertEquals(List.of(), labels());
  }

  @Test
  void whatIsNotCommittedNeverWas() {
    try (CollectionWriter writer = collection.write()) {
      writer.keep(kept -> kept.labels().add("x", List.of(1L)));
      writer.keep(kept -> kept.searches().save("y", "plies > 3"));
    }

    assertEquals(List.of(), labels());
    assertEquals(List.of(), ask(kept -> kept.searches().list()));
  }

  @Test
  void staysThroughRebuildBackupAndImport() throws IOException {
    change(kept -> kept.labels().add("x", List.of(2L, 5L)));
    change(kept -> kept.searches().save("y", "plies > 3"));

    try (CollectionWriter writer = collection.write()) {
      writer.rebuildIndex();
    }
    collection.add(6, 8);
    collection.deleteIndex();
    Path copy = folder.resolve("copy.granary");
    try (GameCollection read = collection.read()) {
      read.backup(copy);
    }

    try (GameCollection backup = GameCollection.open(copy, notice -> {})) {
      assertEquals(List.of(2L, 5L), backup.kept(kept -> kept.labels().games("x")));
      assertEquals("plies > 3", backup.kept(kept -> kept.searches().list()).get(0).query());
      assertEquals(List.of(), backup.check(1).problems());
    }
    assertEquals(List.of(2L, 5L), ask(kept -> kept.labels().games("x")));
  }

  @Test
  void goWithTheGameThatIsRemoved() {
    change(kept -> kept.labels().add("x", List.of(2L, 5L)));
    change(kept -> kept.labels().add("y", List.of(5L)));

    try (CollectionWriter writer = collection.write()) {
      writer.remove(List.of(5L));
      writer.commit();
    }
    collection.add(6, 6); // takes number 5, that of the very last game, again

    assertEquals(List.of(new LabelCount("x", 1)), labels());
    assertEquals(List.of(), collection.problems());
  }

  @Test
  void aGameInThePlaceOfOthersTakesTheirLabels() {
    change(kept -> kept.labels().add("x", List.of(1L, 2L, 3L)));
    change(kept -> kept.labels().add("y", List.of(2L)));
    long id;
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("more.ogn", Optional.empty(), "abapa");
      id = writer.replace(List.of(1L, 2L), TestGames.game(9), file);
      writer.commit();
    }

    assertEquals(List.of("x", "y"), labelsOf(id));
    assertEquals(List.of(3L, id), ask(kept -> kept.labels().games("x")));
    try (GameCollection read = collection.read()) {
      assertEquals(4, read.gameCount());
      assertTrue(read.game(1).isEmpty() && read.game(2).isEmpty());
      assertEquals(List.of(), read.check(1).problems());
    }
  }

  @Test
  void readersSeeNoLaterLabels() {
    try (GameCollection before = collection.read()) {
      assertEquals(List.of(), before.kept(kept -> kept.labels().list()));
      change(kept -> kept.labels().add("x", List.of(1L)));

      assertEquals(List.of(), before.kept(kept -> kept.labels().list()));
    }
    assertEquals(List.of(new LabelCount("x", 1)), labels());
  }

  @Test
  void keepsOneQueryUnderAName() {
    assertEquals(Optional.empty(), change(kept -> kept.searches().save("Krous", "text:krou")));
    change(kept -> kept.searches().save("draws", "result:draw"));

    Optional<SavedSearch> before = change(kept -> kept.searches().save("krous", "text:kroo"));

    assertEquals("text:krou", before.orElseThrow().query());
    List<SavedSearch> all = ask(kept -> kept.searches().list());
    assertEquals(List.of("draws", "Krous"), all.stream().map(SavedSearch::name).toList());
    assertEquals("text:kroo", all.get(1).query());
    assertTrue(all.get(1).saved().matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ"));
    assertEquals(Optional.empty(), change(kept -> kept.searches().remove("nothing")));
    assertEquals("Krous", change(kept -> kept.searches().remove("KROUS")).orElseThrow().name());
    assertEquals(Optional.empty(), ask(kept -> kept.searches().find("krous")));
    assertEquals("result:draw", ask(kept -> kept.searches().find("Draws")).orElseThrow().query());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \t", "two\nlines", "a\tb", "a\u0000"})
  void refusesWhatIsNoName(String text) {
    assertTrue(KeptName.problem(text).isPresent());
    assertThrows(IllegalArgumentException.class, () -> new KeptName(text));
  }

  @Test
  void aNameHasAHundredCharactersAtMost() {
    assertEquals("x".repeat(100), new KeptName(" " + "x".repeat(100) + " ").text());
    assertEquals(
        Optional.of("a name has at most 100 characters, not 101"),
        KeptName.problem("x".repeat(101)));
  }
}
