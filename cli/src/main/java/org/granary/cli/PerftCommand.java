package org.granary.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.granary.engine.Move;
import org.granary.engine.Perft;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
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

  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  PerftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (depth < 1 || depth > DEEPEST) {
      throw new ParameterException(
          spec.commandLine(), "DEPTH is 1 to " + DEEPEST + ", not " + depth);
    }
    RuleSet ruleSet = rules.ruleSet();
    Position start =
        position == null
            ? ruleSet.rules().start(Side.SOUTH)
            : PositionArgument.parse(position, ruleSet, "--position", spec);
    if (divide) {
      printDivided(ruleSet, start);
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

  private void printDivided(RuleSet ruleSet, Position start) {
    PrintWriter out = console.out();
    Perft perft = new Perft(ruleSet.rules());
    for (Move move : ruleSet.rules().legalMoves(start)) {
      Position next = ruleSet.rules().play(start, move).after();
      long sequences = depth == 1 ? 1 : perft.count(next, depth - 1).sequences();
      String name = move.isPass() ? "-" : HouseNames.name(ruleSet.layout(), move.code());
      out.println(name + " " + sequences);
    }
  }
}
