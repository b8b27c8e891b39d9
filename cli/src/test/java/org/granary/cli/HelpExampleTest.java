package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Every example in the help works on the samples, with {@code my.granary} holding the games, a
 * label and a saved search.
 */
class HelpExampleTest {
  @TempDir private Path folder;
  private Workplace workplace;

  @BeforeEach
  void importTheSamples() {
    workplace = new Workplace(folder);
    for (String command :
        List.of(
            "granary import samples/games --db my.granary",
            "granary tag add lesson-1 8 --db my.granary",
            "granary search --save krous text:krou --db my.granary")) {
      Run run = workplace.run(command);
      assertEquals(0, run.code(), run.err());
    }
  }

  static Stream<String> examples() {
    List<String> examples =
        MainTest.commands().flatMap(HelpExampleTest::examples).distinct().toList();
    assertTrue(examples.size() >= 10, examples.toString());
    return examples.stream();
  }

  private static Stream<String> examples(CommandLine command) {
    return Stream.of(command.getCommandSpec().usageMessage().footer()).map(String::strip);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void works(String example) {
    Run run = workplace.run(example);

    assertEquals(0, run.code(), run.err());
    boolean said = !run.out().isBlank() || !run.err().isBlank() || example.contains(" --to ");
    assertTrue(said, "prints nothing: " + example);
    assertFalse(run.err().contains("bug"), run.err());
  }
}
