package org.granary.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The command in a process of its own, with the classes under test. */
final class Subprocess {
  private final Process process;
  private final Path err;

  private Subprocess(Process process, Path err) {
    this.process = process;
    this.err = err;
  }

  /** Feeds standard input. */
  interface Input {
    void write(OutputStream stdin) throws IOException;
  }

  /**
   * Starts the command.
   *
   * @param folder the current folder, where the error output is kept, too
   * @param shell a shell's words that come before the command, for example {@code ulimit -f 9;}
   * @param java options for Java
   */
  static Subprocess start(Path folder, String shell, List<String> java, List<String> args)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("bash", "-c", shell + " exec \"$@\"", "bash"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(java);
    command.addAll(List.of("-Dgranary.home=" + Repository.root(), "-cp", classPath()));
    command.add(Main.class.getName());
    command.addAll(args);
    Path err = folder.resolve("stderr.txt");
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile()).start();
    return new Subprocess(process, err);
  }

  /** Starts the command on a terminal that {@code script} plays; its exit code is script's. */
  static Process onTerminal(List<String> args) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Dgranary.terminal=true", "-cp", classPath(), Main.class.getName()));
    words.addAll(args);
    String command =
        words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" ", "exec ", ""));
    // Whoever runs the tests in the background has Ctrl-C ignored, and so would all that they
    // start.
    return new ProcessBuilder("env", "--default-signal=INT", "script", "-qec", command, "/dev/null")
        .redirectErrorStream(true)
        .start();
  }

  private static String classPath() {
    return System.getProperty("java.class.path").replace(File.pathSeparator, ":");
  }

  Process process() {
    return process;
  }

  /** What it has printed on standard error so far. */
  String errSoFar() throws IOException {
    return Files.readString(err);
  }

  /** Feeds standard input, closes it, and waits for the end. */
  Run finish(Input input) throws IOException, InterruptedException {
    try (OutputStream stdin = process.getOutputStream()) {
      input.write(stdin);
    }
    return finish();
  }

  /** Waits for the end. */
  Run finish() throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    return new Run(code, out, Files.readString(err));
  }
}
