package org.granary.grammar;

import java.util.List;

/**
 * What is wrong with a query, at its place.
 *
 * @param column 1-based, in code points of the query
 * @param length code points that it covers, 1 or more
 * @param message what was found and what was expected
 * @param suggestions what may have been meant, best first; often empty
 */
public record QueryProblem(int column, int length, String message, List<String> suggestions) {
  public QueryProblem {
    if (column < 1 || length < 1) {
      throw new IllegalArgumentException(column + "+" + length);
    }
    suggestions = List.copyOf(suggestions);
  }

  /** The same problem, {@code columns} further on. */
  QueryProblem shifted(int columns) {
    return new QueryProblem(column + columns, length, message, suggestions);
  }

  /** The message with its column, the query and a line of carets under the place. */
  public String render(String query) {
    StringBuilder text = new StringBuilder("query:1:" + column + ": error: " + message);
    if (!suggestions.isEmpty()) {
      text.append("; did you mean ").append(String.join(" or ", suggestions)).append('?');
    }
    return text.append("\n  ")
        .append(query.replaceAll("\\s", " "))
        .append("\n  ")
        .append(" ".repeat(column - 1))
        .append("^".repeat(length))
        .toString();
  }
}
