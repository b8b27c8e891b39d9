package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The screens of docs/openings.md are what the commands print. {@code -Dgranary.transcripts=write}
 * writes them anew.
 */
class OpeningsDocumentTest {
  private static final String BEGIN = "```console";
  private static final String END = "```";

  @TempDir private Path folder;

  @Test
  void showsWhatTheCommandsPrint() throws IOException {
    Path document = Repository.root().resolve("docs/openings.md");
    String expected = Files.readString(document);
    Workplace workplace = new Workplace(folder);
    assertEquals(0, workplace.run("granary import samples/games --db my.granary").code());
    StringBuilder actual = new StringBuilder();
    int commands = 0;
    boolean screen = false;
    for (String line : expected.lines().toList()) {
      screen = line.equals(BEGIN) || screen && !line.equals(END);
      boolean command = screen && line.startsWith("$ ");
      if (!screen || command || line.equals(BEGIN)) {
        actual.append(line).append('\n');
      }
      if (command) {
        Run run = workplace.run(line.substring(2));
        actual.append(run.err()).append(run.out());
        commands++;
      }
    }

    if ("write".equals(System.getProperty("granary.transcripts"))) {
      Files.writeString(document, actual);
    }
    assertTrue(commands >= 3, commands + " commands");
    assertEquals(expected, actual.toString());
  }
}
