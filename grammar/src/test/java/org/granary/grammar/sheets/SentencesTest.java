package org.granary.grammar.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.granary.engine.Parameter;
import org.granary.engine.Rules;
import org.granary.engine.variants.Families;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bundles: every language says the same things, and everything that there is to say. */
class SentencesTest {
  private static final List<String> OTHERS = List.of("es", "pt", "fr");
  private static final Pattern HOLE = Pattern.compile("\\{[0-9]}");

  static Stream<String> bundles() {
    return Stream.concat(Stream.of("sheet"), Families.all().stream().map(Rules::family));
  }

  static Stream<Rules> families() {
    return Families.all().stream();
  }

  private static Properties bundle(String name) {
    try (InputStream in = SentencesTest.class.getResourceAsStream(name + ".properties")) {
      assertNotNull(in, name);
      Properties properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyLanguageHasTheSameKeys(String bundle) {
    Set<String> english = new TreeSet<>(bundle(bundle).stringPropertyNames());
    assertFalse(english.isEmpty());

    for (String language : OTHERS) {
      assertEquals(english, new TreeSet<>(bundle(bundle + "_" + language).stringPropertyNames()));
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void aTranslationFillsTheSameHolesInWordsOfItsOwn(String bundle) {
    Properties english = bundle(bundle);
    for (String language : OTHERS) {
      Properties translated = bundle(bundle + "_" + language);
      for (String key : english.stringPropertyNames()) {
        String text = translated.getProperty(key);
        assertEquals(holes(english.getProperty(key)), holes(text), language + " " + key);
        boolean sentence = english.getProperty(key).endsWith(".");
        assertEquals(sentence, text.endsWith("."), language + " " + key);
        assertFalse(sentence && text.equals(english.getProperty(key)), language + " " + key);
      }
    }
  }

  private static Set<String> holes(String text) {
    return new HashSet<>(HOLE.matcher(text).results().map(r -> r.group()).toList());
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyValueOfEveryParameterHasASentenceInEveryLanguage(Rules rules) {
    int checked = 0;
    for (String language : RuleSheet.LANGUAGES) {
      Words words = Words.of(rules.family(), Locale.forLanguageTag(language));
      for (Parameter parameter : rules.schema()) {
        for (String value : parameter.values()) {
          String written = value.equals("#") ? "7" : value.equals("#,#") ? "2,3,4" : value;
          String sentence = words.sentence(parameter.name(), written);
          assertTrue(sentence.matches("\\p{Lu}.*\\p{L}\\w*[.)]"), sentence);
          checked++;
        }
      }
    }
    assertTrue(checked >= 4 * rules.schema().size(), checked + " sentences");
  }

  @ParameterizedTest
  @MethodSource("families")
  void thePlanHasEveryParameterOnceAndEveryFixedSentence(Rules rules) {
    Words words = Words.of(rules.family(), Locale.ENGLISH);
    Words common = Words.common(Locale.ENGLISH);
    Set<String> planned = new TreeSet<>();
    for (SheetPlan.Section section : SheetPlan.of(rules.family()).sections()) {
      assertTrue(common.has("heading." + section.heading()), section.heading());
      for (SheetPlan.Item item : section.items()) {
        assertTrue(item.fixed() ? words.has(item.key()) : planned.add(item.key()), item.key());
      }
    }
    Set<String> parameters = new TreeSet<>();
    rules.schema().forEach(parameter -> parameters.add(parameter.name()));

    assertEquals(parameters, planned);
  }

  @ParameterizedTest
  @MethodSource("families")
  void noSentenceSpeaksOfAValueThatDoesNotExist(Rules rules) {
    Set<String> known = new TreeSet<>();
    for (SheetPlan.Section section : SheetPlan.of(rules.family()).sections()) {
      section.items().stream().filter(SheetPlan.Item::fixed).forEach(item -> known.add(item.key()));
    }
    for (String key : bundle(rules.family()).stringPropertyNames()) {
      int dot = key.indexOf('.');
      String value = key.substring(dot + 1);
      boolean taken =
          rules.schema().stream()
              .filter(parameter -> dot > 0 && parameter.name().equals(key.substring(0, dot)))
              .anyMatch(
                  parameter ->
                      parameter.accepts(value)
                          || value.equals("number") && parameter.values().contains("#")
                          || value.equals("list") && parameter.values().contains("#,#"));
      assertTrue(taken || known.contains(key), key);
    }
  }
}
