package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Command;

class FailuresTest {
  static Stream<Arguments> troubles() {
    return Stream.of(
        Arguments.of(new NoSuchFileException("a.ogn"), "a.ogn: no such file or folder"),
        Arguments.of(new AccessDeniedException("a.ogn"), "a.ogn: permission denied"),
        Arguments.of(
            new FileSystemException("a.ogn", null, "Is a directory"), "a.ogn: Is a directory"),
        Arguments.of(new IOException("No space left on device"), "No space left on device"),
        Arguments.of(
            new UncheckedIOException(new NoSuchFileException("b")), "b: no such file or folder"));
  }

  @ParameterizedTest
  @MethodSource("troubles")
  void troubleIsOneLine(Exception trouble, String message) {
    assertEquals(new Run(3, "", "granary: " + message + "\n"), failing(trouble));
  }

  @Test
  void aBugSaysThatItIsOneAndHowToReportIt() {
    Run run = failing(new IllegalStateException("no such state"));

    assertEquals(4, run.code());
    String first =
        "granary: this is a bug in Granary: java.lang.IllegalStateException: no such state\n";
    assertTrue(run.err().startsWith(first), run.err());
    assertTrue(run.err().contains("--debug"), run.err());
    assertEquals(3, run.err().lines().count(), run.err());
  }

  @Test
  void theStackTraceIsPrintedOnRequest() {
    Run run = failing(new IllegalStateException("no such state"), "--debug");

    assertEquals(4, run.code());
    assertTrue(run.err().contains("\tat org.granary.cli.FailuresTest"), run.err());
  }

  private static Run failing(Exception failure, String... options) {
    StringWriter err = new StringWriter();
    PrintWriter writer = new PrintWriter(err);
    Console console = new Console(writer, writer, InputStream.nullInputStream(), false);
    String[] args = Stream.concat(Stream.of(options), Stream.of("fail")).toArray(String[]::new);
    int code = Main.commandLine(console).addSubcommand(new Failing(failure)).execute(args);
    return new Run(code, "", err.toString());
  }

  @Command(name = "fail")
  private record Failing(Exception failure) implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
      throw failure;
    }
  }
}
