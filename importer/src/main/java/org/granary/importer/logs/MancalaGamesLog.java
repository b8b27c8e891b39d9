package org.granary.importer.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.DrawnBoard;
import org.granary.grammar.GameDraft;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleSetTag;
import org.jspecify.annotations.Nullable;

/** One log: parameters, then numbered moves, each with the board after it in two rows. */
public final class MancalaGamesLog {
  private static final Pattern PARAMETER =
      Pattern.compile(
          "\\{?\\s*'([a-z_]{1,30})': (?:<\\w{1,40}\\.(\\w{1,40}): -?[0-9]{1,6}>|(.{1,60}?))[,}]?\\s*");

  private static final Pattern CONSTANTS =
      Pattern.compile("GameConsts\\(nbr_start=([0-9]{1,2}), holes=([0-9]{1,2})\\).*");

  private static final Pattern MOVE =
      Pattern.compile("([0-9]{1,6}): (South|North) move ([0-9]{1,2}|PASS)\\b.*");

  private static final Pattern START = Pattern.compile("0: Start Game.*");
  private static final Pattern END = Pattern.compile("(WIN|TIE)(?: by (South|North))?\\b.*");

  private final RawRecord record;
  private final GameDraft draft;
  private final MancalaGamesRules rules = new MancalaGamesRules();
  private final List<DrawnRow> rows = new ArrayList<>();
  private boolean inParameters;
  private boolean readable = true;
  private @Nullable Turn turn;
  private boolean started;
  private int rowsAt;

  /** A move that waits for its board; the start has no house. */
  private record Turn(int house, int offset) {
    private static final int START = -1;
    private static final int PASS = -2;
  }

  /** A reader of one record. */
  public MancalaGamesLog(RawRecord record) {
    this.record = record;
    this.draft = new GameDraft(record);
  }

  /** Its game, whatever is wrong with it. */
  public ParsedGame parse() {
    TextLines lines = new TextLines(record.text());
    while (readable && lines.advance()) {
      String line = lines.line();
      if (!line.isBlank()) {
        line(line, lines.offset());
      }
    }
    flush();
    return draft.build();
  }

  private void line(String line, int offset) {
    if (inParameters) {
      parameter(line);
    } else if (line.startsWith("GameInfo")) {
      inParameters = true;
    } else if (line.startsWith("GameConsts")) {
      constants(line, offset);
    } else if (line.startsWith("*** New game")) {
      newGame(offset);
    } else if (started) {
      play(line, offset);
    }
  }

  private void constants(String line, int offset) {
    Matcher constants = CONSTANTS.matcher(line);
    int houses = constants.matches() ? Integer.parseInt(constants.group(2)) : 0;
    if (houses < 1 || houses > 28) {
      stop(offset, line, "no board of two rows");
    } else {
      rules.setBoard(houses, Integer.parseInt(constants.group(1)));
    }
  }

  private void parameter(String line) {
    Matcher parameter = PARAMETER.matcher(line);
    if (parameter.matches()) {
      String choice = parameter.group(2);
      rules.set(parameter.group(1), choice == null ? parameter.group(3) : choice);
    }
    inParameters = !line.stripTrailing().endsWith("}");
  }

  private void newGame(int offset) {
    if (started) {
      stop(offset, "*** New game", "a second game in one log");
      return;
    }
    started = true;
    for (String unknown : rules.unknown()) {
      String message = "the parameter " + unknown + " has no counterpart here and is passed over";
      int at = Math.max(0, record.text().indexOf("'" + unknown.replaceFirst("=.*", "'")));
      draft.problem(DiagnosticCode.UNKNOWN_VALUE, at, 1, message, List.of());
    }
    Optional<String> name = rules.ruleSet().flatMap(RuleNames::shortest);
    if (name.isEmpty()) {
      String message = "no rules here are those of these parameters";
      draft.problem(DiagnosticCode.UNKNOWN_RULE_SET, 0, 1, message, List.of());
      draft.unread(record.text().substring(offset), offset);
      readable = false;
    } else {
      draft.tag("RuleSet", name.get(), 0);
    }
  }

  private void play(String line, int offset) {
    Matcher move = MOVE.matcher(line);
    Matcher end = END.matcher(line);
    if (move.matches()) {
      flush();
      move(move, offset);
    } else if (START.matcher(line).matches()) {
      turn = new Turn(Turn.START, offset);
    } else if (end.matches()) {
      end(end, offset);
    } else {
      row(line, offset);
    }
  }

