package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the commands of every transcript in {@code src/test/transcripts}, one after the other in one
 * folder, and compares all that they print. {@code -Dgranary.transcripts=write} writes them anew.
 *
 * <p>In a transcript {@code $ } begins a command, {@code ! } a line of standard error and {@code ?
 * } an exit code other than 0; {@code #} is a remark.
 */
class TranscriptTest {
  private static final String FOLDER = "cli/src/test/transcripts";

  @TempDir private Path folder;

  static Stream<Path> transcripts() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve(FOLDER))) {
      List<Path> found = files.filter(f -> f.toString().endsWith(".txt")).sorted().toList();
      assertTrue(found.size() >= 5, "transcripts: " + found);
      return found.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void printsWhatTheTranscriptSays(Path transcript) throws IOException {
    String expected = Files.readString(transcript);
    Workplace workplace = new Workplace(folder);
    StringBuilder actual = new StringBuilder();
    for (String line : expected.lines().toList()) {
      if (line.startsWith("#")) {
        actual.append(line).append('\n');
      } else if (line.startsWith("$ ")) {
        actual.append(line).append('\n');
        append(workplace.run(line.substring(2)), actual);
      }
    }

    if ("write".equals(System.getProperty("granary.transcripts"))) {
      Files.writeString(transcript, actual);
    }
    assertFalse(actual.isEmpty(), "no command in " + transcript);
    assertEquals(expected, actual.toString());
  }

  private static void append(Run run, StringBuilder actual) {
    run.out().lines().forEach(line -> actual.append(steady(line)).append('\n'));
    run.err()
        .lines()
        .filter(line -> !line.startsWith("granary: import: ")) // progress, on a slow machine
        .forEach(line -> actual.append("! ").append(steady(line)).append('\n'));
    if (run.code() != 0) {
      actual.append("? ").append(run.code()).append('\n');
    }
  }

  /** Durations, rates and the present time differ from run to run. */
  private static String steady(String line) {
    return line.replaceAll("\\d+([.,]\\d+)? s;", "N s;")
        .replaceAll(",[0-9.]+,yes$", ",N,yes")
        .replaceAll("[0-9-]{10}T[0-9:]{8}Z", "NOW");
  }
}
