package org.granary.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;

/** The entry point: arguments and streams in, exit code out. */
public final class Main {
  private Main() {}

  /** Runs the command and ends the process. */
  public static void main(String[] args) {
    OutputStream bytes = OutputStopped.watch(new FileOutputStream(FileDescriptor.out));
    OutputStream complaints = OutputStopped.watch(new FileOutputStream(FileDescriptor.err));
    boolean terminal = Boolean.getBoolean("granary.terminal");
    Console console = new Console(utf8(bytes), utf8(complaints), System.in, terminal, bytes);
    System.exit(run(args, console));
  }

  /**
   * Runs the command; ends no process and touches no stream of the process.
   *
   * @param out takes results
   * @param err takes complaints and progress
   * @param in what {@code -} stands for
   * @return the exit code, see docs/cli.md
   */
  public static int run(String[] args, PrintWriter out, PrintWriter err, InputStream in) {
    return run(args, new Console(out, err, in, false));
  }

  static int run(String[] args, Console console) {
    int code;
    try {
      code = commandLine(console).execute(args);
    } catch (Error e) { // picocli hands over exceptions, not errors
      code = Failures.report(e, console);
    }
    code = ExitCode.worse(code, flush(console, code < ExitCode.TROUBLE));
    console.err().flush();
    return code;
  }

  private static int flush(Console console, boolean complain) {
    try {
      console.out().flush();
      return ExitCode.DONE;
    } catch (OutputStopped e) {
      return complain ? Failures.outputStopped(e, console) : ExitCode.TROUBLE;
    }
  }

  /** The whole command with its subcommands. */
  static CommandLine commandLine(Console console) {
    Failures failures = new Failures(console);
    return new CommandLine(new GranaryCommand())
        .addSubcommand(RulesCommand.with(console))
        .addSubcommand(new ValidateCommand(console))
        .addSubcommand(new ImportCommand(console))
        .addSubcommand(new SearchCommand(console))
        .addSubcommand(new OpeningsCommand(console))
        .addSubcommand(new NoveltiesCommand(console))
        .addSubcommand(new CompareCommand(console))
        .addSubcommand(new ShowCommand(console))
        .addSubcommand(new StatsCommand(console))
        .addSubcommand(new ExportCommand(console))
        .addSubcommand(new DiagramCommand(console))
        .addSubcommand(new TagCommand(console))
        .addSubcommand(new SearchesCommand(console))
        .addSubcommand(new NamesCommand(console))
        .addSubcommand(new DuplicatesCommand(console))
        .addSubcommand(new DbCommand(console))
        .addSubcommand(new PerftCommand(console))
        .addSubcommand(new DemoCommand(console))
        .setOut(console.out())
        .setErr(console.err())
        .setColorScheme(Help.defaultColorScheme(Ansi.OFF))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setUsageHelpWidth(100)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }

  private static PrintWriter utf8(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }
}
