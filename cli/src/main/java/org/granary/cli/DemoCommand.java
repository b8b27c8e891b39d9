package org.granary.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows what Granary does, on the sample games: runs other commands and prints each. */
@Command(
    name = "demo",
    description = {
      "Imports the sample games, shows an opening table, finds a position, writes a study sheet,",
      "a workbook and a diagram, and prints the command for each step."
    },
    footer = "  granary demo --out work/demo")
final class DemoCommand implements Callable<Integer> {
  private static final String MARK = ".granary-demo";
  private static final String POSITION = "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N";
  private static final String SLAM = "0-0-0-0-1-6-1-1-1-1-1-1-17-18-S";

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "granary-demo",
      description = "Where to write. Default: granary-demo in the current folder.")
  private Path folder;

  private final Console console;

  DemoCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Path samples = Home.sampleGames();
    if (isForeign()) {
      console.complain(folder + ": not a folder of an earlier demo; name another with --out DIR");
      return ExitCode.TROUBLE;
    }
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(MARK), "Made by granary demo, which may replace it.\n");
    delete(folder.resolve("samples.granary"));
    int code = ExitCode.DONE;
    for (List<String> step : steps(samples)) {
      code = ExitCode.worse(code, run(step));
    }
    printPlaces();
    return code;
  }

  private boolean isForeign() throws IOException {
    if (!Files.exists(folder) || Files.exists(folder.resolve(MARK))) {
      return false;
    }
    try (Stream<Path> content = Files.list(folder)) {
      return content.findAny().isPresent();
    }
  }

  private static void delete(Path tree) throws IOException {
    if (Files.exists(tree)) {
      try (Stream<Path> paths = Files.walk(tree)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  private List<List<String>> steps(Path samples) {
    String db = folder.resolve("samples.granary").toString();
    return List.of(
        List.of("import", samples.toString(), "--db", db),
        List.of("openings", "--db", db),
        List.of("search", "--db", db, "position \"" + POSITION + "\""),
        List.of("show", "--db", db, "1", "--ply", "14"),
        List.of("stats", "--db", db, "--limit", "5"),
        List.of("export", "--db", db, "--where", "player:teacher", "--to", out("study-sheet.pdf")),
        List.of("export", "--db", db, "--to", out("games.xlsx")),
        List.of("diagram", SLAM, "--move", "F", "--to", out("grand-slam.svg")));
  }

  private String out(String name) {
    return folder.resolve(name).toString();
  }

  private int run(List<String> step) {
    console.out().print("$ granary");
    for (String word : step) {
      console.out().print(word.matches("[\\w./:@+-]+") ? " " + word : " '" + word + "'");
    }
    console.out().println();
    console.out().flush();
    int code = Main.run(step.toArray(String[]::new), console);
    console.out().println();
    return code;
  }

  private void printPlaces() {
    console.out().println("A study sheet, a workbook, a diagram and the collection are here:");
    for (String name :
        List.of("study-sheet.pdf", "games.xlsx", "grand-slam.svg", "samples.granary")) {
      console.out().println("  " + folder.resolve(name).toAbsolutePath().normalize());
    }
  }
}
