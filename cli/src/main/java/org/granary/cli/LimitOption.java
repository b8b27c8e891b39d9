package org.granary.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --limit}, alike in every command that prints a list. */
final class LimitOption {
  @Option(
      names = "--limit",
      paramLabel = "N",
      converter = Converter.class,
      description = "Print at most the first N.")
  private int limit = Integer.MAX_VALUE;

  /** How many to print at most. */
  int limit() {
    return limit;
  }

  /** Numbers from 1 on. */
  static final class Converter implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      if (!text.matches("0*[1-9][0-9]{0,8}")) {
        throw new TypeConversionException("it is a number from 1 on, not '" + text + "'");
      }
      return Integer.valueOf(text);
    }
  }
}
