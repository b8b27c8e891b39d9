package org.granary.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.duplicates.DuplicatePair;
import org.granary.query.duplicates.DuplicatePair.GamePlace;
import org.granary.query.duplicates.DuplicateSearch;
import org.granary.store.GameCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists games that may be the same. */
@Command(
    name = "duplicates",
    description = {
      "Lists pairs of games that may be one.",
      "The same moves under other headers, one the beginning of the other, or the same players and",
      "date and moves that part late. Nothing is changed."
    },
    footer = "  granary duplicates --db my.granary --plies 10")
final class DuplicatesCommand implements Callable<Integer> {
  private static final List<Column> FOR_PEOPLE =
      List.of(
          Column.number("game", "Game"),
          Column.text("place", "Place"),
          Column.number("plies", "Plies"),
          Column.number("other", "Other"),
          Column.text("other_place", "Place"),
          Column.number("other_plies", "Plies"),
          Column.text("kind", "The other is or has"),
          Column.number("ply", "Parted at ply"));

  private static final List<Column> FOR_PROGRAMS =
      List.of(
          Column.text("kind", "Kind"),
          Column.number("game", "Game"),
          Column.text("source", "File"),
          Column.number("record", "Record"),
          Column.number("line", "Line"),
          Column.number("plies", "Plies"),
          Column.number("other", "Other"),
          Column.text("other_source", "File"),
          Column.number("other_record", "Record"),
          Column.number("other_line", "Line"),
          Column.number("other_plies", "Plies"),
          Column.number("ply", "Parted at ply"));

  @Mixin private CollectionOption collection;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + DuplicateSearch.FEWEST_PLIES,
      description = "Plies that they must share, unless they are exact duplicates. Default: 20.")
  private int plies;

  @Mixin private LimitOption limit;
  @Mixin private FormatOption format;
  @Spec private CommandSpec spec;
  private final Console console;

  DuplicatesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (plies < 1) {
      throw new ParameterException(spec.commandLine(), "--plies is 1 or more, not " + plies);
    }
    boolean people = format.forPeople();
    try (GameCollection open = collection.open(console);
        TableWriter table =
            format.format().open(people ? FOR_PEOPLE : FOR_PROGRAMS, console.out())) {
      List<DuplicatePair> pairs = new DuplicateSearch(open, plies).find();
      for (DuplicatePair pair : pairs.stream().limit(limit.limit()).toList()) {
        table.row(people ? forPeople(pair) : forPrograms(pair));
      }
      console.err().println(Count.of(pairs.size(), "pair"));
    }
    return ExitCode.DONE;
  }

  private static List<Cell> forPeople(DuplicatePair pair) {
    return List.of(
        Cell.of(pair.first().id()),
        Cell.of(pair.first().where()),
        Cell.of(pair.first().plies()),
        Cell.of(pair.second().id()),
        Cell.of(pair.second().where()),
        Cell.of(pair.second().plies()),
        Cell.of(pair.kind().words()),
        parted(pair));
  }

  private static List<Cell> forPrograms(DuplicatePair pair) {
    GamePlace first = pair.first();
    GamePlace second = pair.second();
    return List.of(
        Cell.of(pair.kind().name().toLowerCase(Locale.ROOT)),
        Cell.of(first.id()),
        Cell.of(first.source()),
        Cell.of(first.record()),
        Cell.of(first.line()),
        Cell.of(first.plies()),
        Cell.of(second.id()),
        Cell.of(second.source()),
        Cell.of(second.record()),
        Cell.of(second.line()),
        Cell.of(second.plies()),
        parted(pair));
  }

  /** The first ply, from 1, that only one of them has or that they have differently. */
  private static Cell parted(DuplicatePair pair) {
    boolean same = pair.samePlies() == Math.max(pair.first().plies(), pair.second().plies());
    return same ? Cell.none() : Cell.of(pair.samePlies() + 1);
  }
}
