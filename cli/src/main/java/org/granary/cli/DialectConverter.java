package org.granary.cli;

import java.util.Iterator;
import org.granary.importer.formats.Dialect;
import org.granary.importer.formats.Dialects;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the names of dialects, and lists them. */
final class DialectConverter implements ITypeConverter<Dialect>, Iterable<String> {
  @Override
  public Dialect convert(String name) {
    return Dialects.find(name)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no dialect '" + name + "'; there are " + Dialects.names()));
  }

  @Override
  public Iterator<String> iterator() {
    return Dialects.all().stream().map(Dialect::name).iterator();
  }
}
