package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.granary.engine.Outcome;
import org.granary.engine.RuleSet;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Fen;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameText;
import org.granary.grammar.Headers;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.ResultText;
import org.granary.grammar.Severity;
import org.granary.grammar.Tag;

/** Makes games of candidates and tells what was changed. */
final class Emender {
  private static final String TAG = "Emended";

  private final CheckedGame game;
  private final Written written;
  private final GameChecker checker;

  Emender(CheckedGame game, Written written, GameChecker checker) {
    this.game = game;
    this.written = written;
    this.checker = checker;
  }

  /** The record as a candidate has it, checked, with what was changed. */
  Repair emend(Candidate candidate) {
    EmendedLine line = new EmendedLine(candidate, written);
    Wording wording = new Wording(game, written, candidate, line);
    List<Repair.Change> changes = new ArrayList<>(wording.slips());
    Headers headers = headers(candidate);
    Optional<ResultText> result = game.text().result();
    CheckedGame played = check(candidate, line, headers, result);
    Agreement agreement = Agreement.of(played, candidate.script(), written);
    if (candidate.whole()) {
      changes.addAll(wording.captures(line.correctClaims(played.game())));
      changes.addAll(wording.differences(agreement.differences()));
      Optional<ResultText> byRules = otherResult(played);
      if (byRules.isPresent()) {
        changes.add(wording.result(byRules.get()));
        result = byRules;
        headers = headers.with("Result", byRules.get().text());
      }
    }
    changes.forEach(line::comment);
    CheckedGame emended = check(candidate, line, tagged(headers, changes), result);
    int errors = errors(emended);
    int worse = candidate.whole() ? errors * Weights.OTHER_ERROR : 0;
    Repair.Evidence evidence =
        agreement.evidence(emended.game(), game.game(), line.plyCount(), errors);
    return new Repair(changes, emended, evidence, worse - candidate.score());
  }

  private CheckedGame check(
      Candidate candidate, EmendedLine line, Headers headers, Optional<ResultText> result) {
    RuleSet ruleSet = candidate.scene().ruleSet();
    GameText text = new GameText(game.text().source(), headers, line.build(), result);
    ParsedGame parsed = new ParsedGame(text, List.of());
    boolean other = !ruleSet.equals(game.ruleSet());
    return (other ? GameChecker.under(ruleSet) : checker).check(parsed);
  }

  private static int errors(CheckedGame checked) {
    return (int) checked.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).count();
  }

  private static Headers tagged(Headers headers, List<Repair.Change> changes) {
    String words = changes.stream().map(Wording::full).collect(Collectors.joining("; "));
    return words.isEmpty() ? headers : headers.with(TAG, words);
  }

  private Headers headers(Candidate candidate) {
    Headers headers = game.headers();
    for (Edit edit : candidate.edits()) {
      headers = headers(headers, edit, candidate.scene());
    }
    return headers;
  }

  private static Headers headers(Headers headers, Edit edit, Scenes.Scene scene) {
    switch (edit.slip()) {
      case RULES -> {
        return headers.with("RuleSet", scene.ruleSet().id());
      }
      case START_SIDE, POSITION -> {
        boolean usual = scene.start().equals(scene.ruleSet().rules().start(scene.start().toMove()));
        return usual
            ? without(headers, "FEN").with("FirstMover", Wording.mover(scene))
            : without(headers, "FirstMover").with("FEN", Fen.format(scene.start()));
      }
      default -> {
        return headers;
      }
    }
  }

  private static Headers without(Headers headers, String name) {
    List<Tag> rest = headers.tags().stream().filter(tag -> !tag.name().equals(name)).toList();
    return new Headers(rest);
  }

  /** The result by the rules where the record's own cannot be, or says two different things. */
  private Optional<ResultText> otherResult(CheckedGame played) {
    boolean wrong =
        played.diagnostics().stream()
            .anyMatch(
                d ->
                    d.code() == DiagnosticCode.WRONG_RESULT
                        || d.code() == DiagnosticCode.RESULT_MISMATCH);
    Optional<Outcome> end = played.game().outcome();
    if (!wrong || end.isEmpty()) {
      return Optional.empty();
    }
    boolean scores = written.score().isPresent() || written.result().isEmpty();
    return Optional.of(ResultText.of(scores ? end.get().score().toString() : bare(end.get())));
  }

  private static String bare(Outcome end) {
    return switch (end.winner()) {
      case SOUTH -> "1-0";
      case NORTH -> "0-1";
      default -> "1/2-1/2";
    };
  }
}
