package org.granary.cli;

import org.granary.store.NameKind;
import picocli.CommandLine.Option;

/** The option {@code --kind}: whose names. */
final class NameKindOption {
  @Option(
      names = "--kind",
      paramLabel = "KIND",
      defaultValue = "player",
      description = "Whose names: player, event or site. Default: player.")
  private NameKind kind;

  NameKind kind() {
    return kind;
  }
}
