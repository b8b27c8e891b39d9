package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.granary.engine.Layout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameReaderTest {
  private static String letters(String text) {
    return Records.letters(Records.parse(text).text());
  }

  private static List<String> codes(String text) {
    return Records.codes(Records.parse(text).diagnostics());
  }

  private static Annotation annotation(String text, int ply) {
    return Records.parse(text).text().line().annotation(ply).orElseThrow();
  }

  @Test
  void readsHeadersMovesCapturesAndResult() {
    GameText game = Records.parse("[South \"Ama\"]\n\n1. F a+12 2. b 25-8\n").text();

    assertEquals(List.of(new Tag("South", "Ama", 0)), game.headers().tags());
    assertEquals("Fab", Records.letters(game));
    assertEquals(MoveLine.NO_CLAIM, game.line().claim(1));
    assertEquals(12, game.line().claim(2));
    assertEquals(new ResultText("25-8", 30), game.result().orElseThrow());
    assertEquals(18, game.line().offset(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. F a 2. E b",
        "1.F a 2.E b",
        "1 F a 2 E b",
        "F a E b",
        "1... F a 2... E b",
        "F\ta\rE\nb",
        "1. F 1... a 2 . E b",
        "1.\u00a0F a\u3000E \ufeffb"
      })
  void movesMayBeSpacedAndNumberedInManyWays(String text) {
    assertEquals("FaEb", letters(text));
    assertFalse(codes(text).toString().contains("error"));
  }

  @Test
  void numbersThatDoNotFitAreReportedOnce() {
    assertEquals(List.of("1:13 move-number"), codes("1. F a 2. E 3. b 4. D c 5. A"));
    assertEquals(List.of("1:8 move-number"), codes("1. F a 12. E b 13. D c"));
    assertEquals(List.of("1:1 move-number"), codes("20. F a 21. E b"));
    assertEquals(List.of("1:8 move-number"), codes("1. F a 2... E b 3. D"));
    assertEquals(List.of(), codes("1... a 2. F b 3. E"));
    assertEquals(List.of(), codes("[FEN \"x\"]\n20. F a 21. E b"));
    assertEquals(List.of(), codes("1. F a ( 1... b 2. E ) 2. D ( 2. C c 3. B ) d"));
    assertEquals(List.of("1:10 move-number"), codes("1. F a ( 3... b ) 2. D"));
  }

  @Test
  void commentsHangOnThePlyBeforeThem() {
    String text = "{start} 1. F {one} {two} a ; three \n 2. E";

    assertEquals(List.of("start"), annotation(text, 0).comments());
    assertEquals(List.of("one", "two"), annotation(text, 1).comments());
    assertEquals(List.of("three"), annotation(text, 2).comments());
  }

  @Test
  void commentsKeepTheirWordsAndParagraphs() {
    assertEquals(
        List.of("a b  c\n\nd [%clk 0:05:00]"),
        annotation("1. F {  a\r\n b  c \n \n\n d [%clk 0:05:00]\n}", 1).comments());
    assertEquals(List.of(""), annotation("1. F {}", 1).comments());
  }

  @Test
  void glyphsAreNumbersOrSuffixes() {
    assertEquals(
        List.of(1, 2, 3, 4, 5, 6, 140, 0), annotation("F! ? !! ?? !? ?! $140 $0", 1).nags());
    assertEquals(List.of("1:3 unexpected-text"), codes("F $99999"));
  }

  @Test
  void variationsNestAndReplaceThePlyBeforeThem() {
    Annotation second = annotation("1. F a (1... b 2. E (2. D {x} c) d) (1... f) 2. C", 2);

    assertEquals(2, second.variations().size());
    assertEquals("bEd", Records.letters(second.variations().get(0)));
    Annotation inner = second.variations().get(0).annotation(2).orElseThrow();
    assertEquals("Dc", Records.letters(inner.variations().get(0)));
    assertEquals("f", Records.letters(second.variations().get(1)));
  }

  @Test
  void aVariationBeforeTheFirstPlyIsKeptAsAComment() {
    String text = "(1. A (1. B {x}) f) 1. F a";

    assertEquals(List.of("1:1 misplaced-variation"), codes(text));
    assertEquals(List.of("(1. A (1. B {x}) f)"), annotation(text, 0).comments());
    assertEquals("Fa", letters(text));
  }

  @Test
  void theLineStopsAtWhatCannotBeReadAndTheResultIsStillFound() {
    for (String rest : List.of("x", "#", "AB", "e+", "+3", "[", "e+99999", "é", "½-½ c", "= c")) {
      ParsedGame parsed = Records.parse("1. F a 2. E " + rest + " 3. D d 24-24\n");

      assertEquals("24-24", parsed.text().result().orElseThrow().text(), rest);
      assertEquals(1, parsed.diagnostics().size(), rest + parsed.diagnostics());
      assertTrue(Records.letters(parsed.text()).matches("FaE(e)?"), rest);
    }
  }

  @Test
  void whatWasNotReadIsKeptInAComment() {
    String text = "1. F a x {a 50%}\n 2. E 24-24";

    assertEquals(List.of("[%unread x %7Ba 50%25%7D%0A 2. E]"), annotation(text, 2).comments());
    assertEquals("24-24", Records.parse(text).text().result().orElseThrow().text());
  }

  @Test
  void anUnreadCommentReadsAsItself() {
    String text = "1. F a { [%unread x %7B] } 24-24";

    assertEquals(List.of("[%unread x %7B]"), annotation(text, 2).comments());
    assertEquals(List.of("1:8 unexpected-text"), codes(text));
    assertEquals("Fa", letters("1. F a { [%unread x] } 2. E"));
  }

  @Test
  void aVariationThatCannotBeReadLeavesTheMainLineAlone() {
    String text = "1. F a (1... b # c 25-8) 2. E b 24-24";

    assertEquals("FaEb", letters(text));
    assertEquals("24-24", Records.parse(text).text().result().orElseThrow().text());
    MoveLine variation = annotation(text, 2).variations().get(0);
    assertEquals(List.of("[%unread # c 25-8]"), variation.annotation(1).orElseThrow().comments());
  }

  @ParameterizedTest
  @CsvSource({
    "1-0 time forfeit, time forfeit",
    "1-0 Time Forfeit, time forfeit",
    "24-24 agreement, agreement",
    "25-8 resigns, resignation",
    "abandoned, abandoned",
    "abandoned 10-10, abandoned"
  })
  void wordsOfATerminationBecomeAHeader(String end, String termination) {
    ParsedGame parsed = Records.parse("1. F a " + end);

    assertEquals(termination, parsed.text().headers().value("Termination").orElse("none"));
    assertEquals("Fa", Records.letters(parsed.text()));
    assertEquals(List.of(), parsed.diagnostics());
  }

  @Test
  void otherWordsAreReported() {
    assertEquals(List.of("1:8 unexpected-text"), codes("1. F a draw"));
    assertEquals(List.of("1:13 unknown-termination"), codes("1. F a 25-8 draw by rope"));
    assertEquals(List.of("draw by rope"), annotation("1. F a 25-8 draw by rope", 2).comments());
  }

  @Test
  void nothingFollowsTheEnd() {
    assertEquals(List.of("1:13 unexpected-text"), codes("1. F a 25-8 E b"));
    assertEquals(List.of("1:13 unexpected-text"), codes("1. F a 25-8 25-9"));
    assertEquals("Fa", letters("1. F a abandoned E"));
    assertEquals("25-8", Records.parse("F 25-8 25-9").text().result().orElseThrow().text());
    assertEquals(List.of("[%unread 25-9 x 25-8]"), annotation("F 25-8 25-9 x 25-8", 1).comments());
  }

  @Test
  void damagedResultsAreKeptAsWritten() {
    for (String result : List.of("25-", "25-8-1", "1/2-", "25.3-4", "3-1/2")) {
      ParsedGame parsed = Records.parse("1. F a " + result);

      assertEquals(result, parsed.text().result().orElseThrow().text());
      assertEquals(List.of("1:8 malformed-result"), Records.codes(parsed.diagnostics()));
    }
    assertEquals("25\u20138", Records.parse("F a 25\u20138").text().result().orElseThrow().text());
  }

  @Test
  void unclosedCommentsAndVariationsStopTheMainLineWhereTheyOpen() {
    for (String rest : List.of("{ x", "( 1... b", "( 1... b ( 2. E", "( 1... b { x", "( {x} (")) {
      ParsedGame parsed = Records.parse("1. F a " + rest + " 2. E 25-8");

      assertEquals("Fa", Records.letters(parsed.text()), rest);
      assertEquals("25-8", parsed.text().result().orElseThrow().text(), rest);
      assertEquals(1, parsed.diagnostics().size(), rest);
      assertTrue(annotation("1. F a " + rest, 2).variations().isEmpty());
    }
    assertEquals(List.of("1:8 unclosed-comment"), codes("1. F a { b"));
    assertEquals(List.of("1:8 unclosed-variation"), codes("1. F a ( 1... b ( 2. E )"));
    assertEquals(List.of("1:1 unclosed-variation"), codes("( 1. F a"));
  }

  @Test
  void closingWhatIsNotOpenStopsTheLine() {
    assertEquals(List.of("1:8 unexpected-close"), codes("1. F a ) 2. E"));
    assertEquals(List.of("1:8 unexpected-close"), codes("1. F a } 2. E"));
    assertEquals("Fa", letters("1. F a ) 2. E"));
  }

  @Test
  void escapeLinesAreLeftOut() {
    assertEquals("FaE", letters("% A b\n1. F a\n% { C\r%(\r\n2. E"));
    assertEquals(List.of("1:8 unexpected-text"), codes("1. F a %"));
  }

  @Test
  void valuesMayHoldQuotesBackslashesAndBrackets() {
    Headers headers =
        Records.parse("[A \"x \\\"]\\\\ \\n {;%\"]  [B\t\"\" ]\n[ C\"é\"]").text().headers();

    assertEquals("x \"]\\ \\n {;%", headers.value("A").orElseThrow());
    assertEquals("", headers.value("B").orElseThrow());
    assertEquals("é", headers.value("C").orElseThrow());
  }

  @Test
  void oddNamesAreReadWithANoteAndSecondOnesWithAWarning() {
    assertEquals(
        List.of("1:1 tag-name", "2:1 tag-name", "4:1 duplicate-tag"),
        codes("[a-b \"1\"]\n[Ход \"2\"]\n[A_9 \"\"]\n[A_9 \"\"]"));
    assertEquals("2", Records.parse("[A \"1\"][A \"2\"]").text().headers().value("A").orElse(""));
  }

  @Test
  void whatIsNoHeaderIsKeptAsAComment() {
    String text = "[Event x]\n[Site \"y]\n[Date \"z\"]\n\n1. F a";

    assertEquals(List.of("1:1 malformed-tag", "2:1 malformed-tag"), codes(text));
    assertEquals(List.of("[Event x]", "[Site \"y]"), annotation(text, 0).comments());
    assertEquals("Fa", letters(text));
  }

  @Test
  void aHeaderAmongMovesStopsThem() {
    assertEquals(List.of("1:8 unexpected-text"), codes("1. F a [Event \"x\"] 2. E"));
    assertEquals(List.of("1:8 unexpected-text"), codes("1. F a [Event x] 2. E"));
  }

  @Test
  void housesAreThoseOfTheBoard() {
    RawRecord record = Records.whole("1. G a");

    GameText wide = new GameReader(new Layout(7, 5)).read(record).text();

    assertEquals(List.of("1:4 unexpected-text"), codes("1. G a"));
    assertEquals(6, wide.line().code(1));
    assertEquals(7, wide.line().code(2));
  }

  @Test
  void placesCountCharactersNotBytesOrUnits() {
    assertEquals(List.of("2:9 unexpected-text"), codes("\r\n{é😀} F  # x"));
    assertEquals(List.of("3:2 unexpected-text"), codes("F\ra\r #"));
  }

  @Test
  void aReaderForgetsTheRecordBefore() {
    GameReader reader = new GameReader();
    reader.read(Records.whole("[RuleSet \"songo\"]\n1. G ( { ( ["));

    ParsedGame next = reader.read(Records.whole("1. F g"));

    assertEquals(List.of("1:6 unexpected-text"), Records.codes(next.diagnostics()));
  }
}
