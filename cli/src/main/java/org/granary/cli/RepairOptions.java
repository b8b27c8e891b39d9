package org.granary.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What to do about records that do not replay. */
final class RepairOptions {
  @Option(
      names = "--suggest",
      description = "Say what the writer of a broken record most likely meant.")
  private boolean suggest;

  @Option(
      names = "--fix",
      paramLabel = "OUT",
      description = {
        "Write all records to OUT, those emended of which one repair is clearly ahead;",
        "the files that are read are never changed."
      })
  private @Nullable Path out;

  boolean asked() {
    return suggest || out != null;
  }

  /** Whether suggestions are to be shown, not only used. */
  boolean suggest() {
    return suggest;
  }

  /** The file to write. */
  Optional<Path> out() {
    return Optional.ofNullable(out);
  }
}
