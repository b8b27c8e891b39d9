package org.granary.grammar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.granary.engine.Game;
import org.granary.engine.Stop;
import org.granary.grammar.RuleVerdict.ResultFit;

/** One record under one rule set: finds the first place at which they part. */
final class RuleTrial {
  /** Play that is looked at ply by ply, and what a record has wrong whatever its rules are. */
  private static final Set<DiagnosticCode> NOT_ASKED =
      EnumSet.of(
          DiagnosticCode.ILLEGAL_MOVE,
          DiagnosticCode.MOVE_AFTER_END,
          DiagnosticCode.WRONG_CAPTURE,
          DiagnosticCode.ILLEGAL_VARIATION,
          DiagnosticCode.WRONG_RESULT,
          DiagnosticCode.RESULT_MISMATCH,
          DiagnosticCode.MISSING_POSITION);

  private final ParsedGame parsed;
  private final GameText text;
  private final CheckedGame checked;
  private final Game game;

  private RuleTrial(ParsedGame parsed, CheckedGame checked) {
    this.parsed = parsed;
    this.text = checked.text();
    this.checked = checked;
    this.game = checked.game();
  }

  /**
   * Tries a record; every verdict has place 1.
   *
   * @param parsed the record, read with the board of the rule set
   * @param checker replays under the rule set
   */
  static RuleVerdict of(ParsedGame parsed, GameChecker checker) {
    return new RuleTrial(parsed, checker.check(parsed)).verdict();
  }

  private RuleVerdict verdict() {
    Optional<Parting> inPlay =
        partings().stream().min(Comparator.comparingInt(parting -> parting.ply()));
    Result result = new Result(text, game, inPlay.isPresent());
    Optional<Parting> parting = inPlay.or(() -> otherResult(result));
    return new RuleVerdict(1, checked, fit(result, parting), parting);
  }

  private List<Parting> partings() {
    List<Parting> found = new ArrayList<>();
    game.stop().ifPresent(stop -> found.add(new Parting.NotLegal(stop, game)));
    wrongCapture().ifPresent(found::add);
    checked.diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR && !NOT_ASKED.contains(d.code()))
        .filter(d -> !parsed.diagnostics().contains(d))
        .findFirst() // they are in the order of the record
        .ifPresent(d -> found.add(new Parting.Other(ply(d.span()), d)));
    unread().ifPresent(found::add);
    return found;
  }

  private Optional<Parting> wrongCapture() {
    int last = game.stop().map(Stop::ply).orElse(game.plyCount() + 1) - 1;
    for (int ply = 1; ply <= last; ply++) {
      if (!PlayCheck.agrees(text.line(), game, ply)) {
        String move = IllegalMoves.name(game.ruleSet().layout(), game.move(ply));
        int claim = text.line().claim(ply);
        return Optional.of(new Parting.Capture(ply, move, claim, game.captured(ply)));
      }
    }
    return Optional.empty();
  }

  /** The main line could not be read to its end, as letters of a larger board cannot. */
  private Optional<Parting> unread() {
    if (!GameChecker.isUnread(text.line())) {
      return Optional.empty();
    }
    int ply = text.line().plyCount() + 1;
    return parsed.diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .reduce((first, second) -> second)
        .map(diagnostic -> new Parting.Other(ply, diagnostic));
  }

  /** The ply whose move stands at a place; 0 if none does. */
  private int ply(Span place) {
    MoveLine line = text.line();
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      if (line.offset(ply) >= 0) {
        Span move = text.source().span(line.offset(ply), 1);
        if (move.line() == place.line() && move.column() == place.column()) {
          return ply;
        }
      }
    }
    return 0;
  }

  private Optional<Parting> otherResult(Result result) {
    return result
        .contradiction()
        .map(
            words -> {
              String written = result.stated().orElseThrow().text();
              return new Parting.OtherResult(game.plyCount() + 1, written, game.outcome(), words);
            });
  }

  private static ResultFit fit(Result result, Optional<Parting> parting) {
    if (parting.isPresent()) {
      return ResultFit.CONTRADICTED;
    }
    if (result.stated().isEmpty()) {
      return ResultFit.NONE;
    }
    return result.follows() ? ResultFit.FOLLOWS : ResultFit.OPEN;
  }
}
