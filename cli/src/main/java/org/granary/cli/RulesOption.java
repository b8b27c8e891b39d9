package org.granary.cli;

import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleSetTag;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --rules}, alike in every command that has it. */
final class RulesOption {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      converter = Converter.class,
      description = {
        "The rule set where a record names none: a name, or a name with changes as in",
        "'abapa; maxCapturedHouses=5'. Default: abapa."
      })
  private @Nullable RuleSet chosen;

  /** The rule set asked for. */
  Optional<RuleSet> chosen() {
    return Optional.ofNullable(chosen);
  }

  /** The rule set asked for, else the default. */
  RuleSet ruleSet() {
    return chosen().orElse(RuleSets.ABAPA);
  }

  /** Reads a rule set's name. */
  static final class Converter implements ITypeConverter<RuleSet> {
    @Override
    public RuleSet convert(String text) {
      RuleSetTag.Parsed parsed = RuleSetTag.parse(text);
      return parsed
          .ruleSet()
          .orElseThrow(() -> new TypeConversionException(String.join("; ", parsed.problems())));
    }
  }
}
