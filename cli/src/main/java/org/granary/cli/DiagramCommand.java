package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.exporter.SafeFile;
import org.granary.exporter.diagrams.Diagram;
import org.granary.exporter.diagrams.DiagramFormat;
import org.granary.grammar.BoardText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws a position. */
@Command(
    name = "diagram",
    description = "Draws a position as SVG, PNG or PDF; without --to, in text.",
    footer = "  granary diagram 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S --move C --to start.svg")
final class DiagramCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "POS",
      description =
          "South's houses from its left, North's from its left, both stores, the side to move.")
  private String position;

  @Option(
      names = "--move",
      paramLabel = "HOUSE",
      description = "Mark this move: where it starts and ends and what it captures.")
  private @Nullable String move;

  @Option(
      names = "--to",
      paramLabel = "OUT",
      description = "The file to write; its ending says what: .svg, .png or .pdf.")
  private @Nullable Path to;

  @Option(
      names = "--width",
      paramLabel = "N",
      defaultValue = "" + DiagramFormat.USUAL_WIDTH,
      description = "Width in pixels (PNG, SVG) or points (PDF), 100 to 10000. Default: 800.")
  private int width;

  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  DiagramCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    RuleSet ruleSet = rules.ruleSet();
    Position board = PositionArgument.parse(position, ruleSet, "POS", spec);
    Diagram diagram = move == null ? Diagram.of(board) : marked(ruleSet, board, move);
    if (width < 100 || width > 10_000) {
      throw usage("--width is 100 to 10000, not " + width);
    }
    if (to == null) {
      console.out().println(BoardText.draw(board));
      return ExitCode.DONE;
    }
    DiagramFormat format =
        DiagramFormat.ofFileName(to.toString())
            .orElseThrow(() -> usage("--to " + to + ": the ending is .svg, .png or .pdf"));
    SafeFile.write(to, out -> format.write(diagram, width, out));
    return ExitCode.DONE;
  }

  private Diagram marked(RuleSet ruleSet, Position board, String house) {
    Move played = MovesArgument.move(house, ruleSet, board, "--move", spec);
    return Diagram.before(ruleSet.rules().play(board, played));
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
