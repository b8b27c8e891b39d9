package org.granary.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleSetTag;
import org.granary.grammar.Severity;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A rule set that the user named.
 *
 * @param ruleSet the rule set
 * @param catalog where it was found: the built-in ones, and those of the file that he named
 */
record ChosenRules(RuleSet ruleSet, RuleCatalog catalog) {
  /** What holds where the user names none. */
  static final ChosenRules USUAL = new ChosenRules(RuleSets.ABAPA, RuleCatalog.builtIn());

  /** What to say of an argument that names a rule set. */
  static final String DESCRIPTION =
      "A name, a name with changes as in 'abapa; maxCapturedHouses=5', or a rule file (.toml).";

  /** Reads a name, a name with changes, or a file whose name ends in {@code .toml}. */
  static final class Converter implements ITypeConverter<ChosenRules> {
    @Override
    public ChosenRules convert(String text) {
      return text.endsWith(".toml") ? file(Path.of(text)) : named(text);
    }

    private static ChosenRules named(String text) {
      RuleSetTag.Parsed parsed = RuleSetTag.parse(text);
      RuleSet ruleSet =
          parsed
              .ruleSet()
              .orElseThrow(() -> new TypeConversionException(String.join("; ", parsed.problems())));
      return new ChosenRules(ruleSet, RuleCatalog.builtIn());
    }

    private static ChosenRules file(Path path) {
      try {
        RuleCatalog catalog = RuleFiles.read(List.of(path));
        Optional<RuleSet> ruleSet = catalog.ofSource(path.toString());
        return new ChosenRules(ruleSet.orElseThrow(() -> broken(catalog)), catalog);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static TypeConversionException broken(RuleCatalog catalog) {
      return new TypeConversionException(
          catalog.problems().stream()
              .filter(problem -> problem.severity() == Severity.ERROR)
              .map(Diagnostic::render)
              .collect(Collectors.joining("\n", "the rule file has errors\n", "")));
    }
  }
}
