package org.granary.cli;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.granary.grammar.Query;
import org.granary.query.Search;
import org.granary.store.GameCollection;
import org.granary.store.kept.KeptName;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A label, and the games that it is put on or taken off: numbers, a query, or both. */
final class LabelledGames {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "LABEL",
      converter = KeptNameArgument.class,
      description = "The label: one line of up to " + KeptName.LONGEST + " characters.")
  private KeptName label;

  @Parameters(
      index = "1..*",
      paramLabel = "ID",
      arity = "0..*",
      description = "Numbers of games, as search and show have them.")
  private List<String> ids = List.of();

  @Mixin private WhereOption where;

  private long number(String id) {
    try {
      return Long.parseLong(id);
    } catch (NumberFormatException e) {
      throw new ParameterException(
          spec.commandLine(), "a game's number is needed, not '" + id + "'");
    }
  }

  KeptName label() {
    return label;
  }

  /** The numbers of the games, in order. */
  Collection<Long> ids(CollectionOption collection, Console console) throws IOException {
    if (ids.isEmpty() && !where.given()) {
      throw new ParameterException(
          spec.commandLine(), "which games? Name their numbers, or --where QUERY");
    }
    TreeSet<Long> games = new TreeSet<>();
    ids.forEach(id -> games.add(number(id)));
    if (where.given()) {
      Query query = where.query(collection.searches());
      try (GameCollection open = collection.open(console)) {
        games.addAll(new Search(open).ids(query));
      }
    }
    return games;
  }
}
