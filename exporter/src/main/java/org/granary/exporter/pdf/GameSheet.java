package org.granary.exporter.pdf;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.exporter.diagrams.Diagram;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.PlyText;
import org.granary.grammar.Annotation;
import org.granary.grammar.MoveLine;

/** One game on its pages. */
final class GameSheet {
  private final GameEntry entry;
  private final SheetOptions options;
  private final Flow flow;
  private final Game game;
  private final MoveLine line;
  private final Remarks remarks;

  GameSheet(GameEntry entry, SheetOptions options, Flow flow) {
    this.entry = entry;
    this.options = options;
    this.flow = flow;
    this.game = entry.game().game();
    this.line = entry.game().text().line();
    this.remarks = new Remarks(flow, game.ruleSet());
  }

  void write() throws IOException {
    new TitleBlock(entry, flow).write();
    flow.inColumns();
    start();
    List<Ply> plies = game.plies();
    moves(plies);
    boolean drawn =
        !plies.isEmpty()
            && options.diagramAfter(plies.size(), plies.get(plies.size() - 1).captured());
    new EndNotes(entry, flow).write(!drawn && !plies.isEmpty());
  }

  private void start() throws IOException {
    Position usual = game.ruleSet().rules().start(game.start().toMove());
    if (!game.start().equals(usual)) {
      flow.diagram(Diagram.of(game.start()), TextLine.of("Start", TextStyle.QUIET));
    }
    Optional<Annotation> annotation = line.annotation(0);
    if (annotation.filter(Remarks::hasParagraphs).isPresent()) {
      remarks.write(annotation.get(), 0, game.start());
    }
  }

  private void moves(List<Ply> plies) throws IOException {
    if (plies.isEmpty()) {
      return;
    }
    MoveTable table = new MoveTable(flow, game.start().toMove());
    table.head();
    for (int number = 1; number <= plies.size(); number++) {
      Ply ply = plies.get(number - 1);
      Optional<Annotation> annotation = line.annotation(number);
      table.add(number, ply, annotation.map(Remarks::glyphs).orElse(""));
      if (annotation.filter(Remarks::hasParagraphs).isPresent()) {
        table.flush(ply.after());
        remarks.write(annotation.get(), number, ply.before());
      }
      if (options.diagramAfter(number, ply.captured())) {
        table.flush(ply.after());
        flow.diagram(Diagram.after(ply), caption(number, ply));
      }
    }
    table.flush(game.last());
  }

  private static TextLine caption(int number, Ply ply) {
    String text = "After " + PlyText.number(number) + " " + PlyText.of(ply);
    return TextLine.of(text, TextStyle.QUIET);
  }
}
