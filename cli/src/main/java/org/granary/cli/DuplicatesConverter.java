package org.granary.cli;

import java.util.Locale;
import org.granary.importer.ImportOptions.Duplicates;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code replace-shorter} and its like. */
final class DuplicatesConverter implements ITypeConverter<Duplicates> {
  @Override
  public Duplicates convert(String text) {
    for (Duplicates value : Duplicates.values()) {
      if (value.name().replace('_', '-').equalsIgnoreCase(text)) {
        return value;
      }
    }
    throw new TypeConversionException(
        "it is skip, keep or replace-shorter, not '" + text.toLowerCase(Locale.ROOT) + "'");
  }
}
