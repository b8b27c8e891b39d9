package org.granary.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.granary.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into one sentence and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final Console console;

  Failures(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    if (e.getCause() instanceof UncheckedIOException unreadable) { // a file that an argument names
      return report(unreadable, console);
    }
    CommandLine command = e.getCommandLine();
    console.complain(String.valueOf(e.getMessage()).replaceFirst("^Error: ", ""));
    if (e instanceof UnmatchedArgumentException unmatched) {
      UnmatchedArgumentException.printSuggestions(unmatched, console.err());
    }
    console
        .err()
        .println(
            "See '" + command.getCommandSpec().qualifiedName() + " --help' for what it takes.");
    return ExitCode.USAGE;
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    CommandLine root = command;
    while (root.getParent() != null) {
      root = root.getParent();
    }
    if (root.getCommand() instanceof GranaryCommand granary && granary.debug()) {
      e.printStackTrace(console.err());
    }
    return report(e, console);
  }

  /** Reports what a command threw. */
  static int report(Throwable failure, Console console) {
    if (failure instanceof OutputStopped stopped) {
      return outputStopped(stopped, console);
    }
    if (failure instanceof UncheckedIOException unchecked) {
      return trouble(sentence(unchecked.getCause()), console);
    }
    if (failure instanceof IOException io) {
      return trouble(sentence(io), console);
    }
    if (failure instanceof InvalidPathException path) {
      return trouble(path.getInput() + ": not a possible name of a file", console);
    }
    if (failure instanceof StoreException store) {
      return trouble(String.valueOf(store.getMessage()), console);
    }
    if (failure instanceof OutOfMemoryError) {
      return trouble("out of memory; allow more with GRANARY_OPTS=-Xmx2g", console);
    }
    return bug(failure, console);
  }

  /** The reader of standard output went away (no complaint) or it cannot be written. */
  static int outputStopped(OutputStopped e, Console console) {
    return e.byReader()
        ? ExitCode.DONE
        : trouble("standard output: " + sentence(e.getCause()), console);
  }

  private static int trouble(String message, Console console) {
    console.complain(message);
    return ExitCode.TROUBLE;
  }

  private static int bug(Throwable failure, Console console) {
    StackTraceElement[] trace = failure.getStackTrace();
    console.complain("this is a bug in Granary: " + failure);
    if (trace.length > 0) {
      console.err().println("  at " + trace[0]);
    }
    console
        .err()
        .println(
            "Please report it with the command you gave, what it prints with --debug and, if you"
                + " can, the file.");
    return ExitCode.BUG;
  }

  /** What an exception of the file system says, for people. */
  static String sentence(IOException e) {
    if (e instanceof FileSystemException file) {
      return file.getFile() + ": " + reason(file);
    }
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }

  private static String reason(FileSystemException e) {
    if (e instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "it exists already";
    }
    if (e instanceof NotDirectoryException) {
      return "not a folder";
    }
    if (e instanceof DirectoryNotEmptyException) {
      return "the folder is not empty";
    }
    return e.getReason() == null ? e.toString() : e.getReason();
  }
}
