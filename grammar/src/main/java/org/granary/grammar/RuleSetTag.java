package org.granary.grammar;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;

/** Rule sets as records name them: {@code abapa; maxCapturedHouses=5}, or a Variant's alias. */
public final class RuleSetTag {
  /** Other names of rule sets, in lower case without accents, blanks and hyphens. */
  private static final Map<String, List<String>> ALIASES =
      Map.of(
          "abapa", List.of("owareabapa", "oware", "awale", "ayo", "ayoawale"),
          "wari", List.of("wari", "warri"),
          "awari", List.of("awari"),
          "awale-libre", List.of("awalelibre"),
          "awale-myriad", List.of("awalemyriad", "myriad"),
          "awagagae", List.of("awagagae"),
          "kalah", List.of("kalah", "kalaha"),
          "ayoayo", List.of("ayoayo"),
          "toguz-kumalak",
              List.of(
                  "togyzkumalak",
                  "toguzkumalak",
                  "toguzkorgool",
                  "toguzkorgol",
                  "togyzqumalaq",
                  "togizkumalak",
                  "тогызкумалак",
                  "тоғызқұмалақ",
                  "тогузкоргоол"));

  private RuleSetTag() {}

  /**
   * What reading a tag gave.
   *
   * @param ruleSet the rule set, unless it could not be told
   * @param problems what is wrong, each a sentence
   */
  public record Parsed(Optional<RuleSet> ruleSet, List<String> problems) {
    public Parsed {
      problems = List.copyOf(problems);
    }
  }

  /** Reads the value of a RuleSet tag or of the option {@code --rules}. */
  public static Parsed parse(String text) {
    String[] parts = text.split(";", -1);
    String name = parts[0].strip();
    Optional<RuleSet> named = RuleSets.find(name.toLowerCase(Locale.ROOT));
    if (named.isEmpty()) {
      String known = String.join(", ", RuleSets.all().stream().map(RuleSet::name).toList());
      return failed("there is no rule set '" + name + "'; known are: " + known);
    }
    RuleSet ruleSet = named.get();
    List<String> problems = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i].strip();
      int equals = part.indexOf('=');
      if (equals < 0) {
        problems.add("'" + part + "' is not of the form parameter=value");
        continue;
      }
      try {
        ruleSet =
            ruleSet.with(part.substring(0, equals).strip(), part.substring(equals + 1).strip());
      } catch (IllegalArgumentException e) {
        problems.add("'" + part + "': " + e.getMessage());
      }
    }
    return problems.isEmpty()
        ? new Parsed(Optional.of(ruleSet), problems)
        : new Parsed(Optional.empty(), problems);
  }

  private static Parsed failed(String problem) {
    return new Parsed(Optional.empty(), List.of(problem));
  }

  /** The rule set that a Variant tag's value is an alias of, whatever its case and accents. */
  public static Optional<RuleSet> variant(String text) {
    String alias = simplified(text);
    return ALIASES.entrySet().stream()
        .filter(entry -> entry.getValue().contains(alias))
        .findFirst()
        .flatMap(entry -> RuleSets.find(entry.getKey()));
  }

  /** The rule set that a record's headers name, by RuleSet or else by Variant. */
  static Optional<RuleSet> of(Headers headers) {
    Optional<String> tag = headers.known("RuleSet");
    return tag.isPresent()
        ? parse(tag.get()).ruleSet()
        : headers.known("Variant").flatMap(RuleSetTag::variant);
  }

  private static String simplified(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("[\\p{M}\\s_()-]", "")
        .toLowerCase(Locale.ROOT);
  }
}
