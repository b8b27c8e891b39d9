package org.granary.query;

import java.util.List;
import java.util.Random;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.HouseNames;
import org.granary.grammar.RuleSetTag;

/**
 * Seeded records with everything that a query may ask for: names in several scripts, dates known in
 * part, comments, variations, North first, set-up positions, faults, several rule sets.
 */
public final class RandomRecords {
  static final List<String> NAMES =
      List.of(
          "Ana Mba", "Anna Mbá", "Mba Ana", "Kɔdzo Ahi", "Łódź Józef", "Кызыл Ёлка", "?", "Ndong");
  static final List<String> EVENTS = List.of("Open de Malabo", "Opén Malabo 2024", "?", "Кубок");
  static final List<String> DATES =
      List.of(
          "2023.12.31",
          "2024.??.??",
          "2024.05.??",
          "2024.05.03",
          "2024",
          "2025.01.02",
          "?",
          "last May");
  static final List<String> COMMENTS =
      List.of("a long kroo", "krou on F", "forced feeding!", "кру", "the Krúu waits", "kro");
  static final List<String> RULES =
      List.of("abapa", "abapa", "abapa; maxCapturedHouses=4", "wari", "kalah");
  static final List<String> FILES =
      List.of("games/a.ogn", "games/b.ogn", "more/games/a.ogn", "x*y.ogn");

  private final Random random;

  public RandomRecords(long seed) {
    random = new Random(seed);
  }

  <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** A record; half of them follow a few openings, so that positions are met again. */
  public String record() {
    RuleSet ruleSet = RuleSetTag.parse(one(RULES)).ruleSet().orElse(RuleSets.ABAPA);
    Side first = random.nextInt(4) == 0 ? Side.NORTH : Side.SOUTH;
    StringBuilder text = new StringBuilder();
    tag(text, "Event", one(EVENTS));
    tag(text, "Site", one(EVENTS));
    tag(text, "Date", one(DATES));
    tag(text, "South", one(NAMES));
    tag(text, "North", one(NAMES));
    tag(text, "RuleSet", ruleSet.id());
    if (first == Side.NORTH) {
      tag(text, "FEN", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
    } else if (random.nextInt(8) == 0) {
      tag(text, "FEN", "4-4-4-0-5-5-5-5-4-4-4-4-0-0-N");
    }
    if (random.nextBoolean()) {
      tag(text, "Annotator", one(NAMES));
    }
    return text.append('\n').append(moves(ruleSet, text.toString())).append("\n\n").toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"").append(value).append("\"]\n");
  }

  private String moves(RuleSet ruleSet, String header) {
    Board board = ruleSet.rules().board();
    board.load(
        header.contains("5-5-5-5")
            ? ruleSet
                .rules()
                .play(ruleSet.rules().start(Side.SOUTH), new org.granary.engine.Move(3))
                .after()
            : ruleSet.rules().start(header.contains("-N\"") ? Side.NORTH : Side.SOUTH));
    StringBuilder text = new StringBuilder();
    int most = random.nextInt(3) == 0 ? random.nextInt(12) : 400;
    int broken = random.nextInt(6) == 0 ? random.nextInt(30) : -1;
    for (int ply = 0; ply < most && !board.isOver(); ply++) {
      int move = ply < 4 ? Long.numberOfTrailingZeros(board.legalMoves()) : any(board.legalMoves());
      move = random.nextInt(3) == 0 ? any(board.legalMoves()) : move;
      int written = ply == broken ? Layout.AWALE.turned(move) : move;
      text.append(HouseNames.name(Layout.AWALE, written)).append(ply % 12 == 11 ? "\n" : " ");
      board.playUnchecked(move);
      if (random.nextInt(60) == 0) {
        text.append("{ ").append(one(COMMENTS)).append(" } ");
      }
    }
    return text.toString();
  }

  private int any(long moves) {
    long left = moves;
    for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  /** A number from 0 on and below a bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }
}
