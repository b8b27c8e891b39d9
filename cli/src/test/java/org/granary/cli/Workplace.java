package org.granary.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs command lines as documents write them, in a folder of their own: {@code samples/…} are the
 * repository's samples, and names of collections and output files lie in the folder. What is
 * printed has the names as they were written.
 */
final class Workplace {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
  private static final Pattern OUTPUT =
      Pattern.compile("[\\w./-]+\\.(granary|svg|png|pdf|xlsx|ogn|csv|json|db)|work/[\\w./-]+");

  private final Path folder;

  Workplace(Path folder) {
    this.folder = folder;
  }

  Path folder() {
    return folder;
  }

  /** Runs {@code granary …}, in quotes where needed. */
  Run run(String commandLine) {
    List<String> words = words(commandLine);
    if (!words.get(0).endsWith("granary")) {
      throw new IllegalArgumentException("not a granary command: " + commandLine);
    }
    if (words.equals(List.of("granary", "demo"))) { // by itself it writes into the current folder
      words = List.of("granary", "demo", "--out", "work/granary-demo");
    }
    Run run = Run.of(words.stream().skip(1).map(this::place).toArray());
    return new Run(run.code(), asWritten(run.out()), asWritten(run.err()));
  }

  private String place(String word) {
    if (word.startsWith("samples/")) {
      return Repository.root().resolve(word).toString();
    }
    return OUTPUT.matcher(word).matches() ? folder.resolve(word).toString() : word;
  }

  private String asWritten(String text) {
    return text.replace(folder + "/", "").replace(Repository.root() + "/", "");
  }

  static List<String> words(String commandLine) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(commandLine);
    while (matcher.find()) {
      String quoted = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
      words.add(quoted != null ? quoted : matcher.group());
    }
    return words;
  }
}
