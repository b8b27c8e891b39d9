package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.sheets.RuleDiff;
import org.granary.grammar.sheets.RuleDiff.Difference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Compares two rule sets. */
@Command(
    name = "diff",
    description = "Names every parameter in which two rule sets differ, and what that means.",
    footer = "  granary rules diff awale-libre awale-myriad")
final class RulesDiffCommand implements Callable<Integer> {
  private static final List<Column> COLUMNS =
      List.of(
          Column.text("parameter", "Parameter"),
          Column.text("left", "First"),
          Column.text("right", "Second"),
          Column.text("leftMeaning", "First means").withMaxWidth(Column.UNLIMITED),
          Column.text("rightMeaning", "Second means").withMaxWidth(Column.UNLIMITED));

  @Parameters(
      index = "0",
      paramLabel = "FIRST",
      converter = ChosenRules.Converter.class,
      description = ChosenRules.DESCRIPTION)
  private ChosenRules first;

  @Parameters(
      index = "1",
      paramLabel = "SECOND",
      converter = ChosenRules.Converter.class,
      description = "Likewise.")
  private ChosenRules second;

  @Mixin private LanguageOption language;
  @Mixin private FormatOption format;
  private final Console console;

  RulesDiffCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    RuleDiff diff = RuleDiff.of(first.ruleSet(), second.ruleSet(), language.language());
    if (format.forPeople()) {
      String left = first.ruleSet().id();
      console.out().print(diff.text(left, second.ruleSet().id(), RulesShowCommand.WIDTH));
      return ExitCode.DONE;
    }
    try (TableWriter table = format.format().open(COLUMNS, console.out())) {
      for (Difference difference : diff.differences()) {
        table.row(row(difference));
      }
    }
    return ExitCode.DONE;
  }

  private static List<Cell> row(Difference difference) {
    return List.of(
        Cell.of(difference.parameter()),
        Cell.of(difference.left()),
        Cell.of(difference.right()),
        Cell.of(difference.leftSentence()),
        Cell.of(difference.rightSentence()));
  }
}
