package org.granary.grammar;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;

/** Positions in queries: as {@link Fen} writes them, where stores do not matter also without. */
final class QueryPosition {
  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,3}(?:-[0-9]{1,3})*)-([SN])((?:-[a-z]+(?:=[A-Za-z0-9/]*)?)*)");

  private QueryPosition() {}

  /** A position, or what is wrong with it. */
  record Parsed(Optional<Position> position, List<String> problems) {}

  static Parsed parse(String written, boolean anyStores) {
    String text = BoardRows.toFen(written).orElse(written);
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      return bad("a position is written as 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S, not \"" + text + "\"");
    }
    int[] counts = Stream.of(form.group(1).split("-")).mapToInt(Integer::parseInt).toArray();
    Optional<Layout> full = layout(counts.length - 2, counts);
    Optional<Layout> bare = anyStores ? layout(counts.length, counts) : Optional.empty();
    Optional<Layout> layout = full.or(() -> bare);
    if (layout.isEmpty()) {
      return bad("no known board has these " + counts.length + " counts");
    }
    String whole =
        form.group(1) + (full.isPresent() ? "-" : "-0-0-") + form.group(2) + form.group(3);
    Fen.Parsed parsed = Fen.parse(whole, layout.get());
    return parsed.position().isPresent()
        ? new Parsed(parsed.position(), List.of())
        : new Parsed(parsed.position(), parsed.problems());
  }

  private static Parsed bad(String problem) {
    return new Parsed(Optional.empty(), List.of(problem));
  }

  /** The smallest known layout with so many houses that has as many seeds. */
  private static Optional<Layout> layout(int houses, int[] counts) {
    int seeds = IntStream.of(counts).sum();
    return RuleSets.all().stream()
        .map(RuleSet::layout)
        .filter(layout -> layout.houseCount() == houses && layout.totalSeeds() >= seeds)
        .min(Comparator.comparing(Layout::totalSeeds));
  }
}
