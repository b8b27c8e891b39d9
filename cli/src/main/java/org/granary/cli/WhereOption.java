package org.granary.cli;

import org.granary.grammar.Query;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --where}, alike in every command that takes some games of a collection. */
final class WhereOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--where",
      paramLabel = "QUERY",
      description = "Only games of the collection that fit it; docs/query.md describes it.")
  private @Nullable String text;

  boolean given() {
    return text != null;
  }

  /**
   * What was asked for; if nothing was, every game fits.
   *
   * @param saved the saved searches of the collection
   */
  Query query(CollectionSearches saved) {
    return QueryArgument.parse(text, saved, spec);
  }
}
