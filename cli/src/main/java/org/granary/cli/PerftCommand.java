package org.granary.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.granary.engine.Move;
import org.granary.engine.Perft;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.HouseNames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts move sequences: the usual check of a move generator. */
@Command(
    name = "perft",
    description = "Counts the sequences of 1, 2, … DEPTH legal moves; one line.",
    footer = "  granary perft 6")
final class PerftCommand implements Callable<Integer> {
  private static final int DEEPEST = 40;
  private static final List<Column> COUNTED =
      List.of(Column.number("depth", "Depth"), Column.number("sequences", "Sequences"));
  private static final List<Column> DIVIDED =
      List.of(Column.text("move", "Move"), Column.number("sequences", "Sequences"));

  @Parameters(paramLabel = "DEPTH", description = "How many moves deep, 1 to " + DEEPEST + ".")
  private int depth;

  @Option(
      names = "--position",
      paramLabel = "POS",
      description = "Where to begin, as in 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S. Default: the start.")
  private @Nullable String position;

  @Option(
      names = "--divide",
      description = "Count only sequences of DEPTH moves, a line for each first move.")
  private boolean divide;

  @Mixin private FormatOption format;
  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  PerftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (depth < 1 || depth > DEEPEST) {
      throw new ParameterException(
          spec.commandLine(), "DEPTH is 1 to " + DEEPEST + ", not " + depth);
    }
    RuleSet ruleSet = rules.ruleSet();
    Position start =
        position == null
            ? ruleSet.rules().start(Side.SOUTH)
            : PositionArgument.parse(position, ruleSet, "--position", spec);
    if (!format.forPeople()) {
      printTable(ruleSet, start);
    } else if (divide) {
      divided(ruleSet, start).forEach((move, all) -> console.out().println(move + " " + all));
    } else {
      printCounts(ruleSet, start);
    }
    return ExitCode.DONE;
  }

  private void printCounts(RuleSet ruleSet, Position start) {
    Perft perft = new Perft(ruleSet.rules());
    for (int d = 1; d <= depth; d++) {
      console.out().print((d == 1 ? "" : " ") + perft.count(start, d).sequences());
      console.out().flush();
    }
    console.out().println();
  }

  /** Sequences of all moves by the first of them. */
  private Map<String, Long> divided(RuleSet ruleSet, Position start) {
    Map<String, Long> counts = new LinkedHashMap<>();
    Perft perft = new Perft(ruleSet.rules());
    for (Move move : ruleSet.rules().legalMoves(start)) {
      Position next = ruleSet.rules().play(start, move).after();
      long sequences = depth == 1 ? 1 : perft.count(next, depth - 1).sequences();
      counts.put(move.isPass() ? "-" : HouseNames.name(ruleSet.layout(), move.code()), sequences);
    }
    return counts;
  }

  private void printTable(RuleSet ruleSet, Position start) throws IOException {
    try (TableWriter table = format.format().open(divide ? DIVIDED : COUNTED, console.out())) {
      if (divide) {
        for (Map.Entry<String, Long> move : divided(ruleSet, start).entrySet()) {
          table.row(List.of(Cell.of(move.getKey()), Cell.of(move.getValue())));
        }
      } else {
        Perft perft = new Perft(ruleSet.rules());
        for (int d = 1; d <= depth; d++) {
          table.row(List.of(Cell.of(d), Cell.of(perft.count(start, d).sequences())));
        }
      }
    }
  }
}
