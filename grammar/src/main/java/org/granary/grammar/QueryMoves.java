package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;

/**
 * Moves in queries: letters, with or without blanks, numbers and captures between them.
 *
 * @param first who plays the first of them
 * @param moves all that could be read
 * @param problem what is wrong with the text, at a 1-based column of it
 */
record QueryMoves(Optional<Side> first, List<Move> moves, Optional<QueryProblem> problem) {
  private static final Pattern STEP = Pattern.compile("\\s+|[0-9]+\\.+|\\+[0-9]+|([A-Za-z])");

  /** Reads moves. */
  static QueryMoves parse(String text) {
    List<Move> moves = new ArrayList<>();
    Optional<Side> first = Optional.empty();
    Matcher step = STEP.matcher(text);
    int at = 0;
    while (at < text.length()) {
      if (!step.find(at) || step.start() != at) {
        return bad(text, at, "moves are letters, South's A to F and North's a to f");
      }
      if (step.group(1) != null) {
        OptionalInt house = HouseNames.house(Layout.AWALE, text.charAt(at));
        if (house.isEmpty()) {
          return bad(text, at, "there is no house \"" + text.charAt(at) + "\"");
        }
        Side mover = Layout.AWALE.row(house.getAsInt());
        first = first.or(() -> Optional.of(mover));
        moves.add(Move.house(house.getAsInt()));
      }
      at = step.end();
    }
    return moves.isEmpty()
        ? bad("?", 0, "there is no move here")
        : new QueryMoves(first, moves, Optional.empty());
  }

  private static QueryMoves bad(String text, int at, String message) {
    int column = text.codePointCount(0, at) + 1;
    QueryProblem problem = new QueryProblem(column, 1, message, List.of());
    return new QueryMoves(Optional.empty(), List.of(), Optional.of(problem));
  }
}
