package org.granary.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ParagraphTest {
  private static String text(TextLine line) {
    return line.runs().stream().map(TextLine.Run::text).collect(Collectors.joining());
  }

  private static List<String> texts(Paragraph paragraph, float width) {
    return paragraph.lines(width).stream().map(ParagraphTest::text).toList();
  }

  @Test
  void breaksBetweenWordsAndDropsTheBlankAtTheEnd() {
    float width = TextStyle.COMMENT.width("three four") + 1;

    assertEquals(
        List.of("one two", "three four", "five"),
        texts(Paragraph.of("one two three four five", TextStyle.COMMENT), width));
  }

  @Test
  void cutsAWordThatIsWiderThanALine() {
    float width = TextStyle.COMMENT.width("ŊŊŊŊ") + 1;

    assertEquals(
        List.of("ŊŊŊŊ", "ŊŊŊŊ", "ŊŊ b"),
        texts(Paragraph.of("ŊŊŊŊŊŊŊŊŊŊ b", TextStyle.COMMENT), width));
  }

  @Test
  void cutsNoCharacterInHalf() {
    String musical = "\ud83c\udfb5".repeat(5);

    List<String> lines = texts(Paragraph.of(musical, TextStyle.COMMENT), 1);

    assertEquals(5, lines.size());
    assertTrue(lines.stream().allMatch(l -> l.codePointCount(0, l.length()) == 1));
  }

  @Test
  void keepsTheStylesOfItsParts() {
    Paragraph paragraph =
        Paragraph.of("4. B ", TextStyle.VARIATION).add("weak", TextStyle.VARIATION_WORDS);

    List<TextLine.Run> runs = paragraph.lines(500).get(0).runs();

    assertEquals(
        List.of(
            new TextLine.Run("4. B ", TextStyle.VARIATION),
            new TextLine.Run("weak", TextStyle.VARIATION_WORDS)),
        runs);
  }

  @Test
  void composesLettersAndDropsControls() {
    assertEquals(
        List.of("é a b"),
        texts(Paragraph.of("e\u0301 a\u0007b\u200b\u202e", TextStyle.COMMENT), 500));
  }

  @Test
  void aFittedLineEndsInAnEllipsis() {
    float room = TextStyle.MOVE.width("Kwaku An…");

    TextLine line = TextLine.fitted("Kwaku Ananse", TextStyle.MOVE, room);

    assertEquals("Kwaku An…", text(line));
    assertTrue(line.width() <= room);
  }
}
