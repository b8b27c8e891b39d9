package org.granary.cli;

import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The option {@code --rules} of commands that can also find out the rules of a record. */
final class RulesOrAuto {
  @Option(
      names = "--rules",
      paramLabel = "NAME|FILE|auto",
      converter = Converter.class,
      description = {
        "The rule set where a record names none: a name, a name with changes as in",
        "'abapa; maxCapturedHouses=5', or a rule file (.toml). Default: abapa.",
        "auto: those built in that fit a record best, whatever it names."
      })
  private Asked asked = new Asked(false, ChosenRules.USUAL);

  /**
   * What the option says.
   *
   * @param auto whether the rules are to be found out
   * @param rules else the rules named, or the usual ones
   */
  record Asked(boolean auto, ChosenRules rules) {}

  boolean auto() {
    return asked.auto();
  }

  /** The rule set asked for, else the default. */
  RuleSet ruleSet() {
    return asked.rules().ruleSet();
  }

  /** The rule sets that a record may name: the built-in ones and those of a file asked for. */
  RuleCatalog catalog() {
    return asked.rules().catalog();
  }

  /** Reads {@code auto}, or what {@link ChosenRules} reads. */
  static final class Converter implements ITypeConverter<Asked> {
    @Override
    public Asked convert(String text) {
      return text.equals("auto")
          ? new Asked(true, ChosenRules.USUAL)
          : new Asked(false, new ChosenRules.Converter().convert(text));
    }
  }
}
