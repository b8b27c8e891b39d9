package org.granary.exporter.pdf;

import java.util.List;
import java.util.stream.Collectors;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Ply;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.exporter.games.PlyText;
import org.granary.grammar.Annotation;
import org.granary.grammar.MoveLine;

/** Comments and variations: paragraphs between the rows, variations indented by their depth. */
final class Remarks {
  private static final float INDENT = 12;
  private static final int DEEPEST_INDENT = 6;

  private final Flow flow;
  private final RuleSet ruleSet;

  Remarks(Flow flow, RuleSet ruleSet) {
    this.flow = flow;
    this.ruleSet = ruleSet;
  }

  /** The glyphs of an annotation, as they stand behind a move. */
  static String glyphs(Annotation annotation) {
    String glyphs = annotation.nags().stream().map(PlyText::nag).collect(Collectors.joining(" "));
    return glyphs.startsWith("$") ? " " + glyphs : glyphs;
  }

  /** Whether an annotation needs lines of its own. */
  static boolean hasParagraphs(Annotation annotation) {
    return !annotation.comments().isEmpty() || !annotation.variations().isEmpty();
  }

  /**
   * Everything that hangs on a ply of the main line.
   *
   * @param ply its 1-based number in its round, 0 for before the first move
   * @param before the position it was played in
   */
  void write(Annotation annotation, int ply, Position before) {
    for (String comment : annotation.comments()) {
      flow.gap(1);
      flow.paragraph(Paragraph.of(comment, TextStyle.COMMENT), INDENT);
    }
    for (MoveLine variation : annotation.variations()) {
      new Variation(variation, Math.max(1, ply), before, 1).write();
    }
    flow.gap(3);
  }

  private final class Variation {
    private final MoveLine line;
    private final int firstPly;
    private final int depth;
    private final Game game;
    private final List<Ply> plies;
    private Paragraph paragraph = new Paragraph();

    Variation(MoveLine line, int firstPly, Position before, int depth) {
      this.line = line;
      this.firstPly = firstPly;
      this.depth = depth;
      this.game = new Replay(ruleSet).play(before, line.codes());
      this.plies = game.plies();
    }

    void write() {
      line.annotation(0).ifPresent(this::words);
      for (int i = 1; i <= line.plyCount(); i++) {
        move(i);
        if (line.annotation(i).isPresent()) {
          annotation(line.annotation(i).get(), i);
        }
      }
      end();
    }

    private void move(int i) {
      int ply = firstPly + i - 1;
      if (ply % 2 == 1 || paragraph.isEmpty()) {
        paragraph.add(PlyText.number(ply) + "\u00a0", TextStyle.VARIATION);
      }
      String glyphs = line.annotation(i).map(Remarks::glyphs).orElse("");
      paragraph.add(text(i) + glyphs + " ", TextStyle.VARIATION);
    }

    /** A move as played, or as written where it could not be played. */
    private String text(int i) {
      if (i <= plies.size()) {
        return PlyText.of(plies.get(i - 1));
      }
      Layout layout = game.start().layout();
      String written = PlyText.move(layout, new Move(line.code(i)));
      return line.claim(i) > 0 ? written + "+" + line.claim(i) : written;
    }

    private void annotation(Annotation annotation, int i) {
      words(annotation);
      if (!annotation.variations().isEmpty()) {
        end();
        for (MoveLine nested : annotation.variations()) {
          Position before = i <= plies.size() ? plies.get(i - 1).before() : game.last();
          new Variation(nested, firstPly + i - 1, before, depth + 1).write();
        }
      }
    }

    private void words(Annotation annotation) {
      for (String comment : annotation.comments()) {
        paragraph.add(comment + " ", TextStyle.VARIATION_WORDS);
      }
    }

    private void end() {
      if (!paragraph.isEmpty()) {
        flow.gap(1);
        flow.paragraph(paragraph, INDENT * Math.min(depth + 1, DEEPEST_INDENT));
        paragraph = new Paragraph();
      }
    }
  }
}
