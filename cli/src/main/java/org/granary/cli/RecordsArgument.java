package org.granary.cli;

import java.util.List;
import java.util.Optional;
import org.granary.importer.Sources;
import org.granary.importer.formats.Dialect;
import org.granary.importer.formats.Formats;
import org.jspecify.annotations.Nullable;
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

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      converter = DialectConverter.class,
      description = {
        "How the records are written: ${COMPLETION-CANDIDATES}.",
        "Default: found out by replay, for each file."
      },
      completionCandidates = DialectConverter.class)
  private @Nullable Dialect dialect;

  @Mixin private FormatOption format;
  @Mixin private RulesOrAuto rules;

  /** Finds the files. */
  Sources find(Console console) {
    return Sources.find(names, console.in());
  }

  /** What the records are written in, if the user says. */
  Optional<Dialect> dialect() {
    return Optional.ofNullable(dialect);
  }

  /** How to read the records. */
  Formats formats() {
    return new Formats(dialect(), rules.ruleSet(), rules.catalog());
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
