package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.BoardText;
import org.granary.grammar.Fen;
import org.granary.grammar.Query;
import org.granary.query.openings.OpeningBook;
import org.granary.query.openings.OpeningTable;
import org.granary.store.GameCollection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows what was played at a position. */
@Command(
    name = "openings",
    description = {
      "Shows what the games of a collection played at a position, and with what results.",
      "'Here' counts games that played the move here; 'reached' those that came to the position",
      "after it by any order of moves. 'Difference' is by how many seeds South was ahead of North",
      "in the end, on average; 'last played', the latest day that a game may be from."
    },
    footer = "  granary openings --db my.granary --after 'C e' --depth 2")
final class OpeningsCommand implements Callable<Integer> {
  private static final int DEEPEST = 12;

  @Mixin private CollectionOption collection;
  @ArgGroup private @Nullable Place place;

  @Mixin private WhereOption where;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many moves deep to go, 1 to " + DEEPEST + ". Default: 1.")
  private int depth;

  @Option(
      names = "--details",
      description = {
        "Read differences and dates of however many games. Without it they are left out",
        "where more than 20,000 games came."
      })
  private boolean details;

  @Mixin private FormatOption format;
  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  /** Where to look: one of the two. */
  static final class Place {
    @Option(names = "--after", paramLabel = "MOVES", description = "After these moves: 'F a B'.")
    private @Nullable String after;

    @Option(names = "--position", paramLabel = "POS", description = "At this position.")
    private @Nullable String position;
  }

  OpeningsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Query query = where.query(collection.searches());
    if (depth < 1 || depth > DEEPEST) {
      throw new ParameterException(
          spec.commandLine(), "--depth is 1 to " + DEEPEST + ", not " + depth);
    }
    try (GameCollection open = collection.open(console)) {
      OpeningBook counts = new OpeningBook(open, query);
      OpeningBook book = details ? counts.withDetails() : counts;
      RuleSet ruleSet = rules.chosen().isPresent() ? rules.ruleSet() : book.usualRuleSet();
      OpeningTable root = book.at(position(ruleSet), ruleSet);
      if (format.forPeople()) {
        printHead(root);
      }
      if (!OpeningRows.print(book, root, depth, format.format(), console.out())) {
        tellOfDetails();
      }
    }
    return ExitCode.DONE;
  }

  private Position position(RuleSet ruleSet) {
    if (place != null && place.position != null) {
      return PositionArgument.parse(place.position, ruleSet, "--position", spec);
    }
    Position start = ruleSet.rules().start(Side.SOUTH);
    return place == null || place.after == null
        ? start
        : MovesArgument.play(place.after, ruleSet, start, "--after", spec);
  }

  private void tellOfDetails() {
    console.complain(
        String.format(
            Locale.ROOT,
            "differences and dates are left out where more than %,d games came; "
                + "--details reads them all",
            OpeningBook.DETAILED));
  }

  private void printHead(OpeningTable root) {
    PrintWriter out = console.out();
    out.println(BoardText.draw(root.position()));
    out.println(Fen.format(root.position()) + "  " + root.ruleSet().id());
    out.printf(
        Locale.ROOT,
        "%s, South won %d, drawn %d, North won %d; the record ends here in %d%n%n",
        Count.of(root.games().total(), "game"),
        root.games().south(),
        root.games().draws(),
        root.games().north(),
        root.ended().total());
  }
}
