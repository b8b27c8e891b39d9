package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.granary.engine.Parameter;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists and shows rule sets. */
@Command(
    name = "rules",
    description = "Lists the rule sets, or shows one with all its parameters.",
    footer = "  granary rules show abapa")
final class RulesCommand implements Callable<Integer> {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("rules", "Rules"),
          Column.text("title", "Title").withMaxWidth(Column.UNLIMITED));

  private static final List<Column> PARAMETERS =
      List.of(
          Column.text("parameter", "Parameter"),
          Column.text("value", "Value"),
          Column.text("meaning", "Meaning").withMaxWidth(Column.UNLIMITED));

  private final Console console;

  RulesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    list(new FormatOption());
    return ExitCode.DONE;
  }

  @Command(
      name = "list",
      description =
          "Lists the names and titles of the built-in rule sets; the first is the default.",
      footer = "  granary rules list")
  void list(@Mixin FormatOption format) throws IOException {
    try (TableWriter table = format.format().open(COLUMNS, console.out())) {
      for (RuleSet ruleSet : RuleSets.all()) {
        table.row(List.of(Cell.of(ruleSet.name()), Cell.of(ruleSet.title())));
      }
    }
  }

  @Command(
      name = "show",
      description = "Shows a rule set: where it comes from and every parameter.",
      footer = "  granary rules show 'abapa; maxCapturedHouses=5'")
  void show(
      @Parameters(
              paramLabel = "NAME",
              converter = RulesOption.Converter.class,
              description = "A name, or a name with changes as in 'abapa; maxCapturedHouses=5'.")
          RuleSet ruleSet)
      throws IOException {
    PrintWriter out = console.out();
    out.println(ruleSet.id());
    out.println(ruleSet.title());
    out.println();
    Paragraph.print(ruleSet.notes(), out);
    Paragraph.print("Source: " + ruleSet.source(), out);
    out.println("Family " + ruleSet.rules().family() + ", board " + ruleSet.layout());
    out.println();
    try (TableWriter table = TableFormat.TEXT.open(PARAMETERS, out)) {
      Map<String, String> values = ruleSet.rules().parameters();
      for (Parameter parameter : ruleSet.rules().schema()) {
        table.row(
            List.of(
                Cell.of(parameter.name()),
                Cell.of(String.valueOf(values.get(parameter.name()))),
                Cell.of(parameter.meaning())));
      }
    }
  }
}
