package org.granary.grammar;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.granary.grammar.QueryField.Complaints;

/**
 * Puts kept queries where a query names them. Each is read as it is kept at that moment; one that
 * would hold itself is refused.
 */
final class SavedReading {
  /** Kept queries within one query, each counted as often as it is read. */
  static final int MOST = 100;

  /** Kept queries within each other. */
  static final int DEEPEST = 10;

  private final SavedQueries saved;
  private final List<String> path;
  private final AtomicInteger count;

  SavedReading(SavedQueries saved) {
    this(saved, List.of(), new AtomicInteger());
  }

  private SavedReading(SavedQueries saved, List<String> path, AtomicInteger count) {
    this.saved = saved;
    this.path = path;
    this.count = count;
  }

  /** The query that a name at a token stands for. */
  Query read(String name, Token token, Complaints to) {
    Optional<SavedQueries.Saved> found = saved.find(name);
    if (found.isEmpty()) {
      List<String> near = QueryField.near(name, saved.names());
      to.add(token, "there is no saved search \"" + name + "\"" + others(near), near);
      return Query.EVERYTHING;
    }
    String kept = found.get().name();
    if (path.contains(kept)) {
      String way = String.join(", ", path.subList(path.indexOf(kept), path.size()));
      to.add(token, "the saved search \"" + kept + "\" would hold itself: " + way + ", " + kept);
      return Query.EVERYTHING;
    }
    if (path.size() == DEEPEST || count.incrementAndGet() > MOST) {
      to.add(token, "a query holds at most " + MOST + " saved searches, " + DEEPEST + " deep");
      return Query.EVERYTHING;
    }
    return inner(found.get(), token, to);
  }

  private String others(List<String> near) {
    if (!near.isEmpty()) {
      return "";
    }
    return saved.names().isEmpty()
        ? "; none is kept here"
        : "; there are " + String.join(", ", saved.names().stream().limit(20).toList());
  }

  private Query inner(SavedQueries.Saved query, Token token, Complaints to) {
    List<String> inside = Stream.concat(path.stream(), Stream.of(query.name())).toList();
    QueryReading reading = QueryReader.read(query.text(), new SavedReading(saved, inside, count));
    if (!reading.problems().isEmpty()) {
      QueryProblem first = reading.problems().get(0);
      String place = "in the saved search \"" + query.name() + "\", column " + first.column();
      to.add(token, place + ": " + first.message(), first.suggestions());
    }
    return reading.query().orElse(Query.EVERYTHING);
  }
}
