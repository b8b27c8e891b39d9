package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** docs/cli.md describes every command and every option. */
class CliDocumentTest {
  private static final Set<String> GENERAL = Set.of("--help", "--version", "--debug");

  static List<CommandLine> commands() {
    return MainTest.commands().filter(command -> command.getParent() != null).toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void describesTheCommandAndItsOptions(CommandLine command) throws IOException {
    CommandSpec spec = command.getCommandSpec();
    String first = spec.qualifiedName().split(" ", -1)[1];
    String section = sections().getOrDefault(first, "");

    assertTrue(section.contains("`" + spec.qualifiedName()), spec.qualifiedName());
    for (OptionSpec option : spec.options()) {
      if (!GENERAL.contains(option.longestName()) && !option.hidden()) {
        assertTrue(section.contains(option.longestName()), option.longestName() + " of " + first);
      }
    }
  }

  private static Map<String, String> sections() throws IOException {
    Map<String, String> sections = new HashMap<>();
    String text = Files.readString(Repository.root().resolve("docs/cli.md"));
    for (String section : text.split("\n## ", -1)) {
      sections.put(section.lines().findFirst().orElse(""), section);
    }
    assertTrue(sections.size() >= 10, sections.keySet().toString());
    return sections;
  }
}
