package org.granary.cli;

import java.util.List;
import org.granary.grammar.Query;
import org.granary.grammar.QueryProblem;
import org.granary.grammar.QueryReader;
import org.granary.grammar.QueryReading;
import org.granary.grammar.SavedQueries;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Searches as arguments; what is wrong with one is a mistake in the command line. */
final class QueryArgument {
  private QueryArgument() {}

  /** Reads a query; none at all is the query that every game fits. */
  static Query parse(@Nullable String text, SavedQueries saved, CommandSpec command) {
    if (text == null) {
      return Query.EVERYTHING;
    }
    QueryReading reading = QueryReader.read(text, saved);
    List<String> problems = reading.problems().stream().map(p -> problem(p, text)).toList();
    return reading
        .query()
        .orElseThrow(
            () -> new ParameterException(command.commandLine(), String.join("\n", problems)));
  }

  private static String problem(QueryProblem problem, String text) {
    return problem.render(text);
  }
}
