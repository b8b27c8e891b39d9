package org.granary.cli;

import java.util.Optional;
import java.util.OptionalInt;
import org.granary.engine.Illegality;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.exporter.games.EndText;
import org.granary.grammar.HouseNames;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Moves as arguments; one that cannot be played is a mistake in the command line. */
final class MovesArgument {
  private MovesArgument() {}

  /**
   * Plays moves from a position. They are house names with blanks between; numbers as in {@code
   * 12.} and captures as in {@code +3} may stand with them.
   *
   * @param where the option, for the message
   */
  static Position play(
      String moves, RuleSet ruleSet, Position start, String where, CommandSpec command) {
    Position position = start;
    for (String word : moves.strip().split("\\s+", 0)) {
      String house = word.replaceFirst("^\\d+\\.+", "").replaceFirst("\\+\\d+$", "");
      if (!house.isEmpty()) {
        Move move = move(house, ruleSet, position, where, command);
        position = ruleSet.rules().play(position, move).after();
      }
    }
    return position;
  }

  /** A legal move by the name of its house. */
  static Move move(
      String house, RuleSet ruleSet, Position position, String where, CommandSpec command) {
    OptionalInt index = index(house, ruleSet.layout(), position);
    if (index.isEmpty()) {
      throw new ParameterException(
          command.commandLine(), where + ": there is no house '" + house + "'");
    }
    Move move = Move.house(index.getAsInt());
    Optional<Illegality> reason = ruleSet.rules().whyIllegal(position, move);
    if (reason.isPresent()) {
      String why = EndText.words(reason.get());
      throw new ParameterException(
          command.commandLine(),
          where + ": " + house + " cannot be played at " + position + ": " + why);
    }
    return move;
  }

  private static OptionalInt index(String house, Layout layout, Position position) {
    if (house.length() != 1) {
      return OptionalInt.empty();
    }
    int digit = house.charAt(0) - '1';
    if (HouseNames.digits(layout) && digit >= 0 && digit < layout.houses()) {
      return OptionalInt.of(layout.firstHouse(position.toMove()) + digit);
    }
    return HouseNames.house(layout, house.charAt(0));
  }
}
