package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.granary.grammar.Query.AllOf;
import org.granary.grammar.Query.AnyOf;
import org.granary.grammar.Query.Not;
import org.granary.grammar.Query.Value;
import org.granary.grammar.Query.ValueField;
import org.junit.jupiter.api.Test;

class SavedQueriesTest {
  private static final Query DRAW = new Value(ValueField.RESULT, "draw", false);
  private static final Query BROKEN = new Value(ValueField.STATUS, "broken", false);

  private final Map<String, String> texts = new LinkedHashMap<>();

  private QueryReading reading(String query) {
    return QueryReader.read(
        query,
        new SavedQueries() {
          @Override
          public Optional<Saved> find(String name) {
            String key = name.toLowerCase(Locale.ROOT);
            return Optional.ofNullable(texts.get(key)).map(text -> new Saved(key, text));
          }

          @Override
          public List<String> names() {
            return List.copyOf(texts.keySet());
          }
        });
  }

  private Query read(String query) {
    QueryReading reading = reading(query);
    assertEquals(List.of(), reading.problems(), query);
    return reading.query().orElseThrow();
  }

  private String problem(String query) {
    List<QueryProblem> problems = reading(query).problems();
    assertEquals(1, problems.size(), problems::toString);
    return problems.get(0).render(query);
  }

  @Test
  void standsForItsConditions() {
    texts.put("draws", "result:draw");
    texts.put("either one", "saved:DRAWS or status:broken");

    assertEquals(DRAW, read("saved:draws"));
    assertEquals(new AnyOf(List.of(DRAW, BROKEN)), read("saved:\"Either One\""));
  }

  /** Not its words stand there, but its meaning: "or" binds no looser inside. */
  @Test
  void isOneConditionWhateverItHolds() {
    texts.put("x", "result:draw or status:broken");

    Query both = new AnyOf(List.of(DRAW, BROKEN));
    assertEquals(new AllOf(List.of(BROKEN, both)), read("status:broken saved:x"));
    assertEquals(new Not(both), read("not saved:x"));
  }

  @Test
  void readsTheSameOneTwice() {
    texts.put("x", "result:draw");

    assertEquals(new AnyOf(List.of(DRAW, DRAW)), read("saved:x or saved:x"));
  }

  @Test
  void saysWhichNamesThereAre() {
    texts.put("draws", "result:draw");
    texts.put("krous", "text:krou");

    assertEquals(
        """
        query:1:20: error: there is no saved search "lost"; there are draws, krous
          plies > 3 or saved:lost
                             ^^^^""",
        problem("plies > 3 or saved:lost"));
    assertEquals(
        """
        query:1:7: error: there is no saved search "krou"; did you mean krous?
          saved:krou
                ^^^^""",
        problem("saved:krou"));
  }

  @Test
  void refusesToHoldItself() {
    texts.put("a", "plies > 3 saved:b");
    texts.put("b", "saved:c");
    texts.put("c", "not saved:B");

    assertEquals(
        """
        query:1:7: error: in the saved search "a", column 17: in the saved search "b", column 7: in the saved search "c", column 11: the saved search "b" would hold itself: b, c, b
          saved:a
                ^""",
        problem("saved:a"));
  }

  @Test
  void saysWhatIsWrongInside() {
    texts.put("x", "plies > 3 resilt:draw");

    assertEquals(
        """
        query:1:11: error: in the saved search "x", column 11: there is no field "resilt"; did you mean result?
          not saved:x
                    ^""",
        problem("not saved:x"));
  }

  /** Ten that each name the next one twice would stand for a thousand. */
  @Test
  void holdsABoundedNumberOfThem() {
    for (int i = 0; i < 9; i++) {
      texts.put("s" + i, "saved:s" + (i + 1) + " or saved:s" + (i + 1));
    }
    texts.put("s9", "result:draw");

    List<QueryProblem> problems = reading("saved:s0").problems();

    assertTrue(
        problems.get(0).message().endsWith("a query holds at most 100 saved searches, 10 deep"),
        problems.get(0).message());
    assertEquals(6, read("saved:s7 or saved:s8").toString().split("draw", -1).length - 1);
  }

  @Test
  void holdsThemTenDeep() {
    for (int i = 0; i < 10; i++) {
      texts.put("s" + i, "saved:s" + (i + 1));
    }
    texts.put("s10", "result:draw");

    assertEquals(DRAW, read("saved:s1"));
    assertTrue(problem("saved:s0").contains("10 deep"), problem("saved:s0"));
  }
}
