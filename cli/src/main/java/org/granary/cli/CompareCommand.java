package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.granary.engine.RuleSet;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.tables.TableWriter;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;
import org.granary.query.openings.GameComparison;
import org.granary.query.openings.GameComparison.Stretch;
import org.granary.store.GameCollection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows where two games part and meet again. */
@Command(
    name = "compare",
    description = {
      "Shows two games side by side: where they part, and where they meet again.",
      "They meet in the same position, or in one turned round with the sides exchanged."
    },
    footer = "  granary compare --db my.granary 1 6")
final class CompareCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "ID|FILE",
      arity = "2",
      description = "With --db two games' numbers, else two files with a game each.")
  private List<String> targets;

  @Option(names = "--db", paramLabel = "DIR", description = "The collection that they are in.")
  private @Nullable Path folder;

  @Mixin private FormatOption format;
  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Findings findings = new Findings(false).to(console::complain);
    List<GameEntry> games = folder == null ? ofFiles(findings) : ofCollection(folder);
    if (games.size() < 2) {
      return ExitCode.DATA;
    }
    print(games.get(0), games.get(1));
    return findings.exitCode();
  }

  private List<GameEntry> ofCollection(Path db) throws IOException {
    List<GameEntry> games = new ArrayList<>();
    try (GameCollection collection = GameCollection.open(db, console::complain)) {
      for (String target : targets) {
        Optional<GameEntry> game = new StoredRecords(collection).game(id(target));
        game.ifPresentOrElse(
            games::add, () -> console.complain(db + ": there is no game " + target));
      }
    }
    return games;
  }

  private List<GameEntry> ofFiles(Findings findings) {
    List<GameEntry> games = new ArrayList<>();
    for (String target : targets) {
      List<GameEntry> found = new ArrayList<>();
      new SourceReader(
              rules.ruleSet(),
              rules.catalog(),
              game -> {
                findings.game(game);
                found.add(new GameEntry(found.size() + 1L, game));
              },
              findings::remark)
          .read(Sources.find(List.of(target), console.in()));
      if (found.size() == 1) {
        games.add(found.get(0));
      } else {
        console.complain(
            target
                + ": one game is needed, it has "
                + found.size()
                + "; import it and compare by number with --db");
      }
    }
    return games;
  }

  private long id(String target) {
    try {
      return Long.parseLong(target);
    } catch (NumberFormatException e) {
      throw new ParameterException(
          spec.commandLine(), "with --db a game's number is needed, not '" + target + "'", e);
    }
  }

  private void print(GameEntry first, GameEntry second) throws IOException {
    RuleSet one = first.game().ruleSet();
    RuleSet other = second.game().ruleSet();
    if (!one.layout().equals(other.layout())) {
      throw new ParameterException(
          spec.commandLine(),
          "the games are on different boards: " + one.id() + " and " + other.id());
    }
    List<Stretch> stretches = GameComparison.of(first.game().game(), second.game().game());
    if (format.forPeople()) {
      printHead(first, second, stretches);
    }
    try (TableWriter rows = format.format().open(ComparisonTable.COLUMNS, console.out())) {
      new ComparisonTable(first.game().game(), second.game().game(), rows).write(stretches);
    }
  }

  private void printHead(GameEntry first, GameEntry second, List<Stretch> stretches) {
    console.out().println("First: " + (first.title() + "  " + first.result()).strip());
    console.out().println("Second: " + (second.title() + "  " + second.result()).strip());
    if (!first.game().ruleSet().equals(second.game().ruleSet())) {
      console
          .out()
          .println(
              "Different rules: "
                  + first.game().ruleSet().id()
                  + " and "
                  + second.game().ruleSet().id());
    }
    console
        .out()
        .println(ComparisonTable.summary(first.game().game(), second.game().game(), stretches));
    console.out().println();
  }
}
