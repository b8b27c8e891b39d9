package org.granary.cli;

import java.util.Optional;
import org.granary.grammar.Query;
import org.granary.grammar.SavedQueries;
import org.granary.store.CollectionWriter;
import org.granary.store.kept.KeptName;
import org.granary.store.kept.SavedSearch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --save}. */
final class SavedQueryOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--save",
      paramLabel = "NAME",
      converter = KeptNameArgument.class,
      description = "Keep the query under a name: saved:NAME in a query stands for it.")
  private @Nullable KeptName name;

  /** Reads the query, and keeps it if that was asked for. */
  Query read(@Nullable String text, CollectionOption collection, Console console) {
    CollectionSearches known = collection.searches();
    if (name == null) {
      return QueryArgument.parse(text, known, spec);
    }
    if (text == null || text.isBlank()) {
      throw new ParameterException(spec.commandLine(), "--save needs a query to keep");
    }
    SavedQueries withThis = known.with(name.text(), text);
    Query query = QueryArgument.parse(text, withThis, spec);
    save(name, text, collection, console);
    return query;
  }

  private static void save(
      KeptName name, String text, CollectionOption collection, Console console) {
    Optional<SavedSearch> before;
    try (CollectionWriter writer = collection.write(console)) {
      before = writer.keep(kept -> kept.searches().save(name.text(), text));
      writer.commit();
    }
    String was = before.map(search -> "; it was: " + search.query()).orElse("");
    console.err().println("kept as saved:" + KeptNameArgument.inQuery(name) + was);
  }
}
