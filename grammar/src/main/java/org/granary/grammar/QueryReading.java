package org.granary.grammar;

import java.util.List;
import java.util.Optional;

/**
 * What reading a query gave.
 *
 * @param query the query, unless there are problems
 * @param problems in the order of their places; empty if and only if there is a query
 */
public record QueryReading(Optional<Query> query, List<QueryProblem> problems) {
  public QueryReading {
    problems = List.copyOf(problems);
    if (query.isPresent() != problems.isEmpty()) {
      throw new IllegalArgumentException("a query or problems, not both and not neither");
    }
  }
}
