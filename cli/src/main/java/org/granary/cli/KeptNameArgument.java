package org.granary.cli;

import java.util.Optional;
import org.granary.store.kept.KeptName;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Names of labels and of saved searches as arguments. */
final class KeptNameArgument implements ITypeConverter<KeptName> {
  @Override
  public KeptName convert(String text) {
    Optional<String> problem = KeptName.problem(text);
    if (problem.isPresent()) {
      throw new TypeConversionException(problem.get());
    }
    return new KeptName(text);
  }

  /** A name as a query has it. */
  static String inQuery(KeptName name) {
    return '"' + name.text().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
