package org.granary.cli;

import org.granary.exporter.tables.TableFormat;
import picocli.CommandLine.Option;

/** The option {@code --format}, alike in every command that prints a table. */
final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text for people, csv, or json: one object a line. Default: text.")
  private TableFormat format = TableFormat.TEXT;

  TableFormat format() {
    return format;
  }

  boolean forPeople() {
    return format == TableFormat.TEXT;
  }
}
