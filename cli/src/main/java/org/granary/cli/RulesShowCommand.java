package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.granary.engine.Parameter;
import org.granary.engine.Rules;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.sheets.RuleSheet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows one rule set. */
@Command(
    name = "show",
    description = "Shows a rule set in sentences, with its source and the points it settles.",
    footer = "  granary rules show 'abapa; maxCapturedHouses=5' --lang fr")
final class RulesShowCommand implements Callable<Integer> {
  /** The width of a sheet on a terminal, in characters. */
  static final int WIDTH = 79;

  private static final List<Column> PARAMETERS =
      List.of(
          Column.text("parameter", "Parameter"),
          Column.text("value", "Value"),
          Column.text("meaning", "Meaning").withMaxWidth(Column.UNLIMITED));

  @Parameters(
      paramLabel = "NAME|FILE",
      converter = ChosenRules.Converter.class,
      description = ChosenRules.DESCRIPTION)
  private ChosenRules chosen;

  @Option(
      names = "--parameters",
      description = "A table of the parameters, as rule files write them, instead of sentences.")
  private boolean parameters;

  @Mixin private LanguageOption language;
  @Mixin private FormatOption format;
  private final Console console;

  RulesShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (parameters || !format.forPeople()) {
      table(chosen.ruleSet().rules());
    } else {
      RuleSheet sheet = RuleSheet.of(chosen.ruleSet(), chosen.catalog(), language.language());
      console.out().print(sheet.text(WIDTH));
    }
    return ExitCode.DONE;
  }

  private void table(Rules rules) throws IOException {
    Map<String, String> values = rules.parameters();
    try (TableWriter table = format.format().open(PARAMETERS, console.out())) {
      for (Parameter parameter : rules.schema()) {
        table.row(
            List.of(
                Cell.of(parameter.name()),
                Cell.of(String.valueOf(values.get(parameter.name()))),
                Cell.of(parameter.meaning())));
      }
    }
  }
}
