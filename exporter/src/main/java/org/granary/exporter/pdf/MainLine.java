package org.granary.exporter.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.exporter.diagrams.Diagram;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.games.RoundNumbers;
import org.granary.grammar.Annotation;
import org.granary.grammar.MoveLine;

/** The moves that were played, round by round, with everything that hangs on them. */
final class MainLine {
  private final SheetOptions options;
  private final Flow flow;
  private final Remarks remarks;
  private final MoveLine line;
  private final RoundNumbers numbers;
  private final List<String> filled = new ArrayList<>();
  private MoveTable table;
  private boolean drawn;

  MainLine(
      GameEntry entry, RoundNumbers numbers, SheetOptions options, Flow flow, Remarks remarks) {
    this.options = options;
    this.flow = flow;
    this.remarks = remarks;
    this.line = entry.game().text().line();
    this.numbers = numbers;
    this.table = new MoveTable(flow, entry.game().game().start().toMove());
  }

  /** Writes all plies; gives whether a diagram shows the position after the last one. */
  boolean write(List<Ply> plies) {
    if (plies.isEmpty()) {
      return false;
    }
    if (numbers.rounds() > 1) {
      flow.paragraph(Paragraph.of("Round 1", TextStyle.HEADING), 0);
    }
    table.head();
    for (int i = 1; i <= plies.size(); i++) {
      Ply ply = plies.get(i - 1);
      if (ply.isBetweenRounds()) {
        between(i, ply);
      } else {
        turn(i, ply);
      }
    }
    table.flush(plies.get(plies.size() - 1).after());
    return drawn;
  }

  private void turn(int number, Ply ply) {
    Optional<Annotation> annotation = line.annotation(number);
    table.add(numbers.inRound(number), ply, annotation.map(Remarks::glyphs).orElse(""));
    remark(number, ply);
    drawn = options.diagramAfter(numbers.inRound(number), ply);
    if (drawn) {
      table.flush(ply.after());
      flow.diagram(Diagram.after(ply), caption(number, ply));
    }
  }

  private void remark(int number, Ply ply) {
    Optional<Annotation> annotation = line.annotation(number);
    if (annotation.filter(Remarks::hasParagraphs).isPresent()) {
      table.flush(ply.after());
      remarks.write(annotation.get(), numbers.inRound(number), ply.before());
    }
  }

  /** A ply between two rounds: the first says that one begins, others may choose its houses. */
  private void between(int number, Ply ply) {
    drawn = false;
    if (ply.beginsRound()) {
      table.flush(ply.before());
      flow.gap(6);
      flow.keep(flow.diagramHeight(Diagram.of(ply.after())) + 5 * TextStyle.HEADING.leading());
      flow.paragraph(Paragraph.of("Round " + numbers.round(number), TextStyle.HEADING), 0);
    }
    if (ply.before().layout().contains(ply.move().code())) {
      filled.add(PlyText.move(ply.before().layout(), ply.move()));
    }
    remark(number, ply);
    if (!ply.after().marks().phase().isFilling()) {
      begin(ply.after());
    }
  }

  private void begin(Position start) {
    if (!filled.isEmpty()) {
      String order = "Houses in the order they were filled: " + String.join(" ", filled);
      flow.paragraph(Paragraph.of(order, TextStyle.COMMENT), 0);
      filled.clear();
    }
    String words =
        String.format(
            Locale.ROOT,
            "%s begins. South has %s, North %s.",
            PlyText.side(start.toMove()),
            houses(start, Side.SOUTH),
            houses(start, Side.NORTH));
    flow.diagram(Diagram.of(start), TextLine.of(words, TextStyle.QUIET));
    drawn = true;
    table = new MoveTable(flow, start.toMove());
    table.head();
  }

  private static String houses(Position position, Side side) {
    int south = Long.bitCount(position.marks().ownedBySouth());
    int owned = side == Side.SOUTH ? south : position.layout().houseCount() - south;
    return owned == 1 ? "1 house" : owned + " houses";
  }

  private TextLine caption(int number, Ply ply) {
    String text = "After " + numbers.place(number) + " " + PlyText.of(ply);
    return TextLine.of(text, TextStyle.QUIET);
  }
}
