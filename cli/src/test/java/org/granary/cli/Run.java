package org.granary.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/**
 * What one run of the command gave.
 *
 * @param code the exit code
 * @param out everything on standard output, lines ended by {@code \n}
 * @param err everything on standard error, likewise
 */
record Run(int code, String out, String err) {
  /** Runs the command in this process with nothing on standard input. */
  static Run of(Object... args) {
    return withInput("", args);
  }

  /** Runs the command with a text on standard input. */
  static Run withInput(String input, Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    int code =
        Main.run(
            words,
            new PrintWriter(out),
            new PrintWriter(err),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    return new Run(code, lines(out), lines(err));
  }

  private static String lines(StringWriter text) {
    return text.toString().replace("\r\n", "\n");
  }
}
