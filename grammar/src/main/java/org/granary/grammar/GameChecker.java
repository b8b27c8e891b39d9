package org.granary.grammar;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.jspecify.annotations.Nullable;

/**
 * Replays parsed records under their rule sets and compares everything they claim; reusable, for
 * one thread at a time.
 */
public final class GameChecker {
  private final RuleSet fallback;
  private final RuleSetChoice choice;
  private final Map<RuleSet, Replay> replays = new HashMap<>();
  private @Nullable RuleSet lastRuleSet;
  private @Nullable Replay lastReplay;

  /**
   * A checker that knows the built-in rule sets.
   *
   * @param fallback the rule set for records that name none
   */
  public GameChecker(RuleSet fallback) {
    this(fallback, RuleCatalog.builtIn());
  }

  /**
   * A checker.
   *
   * @param fallback the rule set for records that name none
   * @param catalog where the rule sets that records name are found
   */
  public GameChecker(RuleSet fallback, RuleCatalog catalog) {
    this(fallback, new RuleSetChoice.Named(fallback, catalog));
  }

  private GameChecker(RuleSet fallback, RuleSetChoice choice) {
    this.fallback = fallback;
    this.choice = choice;
  }

  /** A checker that replays every record under one rule set, whatever the record names. */
  public static GameChecker under(RuleSet ruleSet) {
    return new GameChecker(ruleSet, new RuleSetChoice.Settled(ruleSet));
  }

  /** The rule set for records that name none. */
  public RuleSet fallback() {
    return fallback;
  }

  /**
   * Replays a record; whatever is wrong with it is in the diagnostics, those of parsing included.
   */
  public CheckedGame check(ParsedGame parsed) {
    GameText written = parsed.text();
    Problems problems = new Problems(written.source(), parsed.diagnostics());
    RuleSet ruleSet = choice.of(written.headers(), problems);
    Optional<Position> start = new StartPosition(written, ruleSet, problems).find();
    GameText text = resolved(written, ruleSet, start, problems);
    byte[] moves = start.isPresent() ? text.line().codes() : new byte[0];
    Position from = start.orElseGet(() -> StartPosition.usual(ruleSet));
    Game game = replay(ruleSet).play(from, moves);
    HeaderCheck.check(text.headers(), problems);
    if (start.isPresent()) {
      new PlayCheck(text, game, problems).check();
    }
    boolean broken = start.isEmpty() || game.stop().isPresent() || isUnread(text.line());
    Result result = new Result(text, game, broken);
    result.check(problems);
    return new CheckedGame(
        text,
        ruleSet,
        game,
        status(broken, problems),
        result.winner(),
        result.score(),
        problems.inOrder());
  }

  private static GameText resolved(
      GameText text, RuleSet ruleSet, Optional<Position> start, Problems problems) {
    if (!LineResolver.isNeeded(ruleSet, text.line())) {
      return text;
    }
    Position from = start.orElseGet(() -> StartPosition.usual(ruleSet));
    MoveLine line = new LineResolver(ruleSet, problems).resolve(text.line(), from);
    return new GameText(text.source(), text.headers(), line, text.result());
  }

  /** Mostly that of the record before; looking rule sets up by value takes as long as a replay. */
  private Replay replay(RuleSet ruleSet) {
    Replay last = lastReplay;
    if (last == null || !ruleSet.equals(lastRuleSet)) {
      last = replays.computeIfAbsent(ruleSet, Replay::new);
      lastReplay = last;
      lastRuleSet = ruleSet;
    }
    return last;
  }

  /** Whether a line could not be read to its end. */
  static boolean isUnread(MoveLine line) {
    return line.hasAnnotations()
        && line.annotation(line.plyCount()).stream()
            .anyMatch(a -> a.comments().stream().anyMatch(CommentText::isUnread));
  }

  private static GameStatus status(boolean broken, Problems problems) {
    if (broken) {
      return GameStatus.BROKEN;
    }
    return problems.hasErrors() ? GameStatus.FLAWED : GameStatus.VALID;
  }
}
