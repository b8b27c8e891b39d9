package org.granary.importer.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.GameDraft;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleSetTag;
import org.jspecify.annotations.Nullable;

/** One trial: the game and its options, then a line for each lap, pass or filled house. */
public final class LudiiTrial {
  private static final String PLAYED_OUT = "NaturalEnd";

  private final RawRecord record;
  private final GameDraft draft;
  private final List<String> options = new ArrayList<>();
  private final int[] setUp = new int[56];
  private boolean inOptions;
  private boolean readable = true;
  private boolean begun;
  private boolean hasSetUp;
  private @Nullable LudiiGame game;
  private @Nullable LudiiTurn turn;
  private int winnerAt = -1;
  private String winner = "";
  private String end = PLAYED_OUT;

  /** A reader of one record. */
  public LudiiTrial(RawRecord record) {
    this.record = record;
    this.draft = new GameDraft(record);
  }

  /** Its game, whatever is wrong with it. */
  public ParsedGame parse() {
    TextLines lines = new TextLines(record.text());
    while (readable && lines.advance()) {
      line(lines.line(), lines.offset());
    }
    flush();
    if (readable) {
      result();
    }
    return draft.build();
  }

  private void line(String line, int offset) {
    if (line.startsWith("game=")) {
      game(line.substring("game=".length()).strip(), offset);
    } else if (line.startsWith("START GAME OPTIONS")) {
      inOptions = true;
    } else if (line.startsWith("END GAME OPTIONS")) {
      inOptions = false;
    } else if (inOptions) {
      option(line.strip(), offset);
    } else if (line.startsWith("Move=")) {
      move(line, offset);
    } else {
      fact(line.strip(), offset);
    }
  }

  private void game(String path, int offset) {
    Optional<LudiiGame> known = LudiiGame.of(path);
    if (known.isEmpty()) {
      String message = "there are no rules here for Ludii's '" + path + "'";
      draft.problem(DiagnosticCode.UNKNOWN_RULE_SET, offset, path.length(), message, List.of());
      unread(offset);
    } else {
      game = known.get();
    }
  }

  private void unread(int offset) {
    draft.unread(record.text().substring(offset), offset);
    readable = false;
  }

  private void option(String option, int offset) {
    LudiiGame played = game;
    if (option.isEmpty() || played == null) {
      return;
    }
    options.add(option);
    if (!played.knows(option)) {
      String message = "the option '" + option + "' of " + played.title() + " is not known here";
      draft.problem(DiagnosticCode.UNKNOWN_VALUE, offset, option.length(), message, List.of());
    }
  }

  private void move(String text, int offset) {
    Optional<LudiiLine> line = LudiiLine.parse(text);
    LudiiGame played = game;
    if (line.isEmpty() || played == null || line.get().mover() > 2) {
      String reason = played == null ? "a move before the game is named" : "no move of a trial";
      draft.problem(DiagnosticCode.UNEXPECTED_TEXT, offset, text.length(), reason, List.of());
      flush();
      unread(offset);
    } else if (line.get().mover() == 0) {
      setUp(played, line.get());
    } else {
      begin(played);
      play(played, line.get(), offset);
    }
  }

  /** Lines of nobody fill the board. */
  private void setUp(LudiiGame played, LudiiLine line) {
    for (LudiiLine.Action action : line.actions()) {
      int house = played.house(action.to());
      if (action.kind().equals("SetCount") && house >= 0) {
        setUp[house] = Math.max(action.count(), 0);
        hasSetUp = true;
      }
    }
  }

  /** Everything about the start is known; the usual start goes without saying. */
  private void begin(LudiiGame played) {
    if (begun) {
      return;
    }
    begun = true;
    String name = played.ruleSet(options);
    draft.tag("RuleSet", RuleNames.shortest(name).orElseThrow(), 0);
    RuleSet ruleSet = RuleSetTag.parse(name).ruleSet().orElseThrow();
    Position usual = ruleSet.rules().start(Side.SOUTH);
    StringBuilder fen = new StringBuilder();
    boolean same = true;
    for (int house = 0; house < usual.layout().houseCount(); house++) {
      fen.append(setUp[house]).append('-');
      same &= setUp[house] == usual.seeds(house);
    }
    if (hasSetUp && !same) {
      draft.tag("FEN", fen + "0-0-S", 0);
    }
  }

  private void play(LudiiGame played, LudiiLine line, int offset) {
    boolean lap = played.hasLapLines() && line.has("Select");
    LudiiTurn before = turn;
    if (lap && before != null && before.mover() == line.mover()) {
      before.lap(line).ifPresent(message -> wrongLap(message, offset));
      return;
    }
    flush();
    if (line.has("Pass")) {
      pass(played, offset);
    } else if (line.fills()) {
      fill(played, line, offset);
    } else if (played.house(line.from()) < 0) {
      String message = "site " + line.from() + " is no house of " + played.title();
      draft.problem(DiagnosticCode.UNEXPECTED_TEXT, offset, 1, message, List.of());
      unread(offset);
    } else {
      turn = new LudiiTurn(played, line, offset);
    }
  }

  private void wrongLap(String message, int offset) {
    draft.problem(DiagnosticCode.WRONG_LANDING, offset, 1, message, List.of());
  }

  /** Where nobody may pass, Ludii passes for who has no move when the game is over. */
  private void pass(LudiiGame played, int offset) {
    if (played.hasLapLines()) {
      draft.pass(offset);
    }
  }

  private void fill(LudiiGame played, LudiiLine line, int offset) {
    int house =
        line.captures().isEmpty() ? LudiiGame.NOWHERE : played.house(line.captures().get(0).to());
    if (house < 0) {
      draft.problem(DiagnosticCode.UNEXPECTED_TEXT, offset, 1, "no house is filled", List.of());
      unread(offset);
    } else {
      draft.ply(house, offset, PlyClaims.NONE);
    }
  }

  private void flush() {
    LudiiTurn last = turn;
    turn = null;
    if (last != null && readable) {
      draft.ply(last.house(), last.offset(), last.claims());
    }
  }

  private void fact(String line, int offset) {
    if (line.startsWith("winner=")) {
      winner = line.substring("winner=".length());
      winnerAt = offset;
    } else if (line.startsWith("endtype=")) {
      end = line.substring("endtype=".length());
    } else if (line.startsWith("LUDII_VERSION=")) {
      draft.tag("Source", "Ludii " + line.substring("LUDII_VERSION=".length()), offset);
    }
  }

  private void result() {
    if (winnerAt < 0) {
      return;
    }
    boolean draw = winner.equals("0") && end.equals(PLAYED_OUT);
    String known = winner.equals("1") ? "1-0" : winner.equals("2") ? "0-1" : draw ? "1/2-1/2" : "*";
    draft.result(known, winnerAt);
    if (!end.equals(PLAYED_OUT)) {
      draft.tag("Termination", "unterminated", winnerAt);
    }
  }
}
