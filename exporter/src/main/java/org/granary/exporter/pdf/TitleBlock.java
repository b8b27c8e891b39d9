package org.granary.exporter.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.granary.engine.RuleSet;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Tag;

/** The head of a sheet: players, occasion, and every other thing that the headers say. */
final class TitleBlock {
  private static final Set<String> SAID_ELSEWHERE =
      Set.of(
          "Variant", "Event", "Site", "Date", "Round", "South", "North", "Result", "RuleSet",
          "FEN");
  private static final float LABEL = 62;
  private static final float GUTTER = 16;

  private final GameEntry entry;
  private final Flow flow;

  TitleBlock(GameEntry entry, Flow flow) {
    this.entry = entry;
    this.flow = flow;
  }

  private record Fact(String label, String value) {}

  void write() {
    flow.paragraph(Paragraph.of(entry.title(), TextStyle.TITLE), 0);
    if (!entry.occasion().isEmpty() && !entry.occasion().equals(entry.title())) {
      flow.paragraph(Paragraph.of(entry.occasion(), TextStyle.OCCASION), 0);
    }
    flow.gap(6);
    List<Fact> waiting = new ArrayList<>();
    for (Fact fact : facts()) {
      if (isLong(fact)) {
        lines(List.of(fact), flow.width());
      } else {
        waiting.add(fact);
      }
      if (waiting.size() == 2) {
        lines(waiting, half());
        waiting.clear();
      }
    }
    lines(waiting, half());
    flow.gap(6);
    flow.rule();
  }

  private List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Rules", rules(entry.game().ruleSet())));
    if (!entry.result().isEmpty()) {
      facts.add(new Fact("Result", entry.result().replace('-', '–') + verdict()));
    }
    facts.add(new Fact("Plies", Integer.toString(entry.game().game().plyCount())));
    facts.add(new Fact("Game", Long.toString(entry.id())));
    entry.headers().tags().stream()
        .map(Tag::name)
        .distinct()
        .filter(name -> !SAID_ELSEWHERE.contains(name))
        .forEach(name -> entry.headers().known(name).ifPresent(v -> facts.add(new Fact(name, v))));
    RawRecord source = entry.game().text().source();
    facts.add(new Fact("Record", source.source() + ", line " + source.line()));
    return facts;
  }

  private static String rules(RuleSet ruleSet) {
    return ruleSet.id().equals(ruleSet.name())
        ? ruleSet.title()
        : ruleSet.title() + " [" + ruleSet.id() + "]";
  }

  private String verdict() {
    return switch (entry.game().winner()) {
      case SOUTH -> ", South wins";
      case NORTH -> ", North wins";
      case DRAW -> ", drawn";
      case UNKNOWN -> "";
    };
  }

  private float half() {
    return (flow.width() - GUTTER) / 2;
  }

  /** Whether a fact needs the whole width for itself. */
  private boolean isLong(Fact fact) {
    return Paragraph.of(fact.value(), TextStyle.COMMENT).lines(half() - LABEL).size() > 1;
  }

  /** Facts side by side, each with its value wrapped in its own share of the width. */
  private void lines(List<Fact> facts, float share) {
    List<List<TextLine>> values = new ArrayList<>();
    int rows = 0;
    for (Fact fact : facts) {
      values.add(Paragraph.of(fact.value(), TextStyle.COMMENT).lines(share - LABEL));
      rows = Math.max(rows, values.get(values.size() - 1).size());
    }
    for (int row = 0; row < rows; row++) {
      List<TextLine> cells = new ArrayList<>();
      List<Float> indents = new ArrayList<>();
      for (int i = 0; i < facts.size(); i++) {
        float left = i * (share + GUTTER);
        if (row == 0) {
          cells.add(TextLine.fitted(facts.get(i).label(), TextStyle.LABEL, LABEL - 4));
          indents.add(left);
        }
        if (row < values.get(i).size()) {
          cells.add(values.get(i).get(row));
          indents.add(left + LABEL);
        }
      }
      flow.row(cells, indents, TextStyle.COMMENT.leading());
    }
  }
}
