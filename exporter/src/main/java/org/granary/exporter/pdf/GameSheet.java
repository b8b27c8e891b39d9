package org.granary.exporter.pdf;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Game;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.exporter.diagrams.Diagram;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.RoundNumbers;
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

  void write() {
    new TitleBlock(entry, flow).write();
    flow.inColumns();
    start();
    List<Ply> plies = game.plies();
    RoundNumbers numbers = new RoundNumbers(plies, line);
    boolean drawn = new MainLine(entry, numbers, options, flow, remarks).write(plies);
    new EndNotes(entry, numbers, flow).write(!drawn && !plies.isEmpty());
  }

  private void start() {
    Position usual = game.ruleSet().rules().start(game.start().toMove());
    if (!game.start().equals(usual)) {
      flow.diagram(Diagram.of(game.start()), TextLine.of("Start", TextStyle.QUIET));
    }
    Optional<Annotation> annotation = line.annotation(0);
    if (annotation.filter(Remarks::hasParagraphs).isPresent()) {
      remarks.write(annotation.get(), 0, game.start());
    }
  }
}
