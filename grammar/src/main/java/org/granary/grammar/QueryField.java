package org.granary.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.granary.engine.Winner;

/** The fields of the query language: their names, and how each reads what stands after it. */
enum QueryField {
  PLAYER(Kind.WORDS),
  SOUTH(Kind.WORDS),
  NORTH(Kind.WORDS),
  EVENT(Kind.WORDS),
  SITE(Kind.WORDS),
  COMMENT(Kind.WORDS),
  TEXT(Kind.WORDS),
  TAG(Kind.WORDS),
  RESULT(Kind.CHOICE),
  STATUS(Kind.CHOICE),
  RULES(Kind.VALUE),
  SOURCE(Kind.VALUE),
  LABEL(Kind.VALUE),
  /** A query that is kept under a name, see {@link SavedReading}. */
  SAVED(Kind.VALUE),
  DATE(Kind.NUMBER),
  PLIES(Kind.NUMBER);

  /** Takes what is wrong with a token, with suggestions. */
  interface Complaints {
    void add(Token token, String message, List<String> suggestions);

    default void add(Token token, String message) {
      add(token, message, List.of());
    }
  }

  private enum Kind {
    WORDS,
    CHOICE,
    VALUE,
    NUMBER
  }

  private static final String TAG_PREFIX = "tag.";

  private final Kind kind;

  QueryField(Kind kind) {
    this.kind = kind;
  }

  /** The field of a name; {@code tag.Annotator} is {@link #TAG}. */
  static Optional<QueryField> find(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.startsWith(TAG_PREFIX)) {
      return Optional.of(TAG);
    }
    return Stream.of(values()).filter(f -> f != TAG && f.label().equals(lower)).findFirst();
  }

  /** The names that differ by a letter or two. */
  static List<String> near(String name) {
    return near(name, Stream.of(values()).filter(f -> f != TAG).map(QueryField::label).toList());
  }

  /** All names, for a message. */
  static String list() {
    return Stream.of(values())
        .map(f -> f == TAG ? "tag.Name" : f.label())
        .collect(Collectors.joining(", "));
  }

  /** The name of a kept query, in a condition of {@link #SAVED}; empty if it is none. */
  static Optional<String> savedName(QueryOperand operand, Complaints complaints) {
    if (operand.isRange() || operand.suffix().isPresent() || !operand.sign().equals(":")) {
      complaints.add(operand.token(), "write saved:NAME, or not saved:NAME");
      return Optional.empty();
    }
    return Optional.of(operand.text());
  }

  private String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The condition that a field and what stands after it make. */
  Query query(String name, QueryOperand operand, Complaints complaints) {
    return switch (kind) {
      case WORDS -> words(this, name, operand, complaints);
      case CHOICE -> choice(this, name, operand, complaints);
      case VALUE -> value(this, name, operand, complaints);
      case NUMBER -> number(this, name, operand, complaints);
    };
  }

  private static Query words(QueryField field, String name, QueryOperand operand, Complaints to) {
    if (operand.isRange() || !operand.sign().equals(":")) {
      to.add(operand.token(), name + " is searched by words: write " + name + ":\"…\"");
    } else if (operand.text().codePoints().noneMatch(Character::isLetterOrDigit)) {
      to.add(operand.token(), "there is no word here to look for");
    }
    Query.Match match =
        operand.isFuzzy()
            ? Query.Match.FUZZY
            : operand.isPrefix() ? Query.Match.PREFIX : Query.Match.EXACT;
    String tag = field == TAG ? name.substring(TAG_PREFIX.length()) : "";
    return new Query.Words(Query.WordField.valueOf(field.name()), tag, operand.text(), match);
  }

  private static Query choice(QueryField field, String name, QueryOperand operand, Complaints to) {
    List<String> choices = field == RESULT ? labels(Winner.values()) : labels(GameStatus.values());
    String value = operand.text().toLowerCase(Locale.ROOT);
    operand.suffix().ifPresent(s -> to.add(s, name + " takes no \"" + s.getText() + "\""));
    if (!choices.contains(value)) {
      String message = name + " is " + String.join(", ", choices) + ", not \"" + value + "\"";
      to.add(operand.token(), message, near(value, choices));
    }
    return equal(
        new Query.Value(Query.ValueField.valueOf(field.name()), value, false), operand, to);
  }

  private static Query value(QueryField field, String name, QueryOperand operand, Complaints to) {
    if (operand.isFuzzy()) {
      to.add(operand.suffix().orElseThrow(), name + " takes no \"~\"");
    }
    Query.ValueField valueField = Query.ValueField.valueOf(field.name());
    return equal(new Query.Value(valueField, operand.text(), operand.isPrefix()), operand, to);
  }

  private static Query equal(Query.Value value, QueryOperand operand, Complaints to) {
    if (operand.sign().contains("<") || operand.sign().contains(">")) {
      String field = value.field().name().toLowerCase(Locale.ROOT);
      to.add(operand.token(), field + " has no order: write " + field + ":" + value.value());
    }
    return operand.sign().equals("!=") ? new Query.Not(value) : value;
  }

  private static Query number(QueryField field, String name, QueryOperand operand, Complaints to) {
    operand.suffix().ifPresent(s -> to.add(s, name + " takes no \"" + s.getText() + "\""));
    QueryRange range =
        QueryRange.parse(Query.NumberField.valueOf(field.name()), operand.sign(), operand.text());
    range.problem().ifPresent(problem -> to.add(operand.token(), problem));
    return range.query();
  }

  private static List<String> labels(Enum<?>[] values) {
    return Arrays.stream(values).map(value -> value.name().toLowerCase(Locale.ROOT)).toList();
  }

  /** The words that differ from one by a letter or two. */
  static List<String> near(String word, List<String> known) {
    List<String> near = new ArrayList<>(known);
    int most = word.length() <= 4 ? 1 : 2;
    near.removeIf(candidate -> distance(word.toLowerCase(Locale.ROOT), candidate) > most);
    return near;
  }

  /** Letters to insert, drop, change or swap with the next to make one word the other. */
  private static int distance(String from, String to) {
    int[][] rows = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          rows[i][j] = i + j;
          continue;
        }
        int change = rows[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        rows[i][j] = Math.min(change, Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
        if (isSwap(from, i, to, j)) {
          rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
      }
    }
    return rows[from.length()][to.length()];
  }

  /** Whether the two letters before two places are the same in opposite order. */
  private static boolean isSwap(String from, int i, String to, int j) {
    return i > 1
        && j > 1
        && from.charAt(i - 1) == to.charAt(j - 2)
        && from.charAt(i - 2) == to.charAt(j - 1);
  }
}
