package org.granary.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.granary.engine.RuleSet;

/** Rule sets as records name them: {@code abapa; maxCapturedHouses=5}, or a Variant's alias. */
public final class RuleSetTag {
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

  /** Reads the value of a RuleSet tag or of the option {@code --rules}: a built-in rule set. */
  public static Parsed parse(String text) {
    return parse(text, RuleCatalog.builtIn());
  }

  /** Reads the value of a RuleSet tag or of the option {@code --rules}. */
  public static Parsed parse(String text, RuleCatalog catalog) {
    List<String> parts = Arrays.asList(text.split(";", -1));
    String name = parts.get(0).strip();
    Optional<RuleSet> named = catalog.find(name.toLowerCase(Locale.ROOT));
    return named.isPresent()
        ? changed(named.get(), parts.subList(1, parts.size()))
        : new Parsed(Optional.empty(), List.of(unknown(name, catalog)));
  }

  private static String unknown(String name, RuleCatalog catalog) {
    List<String> known = catalog.all().stream().map(RuleSet::name).toList();
    List<String> meant = Spelling.nearest(name, known);
    String hint =
        meant.isEmpty()
            ? "; known are: " + String.join(", ", known)
            : "; did you mean " + String.join(" or ", meant) + "?";
    return "there is no rule set '" + name + "'" + hint;
  }

  private static Parsed changed(RuleSet named, List<String> changes) {
    RuleSet ruleSet = named;
    List<String> problems = new ArrayList<>();
    for (String change : changes) {
      String part = change.strip();
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
    return new Parsed(problems.isEmpty() ? Optional.of(ruleSet) : Optional.empty(), problems);
  }

  /** The built-in rule set that a Variant tag's value is an alias of, whatever case and accents. */
  public static Optional<RuleSet> variant(String text) {
    return RuleCatalog.builtIn().variant(text);
  }

  /** The rule set that a record's headers name, by RuleSet or else by Variant. */
  static Optional<RuleSet> of(Headers headers, RuleCatalog catalog) {
    Optional<String> tag = headers.known("RuleSet");
    return tag.isPresent()
        ? parse(tag.get(), catalog).ruleSet()
        : headers.known("Variant").flatMap(catalog::variant);
  }
}
