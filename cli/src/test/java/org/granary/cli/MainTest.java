package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {
  @Test
  void printsItsVersion() {
    Run run = Run.of("--version");

    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("granary "), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nonsense", "perft", "perft --nonsense 3", "perft 3 4"})
  void aWrongCommandLineIsAMatterOfTwoLines(String line) {
    Run run = Run.of((Object[]) line.split(" "));

    assertEquals(2, run.code(), line);
    assertEquals("", run.out(), line);
    assertTrue(run.err().startsWith("granary: "), run.err());
    assertTrue(run.err().contains("--help' for what it takes."), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  static Stream<CommandLine> commands() {
    StringWriter nowhere = new StringWriter();
    PrintWriter writer = new PrintWriter(nowhere);
    return withSubcommands(
        Main.commandLine(new Console(writer, writer, InputStream.nullInputStream(), false)));
  }

  private static Stream<CommandLine> withSubcommands(CommandLine command) {
    return Stream.concat(
        Stream.of(command),
        command.getSubcommands().values().stream().flatMap(MainTest::withSubcommands));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpThatEndsWithItsExample(CommandLine command) {
    String name = command.getCommandSpec().qualifiedName();

    Run run =
        Run.of((Object[]) (name.substring("granary".length()) + " --help").strip().split(" "));

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("\nExample:\n  " + name), run.out());
    assertTrue(run.out().lines().allMatch(line -> line.length() <= 100), run.out());
  }

  @Test
  void aReaderThatWentAwayIsNoError() {
    assertEquals(new Run(0, "", ""), runInto("Broken pipe"));
  }

  @Test
  void outputThatCannotBeWrittenIsTrouble() {
    assertEquals(
        new Run(3, "", "granary: standard output: No space left on device\n"),
        runInto("No space left on device"));
  }

  private static Run runInto(String failure) {
    OutputStream full =
        OutputStopped.watch(
            new ByteArrayOutputStream() {
              @Override
              public void flush() throws IOException {
                throw new IOException(failure);
              }
            });
    StringWriter err = new StringWriter();
    PrintWriter out = new PrintWriter(new OutputStreamWriter(full, StandardCharsets.UTF_8));
    int code =
        Main.run(
            new String[] {"perft", "3"}, out, new PrintWriter(err), InputStream.nullInputStream());
    return new Run(code, "", err.toString());
  }
}
