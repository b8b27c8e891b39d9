package org.granary.cli;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Severity;

/** Passes diagnostics on as they come and counts what there was. */
final class Findings {
  private final boolean errorsOnly;
  private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
  private Consumer<Diagnostic> listener = d -> {};
  private int code = ExitCode.DONE;
  private long games;
  private long plies;

  /** Passes on everything, or errors only; counts everything either way. */
  Findings(boolean errorsOnly) {
    this.errorsOnly = errorsOnly;
  }

  Findings to(Consumer<Diagnostic> newListener) {
    listener = newListener;
    return this;
  }

  void game(CheckedGame game) {
    games++;
    plies += game.game().plyCount();
    game.diagnostics().forEach(this::remark);
  }

  void remark(Diagnostic diagnostic) {
    counts.merge(diagnostic.severity(), 1, Integer::sum);
    code = ExitCode.worse(code, ExitCode.of(diagnostic));
    if (!errorsOnly || diagnostic.severity() == Severity.ERROR) {
      listener.accept(diagnostic);
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
