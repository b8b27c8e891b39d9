package org.granary.importer.tables;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Layout;
import org.granary.grammar.GameDraft;
import org.granary.grammar.HouseNames;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;

/**
 * Moves on boards of nine by nothing but the house: {@code 7 9 3 1}; OGN takes them for numbers.
 */
final class BareDigits {
  private static final Pattern MOVES = Pattern.compile("[1-9-](?:\\s+[1-9-])*");
  private static final Pattern MOVE = Pattern.compile("[1-9-]");

  private BareDigits() {}

  /** The game, if the cell holds nothing else. */
  static Optional<ParsedGame> read(Cell cell, Layout layout, RawRecord record) {
    if (!HouseNames.digits(layout) || !MOVES.matcher(cell.value()).matches()) {
      return Optional.empty();
    }
    GameDraft draft = new GameDraft(record);
    Matcher move = MOVE.matcher(record.text());
    while (move.find()) {
      if (move.group().equals("-")) {
        draft.pass(move.start());
      } else {
        draft.plyInRow(move.group().charAt(0) - '1', move.start(), PlyClaims.NONE);
      }
    }
    return Optional.of(draft.build());
  }
}
