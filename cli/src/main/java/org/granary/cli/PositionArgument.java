package org.granary.cli;

import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.grammar.Fen;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Positions as arguments; what is wrong with one is a mistake in the command line. */
final class PositionArgument {
  private PositionArgument() {}

  /**
   * Reads a position.
   *
   * @param where the option or parameter, for the message
   */
  static Position parse(String text, RuleSet ruleSet, String where, CommandSpec command) {
    Fen.Parsed parsed = Fen.parse(text, ruleSet);
    CommandLine line = command.commandLine();
    return parsed
        .position()
        .orElseThrow(
            () ->
                new ParameterException(
                    line, where + " '" + text + "': " + String.join("; ", parsed.problems())));
  }
}
