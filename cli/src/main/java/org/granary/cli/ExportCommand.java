package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.exporter.ExportOptions;
import org.granary.exporter.GameExport;
import org.granary.exporter.GameFormat;
import org.granary.exporter.tables.Table;
import org.granary.exporter.workbook.WorkbookOptions;
import org.granary.grammar.Query;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;
import org.granary.query.Search;
import org.granary.store.GameCollection;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes games into a file. */
@Command(
    name = "export",
    description = {
      "Writes games of a collection or of files as sheets, a workbook, records or a table.",
      "The file appears when it is complete; one that is there already is replaced."
    },
    footer = "  granary export --db my.granary --where 'event:club' --to club.pdf")
final class ExportCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Files, folders or -, if no collection is given.")
  private List<String> files = List.of();

  @Option(names = "--db", paramLabel = "DIR", description = "The collection to take games from.")
  private @Nullable Path folder;

  @Mixin private WhereOption where;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "OUT",
      description = "The file to write; its ending says what: .pdf .xlsx .ogn .pgn .csv .json")
  private Path to;

  @Mixin private SheetLayout layout;
  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;
  private final Console console;

  ExportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    GameFormat format = GameFormat.ofFileName(to.toString()).orElseThrow(this::unknownEnding);
    check();
    if (folder == null) {
      return files(format);
    }
    CollectionSearches saved = new CollectionSearches(folder);
    Query query = where.query(saved);
    try (GameCollection collection = GameCollection.open(folder, console::complain)) {
      return collection(collection, query, format);
    }
  }

  private void check() {
    if (!layout.isPossible()) {
      throw usage("--diagrams is 0 or more");
    }
    if (folder == null && where.given()) {
      throw usage("--where needs a collection: --db DIR");
    }
    if ((folder == null) == files.isEmpty()) {
      throw usage("either --db DIR or files are needed");
    }
  }

  private int collection(GameCollection collection, Query query, GameFormat format)
      throws IOException {
    StoredRecords records = new StoredRecords(collection);
    List<Table> tables = format == GameFormat.XLSX ? tables(collection, query) : List.of();
    try (GameExport export = GameExport.toFile(format, to, options(tables))) {
      for (long id : new Search(collection).ids(query)) {
        export.add(records.game(id).orElseThrow());
      }
      return finish(export);
    }
  }

  private static List<Table> tables(GameCollection collection, Query query) throws IOException {
    return Stream.concat(
            Stream.of(OpeningRows.atStart(collection, query)),
            StatisticsSheets.tables(collection, query).stream())
        .toList();
  }

  private int files(GameFormat format) throws IOException {
    Findings findings = new Findings(false).to(console::complain);
    try (GameExport export = GameExport.toFile(format, to, options(List.of()))) {
      new SourceReader(
              rules.ruleSet(),
              rules.catalog(),
              game -> {
                findings.game(game);
                Unchecked.run(() -> export.add(game));
              },
              findings::remark)
          .read(Sources.find(files, console.in()));
      return ExitCode.worse(findings.exitCode(), finish(export));
    }
  }

  private ExportOptions options(List<Table> tables) {
    WorkbookOptions workbook =
        WorkbookOptions.USUAL.withTables(tables).withTableCharts(StatisticsSheets.CHARTS);
    return new ExportOptions(layout.options(), workbook);
  }

  private int finish(GameExport export) throws IOException {
    if (export.count() == 0) {
      console.complain("there is no game to export; " + to + " was not written");
      return ExitCode.DATA;
    }
    export.finish();
    export.remarks().forEach(remark -> console.complain(to + ": " + remark));
    console.err().println(Count.of(export.count(), "game") + " written to " + to);
    return ExitCode.DONE;
  }

  private ParameterException unknownEnding() {
    String known =
        Arrays.stream(GameFormat.values())
            .map(format -> "." + format.extension())
            .collect(Collectors.joining(" "));
    return usage("--to " + to + ": the ending is one of " + known);
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
