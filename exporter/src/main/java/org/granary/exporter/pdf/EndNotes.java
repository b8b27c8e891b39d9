package org.granary.exporter.pdf;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Stop;
import org.granary.exporter.diagrams.Diagram;
import org.granary.exporter.games.EndText;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.games.RoundNumbers;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.MoveLine;

/** How a game ended, the last position, and what is wrong with its record. */
final class EndNotes {
  private static final float INDENT = 12;

  private final GameEntry entry;
  private final Flow flow;
  private final Game game;
  private final RoundNumbers numbers;

  EndNotes(GameEntry entry, RoundNumbers numbers, Flow flow) {
    this.entry = entry;
    this.flow = flow;
    this.game = entry.game().game();
    this.numbers = numbers;
  }

  void write(boolean withDiagram) {
    if (withDiagram) {
      Diagram last = Diagram.after(game.ply(game.plyCount()));
      flow.diagram(last, TextLine.of("Last position", TextStyle.QUIET));
    }
    result();
    problems();
  }

  private void result() {
    String result = entry.result().replace('-', '–');
    if (!result.isEmpty()) {
      flow.gap(4);
      flow.keep(3 * TextStyle.HEADING.leading());
      flow.paragraph(Paragraph.of(result, TextStyle.HEADING), 0);
    }
    if (game.outcome().isPresent() && game.stop().isEmpty()) {
      Outcome outcome = game.outcome().get();
      String words =
          String.format(
              Locale.ROOT,
              "The game is over: %s. Score by the rules %s.",
              EndText.words(outcome.reason()),
              outcome.score().toString().replace('-', '–'));
      flow.paragraph(Paragraph.of(words, TextStyle.COMMENT), 0);
    }
  }

  /** What was not played, and why, as far as the list of errors does not say it. */
  private void stop(Stop stop) {
    Layout layout = game.start().layout();
    String legal =
        stop.legal().stream()
            .map(move -> PlyText.move(layout, move))
            .collect(Collectors.joining(" "));
    String reason =
        String.format(
            Locale.ROOT,
            "%s %s cannot be played: %s. ",
            numbers.place(stop.ply()),
            PlyText.move(layout, stop.move()),
            EndText.words(stop.reason()));
    String words =
        (entry.errors().isEmpty() ? reason : "")
            + (legal.isEmpty() ? "" : "Legal there: " + legal + ". ");
    flow.paragraph(
        Paragraph.of(words, TextStyle.COMMENT)
            .add("As written, not played: ", TextStyle.LABEL)
            .add(unplayed(layout), TextStyle.COMMENT),
        INDENT);
  }

  private String unplayed(Layout layout) {
    MoveLine line = entry.game().text().line();
    StringBuilder moves = new StringBuilder();
    for (int ply = game.plyCount() + 1; ply <= line.plyCount(); ply++) {
      Move move = new Move(line.code(ply));
      boolean first = numbers.inRound(ply) % 2 == 1 || moves.isEmpty();
      if (first || move.beginsRound()) {
        moves.append(numbers.number(ply)).append(move.beginsRound() ? ": " : "\u00a0");
      }
      moves.append(move.beginsRound() ? "" : PlyText.move(layout, move) + " ");
    }
    return moves.toString();
  }

  private void problems() {
    List<Diagnostic> errors = entry.errors();
    if (errors.isEmpty() && game.stop().isEmpty()) {
      return;
    }
    heading(errors.size() > 1 ? "Errors in the record" : "An error in the record");
    for (Diagnostic error : errors) {
      String place = "Line " + error.span().line() + ", column " + error.span().column() + ": ";
      String firstLine = error.message().lines().findFirst().orElse("");
      flow.paragraph(
          Paragraph.of(place, TextStyle.LABEL).add(firstLine, TextStyle.COMMENT), INDENT);
      flow.gap(2);
    }
    if (game.stop().isPresent()) {
      stop(game.stop().get());
    }
  }

  private void heading(String text) {
    flow.gap(6);
    flow.keep(3 * TextStyle.HEADING.leading());
    flow.paragraph(Paragraph.of(text, TextStyle.HEADING), 0);
  }
}
