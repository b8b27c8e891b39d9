package org.granary.grammar;

import java.util.Locale;
import java.util.Optional;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;

/** Where a record's play begins: its FEN tag, else the usual start with the side that begins. */
final class StartPosition {
  private final Headers headers;
  private final MoveLine line;
  private final String source;
  private final RuleSet ruleSet;
  private final Problems problems;

  StartPosition(GameText text, RuleSet ruleSet, Problems problems) {
    this.headers = text.headers();
    this.line = text.line();
    this.source = text.source().text();
    this.ruleSet = ruleSet;
    this.problems = problems;
  }

  /** The position that games under a rule set start from, South to move. */
  static Position usual(RuleSet ruleSet) {
    return ruleSet.rules().start(Side.SOUTH);
  }

  /** The start, or empty if the record has one that cannot be read. */
  Optional<Position> find() {
    if (headers.tags().isEmpty()) {
      return Optional.of(ruleSet.rules().start(usualFirst()));
    }
    Optional<Side> first = firstMover();
    if (headers.known("FEN").isPresent()) {
      return fen(first);
    }
    return Optional.of(ruleSet.rules().start(first.orElseGet(this::usualFirst)));
  }

  /** South; but North under rules that let either begin, if the first move is North's. */
  private Side usualFirst() {
    boolean north =
        line.plyCount() > 0
            && ruleSet.layout().contains(line.code(1))
            && ruleSet.layout().row(line.code(1)) == Side.NORTH;
    boolean either = north && "either".equals(ruleSet.rules().parameters().get("firstMover"));
    return either ? Side.NORTH : Side.SOUTH;
  }

  private Optional<Side> firstMover() {
    Optional<String> value = headers.known("FirstMover");
    if (value.isEmpty()) {
      return Optional.empty();
    }
    Tag tag = headers.tag("FirstMover").orElseThrow();
    switch (value.get().strip().toLowerCase(Locale.ROOT)) {
      case "s", "south" -> {
        return Optional.of(Side.SOUTH);
      }
      case "n", "north" -> {
        return Optional.of(Side.NORTH);
      }
      default -> {
        String message = "the first mover is South or North, not '" + tag.value() + "'";
        problems.add(DiagnosticCode.UNKNOWN_VALUE, tag.offset(), 1, message);
        return Optional.empty();
      }
    }
  }

  /** Where in the record a part of the tag's value stands, or the tag if no part is meant. */
  private int place(Tag tag, int at) {
    int quote = at < 0 ? -1 : source.indexOf('"', tag.offset());
    return quote < 0 ? tag.offset() : quote + 1 + at;
  }

  private Optional<Position> fen(Optional<Side> first) {
    Tag tag = headers.tag("FEN").orElseThrow();
    Fen.Parsed parsed = Fen.parse(tag.value(), ruleSet);
    if (parsed.position().isEmpty()) {
      String message = String.join("; ", parsed.problems()) + ": the moves are not replayed";
      problems.add(DiagnosticCode.MALFORMED_POSITION, place(tag, parsed.at()), 1, message);
      return Optional.empty();
    }
    for (String remark : parsed.problems()) {
      problems.add(DiagnosticCode.SEED_SUM, tag.offset(), 1, remark);
    }
    Side mover = parsed.position().get().toMove();
    if (first.isPresent() && first.get() != mover) {
      String message = "FirstMover is not the side to move of the FEN, which counts";
      problems.add(DiagnosticCode.UNKNOWN_VALUE, tag.offset(), 1, message);
    }
    return parsed.position();
  }
}
