package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.granary.engine.RuleSet;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.RuleCatalog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the rule sets; its subcommands show, compare and check them. */
@Command(
    name = "rules",
    description = "Lists the rule sets, shows one in words, compares two, or checks rule files.",
    footer = "  granary rules show awale-libre --lang es")
final class RulesCommand implements Callable<Integer> {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("rules", "Rules"),
          Column.text("title", "Title").withMaxWidth(Column.UNLIMITED));

  private final Console console;

  private RulesCommand(Console console) {
    this.console = console;
  }

  /** The command with its subcommands. */
  static CommandLine with(Console console) {
    return new CommandLine(new RulesCommand(console))
        .addSubcommand(new RulesShowCommand(console))
        .addSubcommand(new RulesDiffCommand(console))
        .addSubcommand(new RulesCheckCommand(console));
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
      for (RuleSet ruleSet : RuleCatalog.builtIn().all()) {
        table.row(List.of(Cell.of(ruleSet.name()), Cell.of(ruleSet.title())));
      }
    }
  }
}
