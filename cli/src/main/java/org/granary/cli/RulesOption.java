package org.granary.cli;

import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --rules}, alike in every command that has it. */
final class RulesOption {
  @Option(
      names = "--rules",
      paramLabel = "NAME|FILE",
      converter = ChosenRules.Converter.class,
      description = {
        "The rule set where a record names none: a name, a name with changes as in",
        "'abapa; maxCapturedHouses=5', or a rule file (.toml). Default: abapa."
      })
  private @Nullable ChosenRules chosen;

  /** The rule set asked for. */
  Optional<RuleSet> chosen() {
    return Optional.ofNullable(chosen).map(ChosenRules::ruleSet);
  }

  /** The rule set asked for, else the default. */
  RuleSet ruleSet() {
    return orUsual().ruleSet();
  }

  /** The rule sets that a record may name: the built-in ones and those of a file asked for. */
  RuleCatalog catalog() {
    return orUsual().catalog();
  }

  private ChosenRules orUsual() {
    return chosen == null ? ChosenRules.USUAL : chosen;
  }
}
