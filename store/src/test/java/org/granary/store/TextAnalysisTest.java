package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextAnalysisTest {
  /** The terms of a text as the index has them, after making sure that a query has the same. */
  private static List<String> terms(String text) throws IOException {
    List<String> indexed = terms(TextAnalysis.forIndexing(), text);
    assertEquals(indexed, terms(TextAnalysis.forQueries(), text), "index and query agree");
    return indexed;
  }

  private static List<String> terms(Analyzer analyzer, String text) throws IOException {
    List<String> terms = new ArrayList<>();
    try (TokenStream words = analyzer.tokenStream("any", text)) {
      CharTermAttribute term = words.addAttribute(CharTermAttribute.class);
      words.reset();
      while (words.incrementToken()) {
        terms.add(term.toString());
      }
      words.end();
    }
    return terms;
  }

  @ParameterizedTest(name = "{0} is found by {1}")
  @CsvSource({
    "Łódź, lodz",
    "Sékou Traoré, sekou traore",
    "Nguyễn, nguyen",
    "Þórður, thordur",
    "Strauß, strauss",
    "STRAUẞ, strauss",
    "Ærø, aero",
    "Œuvre, oeuvre",
    "İstanbul, istanbul",
    "Işık, isik",
    "Kɔdzo, kodzo",
    "Ɔdɛɛfo, odeefo",
    "Eʋe, eve",
    "ŋkɔ, nko",
    "ẹ̀kọ́, eko",
    "Àkànbí, akanbi",
    "Ɓala Ɗan, bala dan",
    "Ƙasar, kasar",
    "ƒo, fo",
    "ɖevi, devi",
  })
  void findsLatinWordsByTheirPlainSpelling(String written, String plain) throws IOException {
    assertEquals(terms(plain), terms(written));
    assertEquals(terms(plain), terms(Normalizer.normalize(written, Normalizer.Form.NFD)));
    assertEquals(terms(plain), terms(Normalizer.normalize(written, Normalizer.Form.NFC)));
  }

  @ParameterizedTest(name = "{0} and {1} are one word")
  @CsvSource({
    "Ёлкин, ёлкин",
    "Ёлкин, Елкин",
    "ЖАҢЫЛ, жаңыл",
    "Әбдіғали, әбдіғали",
    "Ἀθῆναι, ΑΘΗΝΑΙ",
    "Ὀδυσσεύς, ΟΔΥΣΣΕΥΣ",
    "ⵉⵎⴰⵣⵉⵖⵏ, ⵉⵎⴰⵣⵉⵖⵏ",
    "N'Gaya, n’gaya",
    "N'Gaya, NʼGAYA",
  })
  void doesNotMindCaseDotsAndKindsOfApostrophe(String one, String other) throws IOException {
    assertEquals(1, terms(one).size(), () -> one + " is one word");
    assertEquals(terms(one), terms(other));
    assertEquals(terms(one), terms(Normalizer.normalize(one, Normalizer.Form.NFD)));
  }

  @ParameterizedTest(name = "{0} is not {1}")
  @CsvSource({
    "Андрей, Андреи",
    "Київ, Киів",
    "жаңыл, жаныл",
    "ガーナ, カーナ",
    "हिंदी, हदी",
    "አበበ, አበቡ",
    "Jordan, Jordane",
  })
  void keepsMarksThatMakeAnotherLetter(String one, String other) throws IOException {
    assertNotEquals(terms(one), terms(other));
    assertEquals(terms(one), terms(Normalizer.normalize(one, Normalizer.Form.NFD)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"አበበ", "андрей", "ϣⲉⲛⲟⲩⲧⲉ", "мұрат", "ߒߞߏ", "ጎበና", "ዐ"})
  void leavesWordsOfOtherScriptsAsTheyAre(String word) throws IOException {
    assertEquals(List.of(word), terms(word));
  }

  @Test
  void cutsAtSpacesHyphensAndPunctuationOnly() throws IOException {
    assertEquals(
        List.of("final", "2024", "05", "06", "kofi", "ama", "round", "3b"),
        terms("Final 2024-05-06: Kofi/Ama (round 3b)"));
    assertEquals(List.of("25", "23"), terms("25-23"));
    assertEquals(List.of("12.5"), terms("12.5"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "?", "***", "\u0301", "\n\t"})
  void findsNoWordsWhereThereAreNone(String text) throws IOException {
    assertEquals(List.of(), terms(text));
  }

  /** The analyzer hands its parts on from text to text. */
  @Test
  void keepsNothingOfTheTextBefore() throws IOException {
    terms("Ébène Ébène Ébène");

    assertEquals(List.of("plain"), terms("plain"));
    assertEquals(List.of("ebene"), terms("Ébène"));
  }

  @Test
  void foldsTheFormOfAWordWithWildcardsAsTheWholeWord() {
    Analyzer queries = TextAnalysis.forQueries();

    assertEquals("kodz", queries.normalize("player", "Kɔdz").utf8ToString());
    assertEquals("елк", queries.normalize("player", "Ёлк").utf8ToString());
    assertEquals("eko", queries.normalize("player", "Ẹ̀kọ").utf8ToString());
  }

  @ParameterizedTest(name = "{0} as a whole value")
  @CsvSource({"' Kofi Ába ', kofi ába", "KOFI ÁBA, kofi ába", "Ёлкин, ёлкин", "İ, i\u0307"})
  void keepsAccentsOfWholeValues(String value, String keyword) {
    assertEquals(keyword, TextAnalysis.keyword(value));
    assertEquals(keyword, TextAnalysis.keyword(Normalizer.normalize(value, Normalizer.Form.NFD)));
  }

  @Test
  void cutsWholeValuesWithoutBreakingACharacter() {
    String drums = "\uD83E\uDD41".repeat(600);

    assertEquals("x".repeat(1000), TextAnalysis.keyword("x".repeat(1000)));
    assertEquals("x".repeat(1000), TextAnalysis.keyword("X".repeat(5000)));
    assertEquals("x" + drums.substring(0, 998), TextAnalysis.keyword("x" + drums));
  }
}
