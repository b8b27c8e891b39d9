package org.granary.grammar.sheets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.grammar.Applicability;

/**
 * Every parameter in which two rule sets differ.
 *
 * @param summary how many those are, in a sentence
 * @param differences the parameters in their documented order
 */
public record RuleDiff(String summary, List<Difference> differences) {
  /** What stands for the value of a parameter that a family does not have. */
  public static final String ABSENT = "-";

  /**
   * One parameter with its two values.
   *
   * @param left the first rule set's value as rule files write it
   * @param leftSentence what that means
   */
  public record Difference(
      String parameter, String left, String right, String leftSentence, String rightSentence) {}

  public RuleDiff {
    differences = List.copyOf(differences);
  }

  /** Compares two rule sets, of one family or of two. */
  public static RuleDiff of(RuleSet left, RuleSet right, Locale locale) {
    Map<String, String> leftValues = left.rules().parameters();
    Map<String, String> rightValues = right.rules().parameters();
    List<Difference> differences = new ArrayList<>();
    for (String name : names(leftValues, rightValues)) {
      String one = leftValues.getOrDefault(name, ABSENT);
      String other = rightValues.getOrDefault(name, ABSENT);
      if (!one.equals(other)) {
        differences.add(
            new Difference(
                name,
                one,
                other,
                sentence(left.rules(), name, one, locale),
                sentence(right.rules(), name, other, locale)));
      }
    }
    return new RuleDiff(
        summary(left.rules(), right.rules(), differences.size(), locale), differences);
  }

  private static Set<String> names(Map<String, String> left, Map<String, String> right) {
    Map<String, String> all = new LinkedHashMap<>(left);
    right.forEach(all::putIfAbsent);
    return all.keySet();
  }

  private static String sentence(Rules rules, String name, String value, Locale locale) {
    Words common = Words.common(locale);
    if (value.equals(ABSENT)) {
      return common.get("diff.absent");
    }
    String sentence = Words.of(rules.family(), locale).sentence(name, value);
    Optional<Applicability> idle = Applicability.whyIdle(rules, name);
    if (idle.isEmpty()) {
      return sentence;
    }
    String other = idle.get().other();
    return sentence + " " + common.get("diff.idle", other, rules.parameters().get(other));
  }

  private static String summary(Rules left, Rules right, int count, Locale locale) {
    Words common = Words.common(locale);
    String size =
        count == 0
            ? common.get("diff.none")
            : count == 1 ? common.get("diff.one") : common.get("diff.many", count);
    Set<String> families = new TreeSet<>(Set.of(left.family()));
    return families.add(right.family())
        ? size + " " + common.get("diff.families", left.family(), right.family())
        : size;
  }

  /** The differences as plain text; the names are those of the two rule sets. */
  public String text(String leftName, String rightName, int width) {
    StringBuilder text = new StringBuilder(Paragraph.wrap("", "", summary, width));
    int indent = 2 + Math.max(leftName.length(), rightName.length()) + 2;
    for (Difference difference : differences) {
      text.append('\n').append(difference.parameter()).append('\n');
      text.append(side(leftName, difference.left(), difference.leftSentence(), indent, width));
      text.append(side(rightName, difference.right(), difference.rightSentence(), indent, width));
    }
    return text.toString();
  }

  private static String side(String name, String value, String sentence, int indent, int width) {
    String first = "  " + name + " ".repeat(indent - 2 - name.length());
    return Paragraph.wrap(first, " ".repeat(indent), value + ". " + sentence, width);
  }
}
