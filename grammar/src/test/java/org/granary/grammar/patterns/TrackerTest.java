package org.granary.grammar.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Query;
import org.granary.grammar.QueryReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrackerTest {
  /** F f B e: the plies of the beginning of a game, in which nothing is captured. */
  private static final int[] GAME = {5, 11, 1, 10};

  /** The ply at which the first step is reached, and the one at which all are; or nothing. */
  private static String places(String query) {
    Query.Reaches reaches = (Query.Reaches) QueryReader.read(query).query().orElseThrow();
    Tracker tracker = new Tracker(reaches.sequence().steps());
    Moment moment = new Moment(RuleSets.ABAPA.rules());
    moment.load(moment.board().position(), reaches.sequence().looksBack());
    for (int ply = 0; ; ply++) {
      if (tracker.advance(moment)) {
        return tracker.begun() + " " + ply;
      }
      if (ply == GAME.length) {
        return "never";
      }
      moment.play(GAME[ply]);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "reaches { ply = 0 }                                          | 0 0",
        "reaches { move = B }                                         | 3 3",
        "reaches { move = f } then { move = e }                       | 2 4",
        "reaches { move = f } then within 1 ply { move = e }          | never",
        "reaches { move = f } then within 2 plies { move = e }        | 2 4",
        "reaches { move = e } then { move = f }                       | never",
        "reaches { to-move = S } then within 1 ply { move = B }       | 2 3",
        "reaches { ply >= 0 } then { ply >= 0 } then { ply >= 0 }     | 0 2",
        "reaches within 2 plies { move = B }                          | never",
        "reaches within 3 plies { move = B }                          | 3 3",
        "reaches { F = 0 and a = 5 } then within 1 ply { f = 0 }      | 1 2"
      })
  void stepsFollowOneAnother(String query, String places) {
    assertEquals(places, places(query));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fork(S) and row(S) > 3 and A = 1              | A = 1 and row(S) > 3 and fork(S)",
        "not (fork(S) or tempo(S) > 1 or a = 2)        | not (a = 2 or tempo(S) > 1 or fork(S))",
        "A + B + C > 9 and F = 1 and (krou or ply = 3) | F = 1 and A + B + C > 9 and (ply = 3 or krou)"
      })
  void whatIsQuicklyToldIsAskedFirst(String written, String asked) {
    assertEquals(pattern(asked), pattern(written).cheapestFirst());
  }

  private static Pattern pattern(String text) {
    Query query = QueryReader.read("reaches { " + text + " }").query().orElseThrow();
    return ((Query.Reaches) query).sequence().steps().get(0).pattern();
  }

  @ParameterizedTest
  @CsvSource({
    "A >= 14 and north.row <= 5",
    "krou(S) or starving(N)",
    "not tempo(S) - tempo(N) > 1"
  })
  void turningTwiceGivesTheSame(String pattern) {
    Query query = QueryReader.read("reaches { " + pattern + " }").query().orElseThrow();
    Sequence sequence = ((Query.Reaches) query).sequence();

    assertEquals(sequence, sequence.turned().turned());
    assertNotEquals(sequence, sequence.turned());
  }
}
