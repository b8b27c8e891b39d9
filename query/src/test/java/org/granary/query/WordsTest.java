package org.granary.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.granary.grammar.QueryReader;
import org.granary.store.GameCollection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words in text fields and in tags of any name: what each finds was worked out by hand. */
class WordsTest {
  /** One game for each value, in this order, as a comment and as an Annotator tag. */
  private static final List<String> VALUES =
      List.of(
          "Ana Mba",
          "Mba Ana",
          "Ána-Maria Mbá",
          "Łódź, Józef",
          "Айгерім Сәтбаева",
          "Ɔkyerɛ Kwabena",
          "the kroo waits",
          "a krou, then a kroo",
          "of F",
          "50 seeds");

  @TempDir static Path folder;
  private static GameCollection collection;

  @BeforeAll
  static void makeCollection() throws IOException {
    StringBuilder text = new StringBuilder();
    for (String value : VALUES) {
      text.append("[Annotator \"").append(value).append("\"]\n\n1. A { ");
      text.append(value).append(" }\n\n");
    }
    collection =
        SampleGames.collection(
            folder.resolve("words.granary"), SampleGames.check("w.ogn", text.toString()), 3);
    assertEquals(VALUES.size(), collection.gameCount());
  }

  @AfterAll
  static void close() {
    collection.close();
  }

  private static String found(String query) throws IOException {
    List<Long> ids =
        new Search(collection)
            .ids(QueryReader.read(query).query().orElseThrow(() -> new AssertionError(query)));
    return ids.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          mba               | 1 2 3
          "ana mba"         | 1
          "mba ana"         | 2
          "ana maria"       | 3
          "ana-maria mbá"   | 3
          "maria ana"       |
          "ana mba ana"     |
          lodz              | 4
          "LODZ jozef"      | 4
          айгерим           |
          айгерім           | 5
          "СӘТБАЕВА"        | 5
          okyere            | 6
          "ɔkyerɛ kwabena"  | 6
          kroo              | 7 8
          kroo~             | 7 8
          krou~             | 7 8
          krxx~             |
          "a kroo"          | 8
          "the kroo wait"*  | 7
          kro*              | 7 8
          "kro kroo"*       |
          of                | 9
          on~               |
          f                 | 9
          50                | 10
          5*                | 10
          """)
  void findsTheSameInCommentsAndInTags(String words, String expected) throws IOException {
    String ids = expected == null ? "" : expected;

    assertEquals(ids, found("comment:" + words));
    assertEquals(ids, found("tag.Annotator:" + words));
    assertEquals(ids, found("tag.annotator:" + words), "case does not matter in a tag's name");
    assertEquals(ids, found("text:" + words));
    assertEquals("", found("tag.Annot:" + words), "a tag's name is looked for whole");
  }

  /** One letter may differ in words of three to five letters, two in longer ones. */
  @ParameterizedTest
  @CsvSource({
    "ab,     ab,     true",
    "ab,     ac,     false",
    "abc,    abd,    true",
    "abc,    acb,    true",
    "abc,    abcd,   true",
    "abc,    bc,     true",
    "abcde,  abxye,  false",
    "abcdef, abxyef, true",
    "abcdef, xbcyez, false",
    "ɔkɔ,    oko,    false",
    "ɔkɔ,    ɔko,    true"
  })
  void nearnessIsCountedInLetters(String wanted, String word, boolean near) {
    assertEquals(near, WordSearch.isNear(wanted, word));
  }

  @Test
  void aTextWithoutWordsIsNoQuestion() {
    assertEquals(List.of(), WordSearch.words(" - , "));
    assertFalse(QueryReader.read("comment:\"...\"").query().isPresent());
    assertFalse(QueryReader.read("tag.Annotator:\"...\"").query().isPresent());
  }

  @Test
  void everyWordHasAPlaceOfItsOwn() {
    List<List<String>> words = WordSearch.words("Ána-Maria Mbá");

    assertEquals(3, words.size());
    assertTrue(words.get(0).contains("ana"), words.toString());
    assertFalse(words.get(2).contains("maria"), words.toString());
  }
}
