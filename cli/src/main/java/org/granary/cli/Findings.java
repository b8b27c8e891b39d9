package org.granary.cli;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Severity;

/** Passes diagnostics on as they come and counts what there was. */
final class Findings {
  private static final int GAMES_A_STEP = 100;

  private final boolean errorsOnly;
  private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
  private BiConsumer<Optional<CheckedGame>, Diagnostic> listener = (game, d) -> {};
  private Optional<Progress> progress = Optional.empty();
  private int code = ExitCode.DONE;
  private long games;
  private long plies;

  /** Passes on everything, or errors only; counts everything either way. */
  Findings(boolean errorsOnly) {
    this.errorsOnly = errorsOnly;
  }

  Findings to(Consumer<Diagnostic> newListener) {
    return to((game, diagnostic) -> newListener.accept(diagnostic));
  }

  /** The same with the game that a diagnostic is about, if it is about one. */
  Findings to(BiConsumer<Optional<CheckedGame>, Diagnostic> newListener) {
    listener = newListener;
    return this;
  }

  /** Tells how far the run is, too. */
  Findings telling(Progress newProgress) {
    progress = Optional.of(newProgress);
    return this;
  }

  void game(CheckedGame game) {
    games++;
    plies += game.game().plyCount();
    game.diagnostics().forEach(diagnostic -> tell(Optional.of(game), diagnostic));
    if (games % GAMES_A_STEP == 0) {
      progress.ifPresent(p -> p.at(games, Count.of(plies, "ply", "plies")));
    }
  }

  void remark(Diagnostic diagnostic) {
    tell(Optional.empty(), diagnostic);
  }

  private void tell(Optional<CheckedGame> game, Diagnostic diagnostic) {
    counts.merge(diagnostic.severity(), 1, Integer::sum);
    code = ExitCode.worse(code, ExitCode.of(diagnostic));
    if (!errorsOnly || diagnostic.severity() == Severity.ERROR) {
      listener.accept(game, diagnostic);
    }
  }

  /** Whether something is wrong with a game. */
  static boolean hasErrors(CheckedGame game) {
    return game.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  /** What all of it comes to. */
  int exitCode() {
    return code;
  }

  /** One line: {@code 5 games, 682 plies: 0 errors, 0 warnings, 0 notes}. */
  String summary() {
    StringBuilder text = new StringBuilder();
    text.append(Count.of(games, "game")).append(", ").append(Count.of(plies, "ply", "plies"));
    String separator = ": ";
    for (Severity severity : Severity.values()) {
      text.append(separator);
      text.append(Count.of(counts.getOrDefault(severity, 0), severity.label()));
      separator = ", ";
    }
    return text.toString();
  }
}
