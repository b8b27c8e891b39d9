package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.GameSink;
import org.granary.exporter.games.JsonSink;
import org.granary.exporter.games.OgnSink;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;
import org.granary.store.GameCollection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows games. */
@Command(
    name = "show",
    description = "Shows a game of a collection, or the games of a file.",
    footer = "  granary show samples/games/annotated.ogn --ply 14")
final class ShowCommand implements Callable<Integer> {
  @Parameters(paramLabel = "ID|FILE", description = "With --db a game's number, else a file or -.")
  private String target;

  @Option(names = "--db", paramLabel = "DIR", description = "The collection that the game is in.")
  private @Nullable Path folder;

  @Option(
      names = "--ply",
      paramLabel = "N",
      description = "Show only the position after ply N; 0 is the start.")
  private @Nullable Integer ply;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, json (one object a game) or ogn (the record). Default: text.")
  private Format format;

  @Option(
      names = "--original",
      description = "Print the record byte for byte as it was imported, in its own encoding.")
  private boolean original;

  @Option(names = "--record", paramLabel = "N", description = "Of a file only its Nth record.")
  private @Nullable Integer record;

  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  /** How a game is printed. */
  enum Format {
    TEXT,
    JSON,
    OGN
  }

  ShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (original) {
      return original();
    }
    GameSink sink = sink();
    int code = folder == null ? file(sink) : game(sink, folder);
    sink.finish();
    return code;
  }

  private int original() throws IOException {
    OriginalRecord records = new OriginalRecord(console);
    if (folder != null) {
      return records.ofGame(folder, id());
    }
    if (record == null) {
      throw usage("--original of a file needs --record N, of a collection --db DIR and a number");
    }
    return records.ofFile(target, record);
  }

  private GameSink sink() throws IOException {
    return switch (format) {
      case OGN -> new OgnSink(console.out());
      case JSON -> new JsonSink(console.out());
      case TEXT -> new Pages();
    };
  }

  private int file(GameSink sink) {
    long[] number = {0};
    Findings findings = new Findings(false).to(console::complain);
    new SourceReader(
            rules.ruleSet(),
            rules.catalog(),
            game -> {
              number[0]++;
              if (record == null || record == number[0]) {
                findings.game(game);
                Unchecked.run(() -> sink.add(new GameEntry(number[0], game)));
              }
            },
            findings::remark)
        .read(Sources.find(List.of(target), console.in()));
    return findings.exitCode();
  }

  private int game(GameSink sink, Path db) throws IOException {
    try (GameCollection collection = GameCollection.open(db, console::complain)) {
      Optional<GameEntry> game = new StoredRecords(collection).game(id());
      if (game.isEmpty()) {
        console.complain(db + ": there is no game " + target);
        return ExitCode.DATA;
      }
      sink.add(game.get());
      return ExitCode.DONE;
    }
  }

  private long id() {
    try {
      return Long.parseLong(target);
    } catch (NumberFormatException e) {
      throw usage("with --db a game's number is needed, not '" + target + "'");
    }
  }

  /** Prints games for people, an empty line between them. */
  private final class Pages implements GameSink {
    private boolean first = true;

    @Override
    public void add(GameEntry game) {
      if (!first) {
        console.out().println();
      }
      first = false;
      GamePage page = new GamePage(game, console.out());
      int last = game.game().game().plyCount();
      if (ply == null) {
        page.print();
      } else if (ply < 0 || ply > last) {
        throw usage("--ply is 0 to " + last + " in game " + game.id() + ", not " + ply);
      } else {
        page.print(ply);
      }
    }

    @Override
    public void finish() {
      console.out().flush();
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
