package org.granary.cli;

import java.util.List;
import org.granary.importer.Sources;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Records to read and what to say of them, alike in every command that only takes files. */
final class RecordsArgument {
  @Parameters(
      paramLabel = "FILE|DIR",
      arity = "1..*",
      description = "Files, folders (the game files in them), or - for standard input.")
  private List<String> names;

  @Option(
      names = {"-q", "--quiet"},
      description = "Say only errors, no warnings or notes.")
  private boolean quiet;

  @Mixin private FormatOption format;
  @Mixin private RulesOrAuto rules;

  /** Finds the files. */
  Sources find(Console console) {
    return Sources.find(names, console.in());
  }

  boolean errorsOnly() {
    return quiet;
  }

  FormatOption format() {
    return format;
  }

  RulesOrAuto rules() {
    return rules;
  }
}
