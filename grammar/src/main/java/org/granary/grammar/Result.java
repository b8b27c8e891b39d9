package org.granary.grammar;

import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Outcome;
import org.granary.engine.Score;
import org.granary.engine.Side;
import org.granary.engine.Winner;

/** What a record and the rules say of its result, and whether they agree. */
final class Result {
  private final GameText text;
  private final Game game;
  private final boolean broken;
  private final Optional<ResultText> token;
  private final Optional<ResultText> tag;
  private final Optional<ResultText> stated;

  Result(GameText text, Game game, boolean broken) {
    this.text = text;
    this.game = game;
    this.broken = broken;
    this.token = text.result();
    this.tag = tag("Result");
    this.stated = token.filter(ResultText::isKnown).or(() -> tag.filter(ResultText::isKnown));
  }

  private Optional<ResultText> tag(String name) {
    return text.headers()
        .tag(name)
        .filter(t -> !t.value().isBlank() && !t.value().equals("?"))
        .map(t -> new ResultText(t.value().strip(), t.offset()));
  }

  /** The token, or the tag if there is no token that says something. */
  Optional<ResultText> stated() {
    return stated;
  }

  private Optional<Outcome> outcome() {
    return broken ? Optional.empty() : game.outcome();
  }

  Winner winner() {
    return stated.isPresent()
        ? stated.get().winner()
        : outcome().map(Outcome::winner).orElse(Winner.UNKNOWN);
  }

  Optional<Score> score() {
    return stated
        .flatMap(ResultText::score)
        .or(() -> tag("Score").flatMap(ResultText::score))
        .or(() -> stated.isPresent() ? Optional.empty() : outcome().map(Outcome::score));
  }

  void check(Problems problems) {
    if (token.isEmpty() && tag.isEmpty()) {
      int end = text.source().text().length();
      String message = "the record has no result";
      problems.add(DiagnosticCode.NO_RESULT, end, 0, message);
    }
    mismatch(problems);
    contradiction()
        .ifPresent(
            message -> {
              ResultText wrong = stated.orElseThrow();
              problems.add(
                  DiagnosticCode.WRONG_RESULT, wrong.offset(), wrong.text().length(), message);
            });
  }

  /** Why the result that the record states cannot be, if so. */
  Optional<String> contradiction() {
    return stated.isPresent() && !broken && !isDecidedElsewhere()
        ? against(stated.get())
        : Optional.empty();
  }

  /** Whether the rules end the game with the result that the record states. */
  boolean follows() {
    Optional<Outcome> end = outcome();
    return stated.isPresent() && end.isPresent() && againstEnd(stated.get(), end.get()).isEmpty();
  }

  private boolean isDecidedElsewhere() {
    return text.headers()
        .known("Termination")
        .flatMap(Termination::of)
        .filter(Termination::decidesAgainstTheBoard)
        .isPresent();
  }

  private void mismatch(Problems problems) {
    if (token.isEmpty() || tag.isEmpty()) {
      return;
    }
    ResultText written = token.get();
    ResultText header = tag.get();
    boolean readable = written.isWellFormed() && header.isWellFormed();
    if (readable && !written.agreesWith(header)) {
      String message =
          "the moves end with " + written.text() + ", the Result tag says " + header.text();
      problems.add(
          DiagnosticCode.RESULT_MISMATCH, written.offset(), written.text().length(), message);
    }
  }

  /** Why the stated result cannot be, if so. */
  private Optional<String> against(ResultText stated) {
    Optional<Outcome> end = game.outcome().filter(o -> game.ruleSet().rules().binds(o.reason()));
    if (end.isPresent()) {
      return againstEnd(stated, end.get());
    }
    Optional<Score> score = stated.score();
    return score.isPresent() ? againstStores(score.get()) : Optional.empty();
  }

  private Optional<String> againstEnd(ResultText stated, Outcome end) {
    boolean same =
        stated.score().isPresent()
            ? stated.score().get().equals(end.score()) || isCountedOut(stated.score().get(), end)
            : stated.winner() == end.winner();
    return same
        ? Optional.empty()
        : Optional.of("the game ended " + end.score() + " by the rules, not " + stated.text());
  }

  /** Players may also add the seeds left in each row after a majority stopped the game. */
  private boolean isCountedOut(Score stated, Outcome end) {
    int south = 2 * (game.last().store(Side.SOUTH) + game.last().rowSeeds(Side.SOUTH));
    int north = 2 * (game.last().store(Side.NORTH) + game.last().rowSeeds(Side.NORTH));
    return end.winner() == stated.winner() && stated.equals(new Score(south, north));
  }

  private Optional<String> againstStores(Score score) {
    int total = 2 * game.last().totalSeeds();
    if (score.southHalves() + score.northHalves() > total) {
      return Optional.of("there are only " + total / 2 + " seeds in the game");
    }
    for (Side side : Side.values()) {
      int store = game.last().store(side);
      if (score.halves(side) < 2 * store) {
        String name = IllegalMoves.name(side);
        return Optional.of(name + " has captured " + store + " seeds, more than the result says");
      }
    }
    return Optional.empty();
  }
}