  private void move(Matcher move, int offset) {
    int number = Integer.parseInt(move.group(1));
    int expected = draft.plyCount() + 1;
    if (number != expected) {
      String message = "move number " + number + ", expected " + expected;
      int length = move.end(1) - move.start(1);
      draft.problem(DiagnosticCode.MOVE_NUMBER, offset, length, message, List.of());
    }
    int house = house(move.group(2), move.group(3));
    if (house < Turn.PASS) {
      stop(offset, move.group(), "the row has no such house");
    } else {
      turn = new Turn(house, offset + move.start(2));
    }
  }

  /** North's houses are numbered as they are drawn: from South's left to right. */
  private int house(String side, String place) {
    if (place.equals("PASS")) {
      return Turn.PASS;
    }
    int number = Integer.parseInt(place);
    boolean south = side.equals("South");
    int house = south ? number : 2 * rules.houses() - 1 - number;
    return number < rules.houses() ? house : Turn.PASS - 1;
  }

  private void end(Matcher end, int offset) {
    boolean won = end.group(1).equals("WIN") && end.group(2) != null;
    draft.result(!won ? "1/2-1/2" : end.group(2).equals("South") ? "1-0" : "0-1", offset);
  }

  private void row(String line, int offset) {
    Optional<DrawnRow> row = DrawnRow.parse(line, rules.houses());
    if (row.isEmpty() || turn == null || rows.size() == 2) {
      stop(offset, line, "no move, and no row of a board that belongs to one");
      return;
    }
    if (rows.isEmpty()) {
      rowsAt = offset + line.length() - line.stripLeading().length();
    }
    rows.add(row.get());
  }

  private void stop(int offset, String line, String reason) {
    flush();
    String shown = line.strip();
    String message = "'" + shown.substring(0, Math.min(40, shown.length())) + "': " + reason;
    draft.problem(DiagnosticCode.UNEXPECTED_TEXT, offset, line.length(), message, List.of());
    draft.unread(record.text().substring(offset), offset);
    readable = false;
  }

  private void flush() {
    Turn last = turn;
    turn = null;
    if (last == null) {
      return;
    }
    Optional<DrawnBoard> board = board();
    if (last.house() == Turn.START) {
      start(board);
    } else if (last.house() == Turn.PASS) {
      draft.pass(last.offset());
    } else {
      PlyClaims claims = board.map(PlyClaims.NONE::withBoard).orElse(PlyClaims.NONE);
      draft.ply(last.house(), last.offset(), claims);
    }
    rows.clear();
  }

  private Optional<DrawnBoard> board() {
    if (rows.size() < 2) {
      return Optional.empty();
    }
    DrawnRow north = rows.get(0);
    DrawnRow south = rows.get(1);
    List<Integer> seeds = new ArrayList<>(south.seeds());
    for (int i = rules.houses() - 1; i >= 0; i--) {
      seeds.add(north.seeds().get(i));
    }
    int southStore = south.store() + north.others();
    int northStore = north.store() + south.others();
    return Optional.of(new DrawnBoard(seeds, southStore, northStore, rowsAt));
  }

  /** Who begins, and the position unless it is the usual one. */
  private void start(Optional<DrawnBoard> drawn) {
    if (drawn.isEmpty()) {
      return;
    }
    boolean north = rows.get(0).toMove();
    RuleSet ruleSet = rules.ruleSet().flatMap(n -> RuleSetTag.parse(n).ruleSet()).orElseThrow();
    Position usual = ruleSet.rules().start(north ? Side.NORTH : Side.SOUTH);
    DrawnBoard board = drawn.get();
    boolean same = board.southStore() + board.northStore() == 0;
    StringBuilder fen = new StringBuilder();
    for (int house = 0; house < board.seeds().size(); house++) {
      same &= usual.seeds(house) == board.seeds().get(house);
      fen.append(board.seeds().get(house)).append('-');
    }
    fen.append(board.southStore()).append('-').append(board.northStore());
    if (!same) {
      draft.tag("FEN", fen.append(north ? "-N" : "-S").toString(), board.offset());
    } else if (north) {
      draft.tag("FirstMover", "North", board.offset());
    }
  }
}
