package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameWriterTest {
  private static final String ROSTER =
      """
      [Variant "?"]
      [Event "?"]
      [Site "?"]
      [Date "?"]
      [Round "?"]
      [South "?"]
      [North "?"]
      [Result "*"]
      """;

  private static String write(String text) {
    return GameWriter.write(Records.check(text));
  }

  /** What is written after the headers and the empty line. */
  private static String moves(String text) {
    String written = write(text);
    int from = written.indexOf("\n\n");
    return from < 0 ? "" : written.substring(from + 2);
  }

  @Test
  void aRecordWithoutMovesHasItsHeadersOnly() {
    assertEquals(ROSTER, write(""));
    assertEquals(ROSTER.replace("*", "1-0"), write("[Result \"1-0\"]\n\n1-0"));
    assertEquals(ROSTER + "\n{ lost }\n", write("{lost}"));
  }

  @Test
  void otherHeadersComeAfterTheEightByName() {
    String written = write("[Source \"b\"]\n[FEN \"\"]\n[Event \"e\"]\n[Annotator \"a\"]");

    assertEquals(
        ROSTER.replace("[Event \"?\"]", "[Event \"e\"]")
            + "[Annotator \"a\"]\n[FEN \"\"]\n[Source \"b\"]\n",
        written);
  }

  @Test
  void onlyQuotesAndBackslashesAreEscaped() {
    assertTrue(
        write("[Event \"a\\\"b\\\\c\\d ] é\"]").contains("[Event \"a\\\"b\\\\c\\\\d ] é\"]\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1. F a 25-23",
        "[Result \"?\"]\n\n1. F a 0-1",
        "[Result \"1-0\"]\n\n1. F a 25-23",
        "[Site \"a\"]\n[Site \"b\"]\n[x \"1\"]\n[x \"\"]\n[Event \" \"]",
        "[Event \"two\nlines\"]\n\n*",
        "[Event \"a\\\"b\\\\c\"]\n\n1. A A",
      })
  void headersAreThoseThatItWrites(String text) {
    CheckedGame game = Records.check(text);

    List<String> read = words(Records.check(GameWriter.write(game)).headers());

    assertEquals(read, words(GameWriter.headers(game)));
    assertTrue(read.size() >= 8, read::toString);
  }

  private static List<String> words(Headers headers) {
    return headers.tags().stream().map(tag -> tag.name() + "=" + tag.value()).toList();
  }

  @Test
  void ofHeadersOfOneNameTheLastIsWritten() {
    assertTrue(write("[Site \"a\"]\n[Site \"b\"]").contains("[Site \"b\"]\n[Date"));
  }

  @Test
  void theResultHeaderIsFilledInFromTheMoves() {
    assertTrue(write("1. D d 20-28").contains("[Result \"20-28\"]\n\n1. D d 20-28\n"));
    assertEquals("1. D d 20-28\n", moves("[Result \"20-28\"]\n\n1. D d"));
    assertEquals("1. D d\n", moves("1. D d *"));
    assertEquals("1. D d *\n", moves("[Result \"20-28\"]\n\n1. D d *"));
    assertEquals("1. D d 1-0\n", moves("[Result \"20-28\"]\n\n1. D d 1-0"));
  }

  @Test
  void terminationsAreWrittenAsAHeader() {
    assertTrue(write("1. D d 1-0 Time forfeit").contains("[Termination \"time forfeit\"]\n\n"));
  }

  @Test
  void numbersStandBeforePairsAlsoWhenNorthBegan() {
    assertEquals("1. a F 2. b E\n", moves("[FirstMover \"N\"]\n\n1... a 2. F b 3. E"));
    assertEquals("1. D { x } d 2. F\n", moves("1. D {x} 1... d 2. F"));
  }

  @Test
  void capturesAreWrittenAndWrongClaimsKept() {
    assertEquals("1. D d 2. F b 3. E+3 e+2\n", moves("1. D d 2. F b 3. E e+2"));
    assertEquals("1. D d 2. F b 3. E+4 e+2\n", moves("1. D d 2. F b 3. E+4 e"));
    assertEquals("1. D d 2. F b 3. E+0\n", moves("1. D d 2. F b 3. E+0"));
    assertEquals("1. D d\n", moves("1. D+0 d"));
  }

  @Test
  void glyphsCommentsAndVariationsFollowTheirPlyInThisOrder() {
    assertEquals(
        "1. D $1 $140 { one } { two } (1. E d (1... e)) (1. F) d\n",
        moves("1. D (1. E d (1... e)) {one} $1 (1. F) ; two\n $140 d"));
    assertEquals("1. D d (1... e 2. F) ()\n", moves("1. D d ( 1... e 2. F ) ( )"));
  }

  @Test
  void commentsWithAClosingBraceTakeTheRestOfTheirLine() {
    assertEquals("1. D ; a } b\nd\n", moves("1. D ; a } b\nd"));
    assertEquals("1. D d (1... e ; }\n) 2. F\n", moves("1. D d (1... e ; }\n) 2. F"));
  }

  @Test
  void linesAreFilledUpTo79Characters() {
    String words = "{ " + "four ".repeat(40) + "}";

    String written = moves("1. D " + words + " d 2. F b 3. E+3 e+2 4. B c+6 5. C+2 b");

    List<String> lines = written.lines().toList();
    assertEquals(4, lines.size());
    for (int i = 0; i < lines.size() - 1; i++) {
      String nextWord = lines.get(i + 1).split(" ", -1)[0];
      assertTrue(lines.get(i).length() <= 79, lines.get(i));
      assertTrue(lines.get(i).length() + 1 + nextWord.length() > 79, lines.get(i));
    }
  }

  @Test
  void linesNeverBeginWithWhatWouldMeanSomethingElseThere() {
    String words = "x".repeat(74) + " %a [Event \"b\"] ;c";

    String written = moves("1. D { " + words + " } d");

    assertTrue(written.lines().noneMatch(l -> l.matches("[%\\[;].*")), written);
    assertTrue(Docs.flat(written).contains(words), written);
  }

  @Test
  void whatCouldNotBeReadComesBeforeTheResult() {
    String broken = moves("1. D d { a } x y 20-28");

    assertEquals("1. D d { a } { [%unread x y] } 20-28\n", broken);
    assertEquals(broken, moves(write("1. D d { a } x y 20-28")));
    assertEquals("1. D d { [%unread { b] }\n".replace("{ b", "%7B b"), moves("1. D d { b"));
    assertEquals("1. D { [%unread )] }\n", moves("1. D )"));
    assertEquals("1. D d\n2. D\n".replace("\n2", " 2"), moves("1. D d 2. D"));
  }

  @Test
  void recordsAreJoinedByAnEmptyLine() {
    CheckedGame game = Records.check("1. D d");

    assertEquals(
        GameWriter.write(game) + "\n" + GameWriter.write(game),
        GameWriter.writeAll(List.of(game, game)));
  }
}
