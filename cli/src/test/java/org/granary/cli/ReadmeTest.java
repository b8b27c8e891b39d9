package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What README.md says works: its commands are read from it and run. */
class ReadmeTest {
  @TempDir private Path folder;

  private static List<String> lines() throws IOException {
    return Files.readAllLines(Repository.root().resolve("README.md"));
  }

  @Test
  void itIsShort() throws IOException {
    assertTrue(lines().size() <= 150, lines().size() + " lines");
  }

  @Test
  void itsTwoCommandsAreTheDemoAndTheTests() throws IOException {
    List<String> commands =
        lines().stream().filter(line -> line.startsWith("    ")).map(String::strip).toList();

    assertEquals(List.of("./granary demo", "mvn verify"), commands);
    String ci = Files.readString(Repository.root().resolve(".ci/run"));
    assertTrue(ci.contains("mvn -B -ntp verify"), ci);
  }

  @Test
  void theDemoWritesWhatItSays() throws IOException, InterruptedException {
    Run run = Subprocess.start(folder, "", List.of(), List.of("demo")).finish();

    assertEquals(0, run.code(), run.err());
    for (String name :
        List.of("study-sheet.pdf", "games.xlsx", "grand-slam.svg", "samples.granary")) {
      Path file = folder.resolve("granary-demo").resolve(name);
      assertTrue(Files.exists(file), file.toString());
      assertTrue(run.out().contains(file.toRealPath().toString()), run.out());
    }
  }

  @Test
  void everyCommandOfTheTourWorks() throws IOException {
    Workplace workplace = new Workplace(folder);
    List<String> tour =
        lines().stream()
            .filter(line -> line.startsWith("$ ./granary "))
            .map(line -> line.substring(2))
            .toList();

    assertTrue(tour.size() >= 8, tour.toString());
    for (String command : tour) {
      Run run = workplace.run(command);
      assertEquals(0, run.code(), command + "\n" + run.err());
      boolean said = !run.out().isBlank() || !run.err().isBlank() || command.contains(" --to ");
      assertTrue(said, command);
    }
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    Matcher link = Pattern.compile("\\]\\((?!http)([^)#]+)").matcher(String.join("\n", lines()));
    int links = 0;
    while (link.find()) {
      assertTrue(Files.exists(Repository.root().resolve(link.group(1))), link.group(1));
      links++;
    }
    assertFalse(links < 8, links + " links");
  }
}
