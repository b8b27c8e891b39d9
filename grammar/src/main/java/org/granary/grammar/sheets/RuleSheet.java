package org.granary.grammar.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.grammar.Applicability;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleFile;
import org.granary.grammar.RuleText;

/**
 * A rule set as people read it: sentences under headings, in one language.
 *
 * @param title the rule set's title
 * @param id its name with every changed parameter, as a RuleSet tag holds it
 * @param sections what it says
 */
public record RuleSheet(String title, String id, List<Section> sections) {
  /** The languages that have sentences, as two-letter codes; the first stands in for others. */
  public static final List<String> LANGUAGES = List.of("en", "es", "pt", "fr");

  /**
   * Sentences under a heading.
   *
   * @param list whether they stand one below the other instead of in a paragraph
   */
  public record Section(String heading, List<String> sentences, boolean list) {
    public Section {
      sentences = List.copyOf(sentences);
    }
  }

  public RuleSheet {
    sections = List.copyOf(sections);
  }

  /**
   * The sheet of a rule set.
   *
   * @param catalog where its title, source and notes in other languages are found
   * @param locale its language counts; English for languages without sentences
   */
  public static RuleSheet of(RuleSet ruleSet, RuleCatalog catalog, Locale locale) {
    RuleText text = text(ruleSet, catalog, locale);
    Words common = Words.common(locale);
    List<Section> sections = new ArrayList<>(sentences(ruleSet.rules(), locale));
    if (ruleSet.id().contains(";")) {
      String changes = ruleSet.id().substring(ruleSet.id().indexOf(';') + 1).strip();
      add(sections, common.get("heading.changes"), List.of(changes.split("; ", -1)), true);
    }
    add(sections, common.get("heading.notes"), text.notes(), true);
    List<String> source = text.source().isEmpty() ? List.of() : List.of(text.source() + ".");
    add(sections, common.get("heading.source"), source, false);
    return new RuleSheet(text.title(), ruleSet.id(), sections);
  }

  private static RuleText text(RuleSet ruleSet, RuleCatalog catalog, Locale locale) {
    Optional<RuleFile> file = catalog.file(ruleSet);
    RuleText own =
        new RuleText(
            ruleSet.title(),
            ruleSet.source(),
            ruleSet.notes().isEmpty() ? List.of() : List.of(ruleSet.notes()));
    if (file.isEmpty()) {
      return own;
    }
    RuleText main = file.get().text();
    RuleText found = file.get().text(locale.getLanguage());
    return new RuleText(
        found.title().isEmpty() ? own.title() : found.title(),
        found.source().isEmpty() ? main.source() : found.source(),
        found.notes().isEmpty() ? main.notes() : found.notes());
  }

  private static List<Section> sentences(Rules rules, Locale locale) {
    Words common = Words.common(locale);
    Words words = Words.of(rules.family(), locale);
    Map<String, String> values = rules.parameters();
    List<Section> sections = new ArrayList<>();
    for (SheetPlan.Section planned : SheetPlan.of(rules.family()).sections()) {
      List<String> sentences = new ArrayList<>();
      for (SheetPlan.Item item : planned.items()) {
        if (item.fixed()) {
          sentences.add(words.get(item.key()));
        } else if (says(rules, item.key())) {
          sentences.add(words.sentence(item.key(), values.getOrDefault(item.key(), "")));
        }
      }
      add(sections, common.get("heading." + planned.heading()), sentences, false);
    }
    return sections;
  }

  private static boolean says(Rules rules, String parameter) {
    return rules.parameters().containsKey(parameter)
        && Applicability.whyIdle(rules, parameter).isEmpty();
  }

  private static void add(
      List<Section> sections, String heading, List<String> sentences, boolean list) {
    if (!sentences.isEmpty()) {
      sections.add(new Section(heading, sentences, list));
    }
  }

  /** The sheet as plain text, its lines at most {@code width} characters long where words allow. */
  public String text(int width) {
    StringBuilder text = new StringBuilder(title).append(" [").append(id).append("]\n");
    for (Section section : sections) {
      text.append('\n').append(section.heading()).append('\n');
      if (section.list()) {
        section.sentences().forEach(s -> text.append(Paragraph.wrap("  - ", "    ", s, width)));
      } else {
        text.append(Paragraph.wrap("  ", "  ", String.join(" ", section.sentences()), width));
      }
    }
    return text.toString();
  }
}
