package org.granary.exporter.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTextTest {
  @ParameterizedTest
  @CsvSource({"abc, 3", "Ɔkɔ, 3", "播棋, 4", "e\u0301, 1", "\ud83c\udfb5, 2", "Қазақ, 5"})
  void widthIsWhatATerminalShows(String text, int width) {
    assertEquals(width, TerminalText.width(text));
  }

  @ParameterizedTest
  @CsvSource({
    "Kwaku, 5, Kwaku",
    "Kwaku, 4, Kwa…",
    "Kwaku, 1, …",
    "播棋播, 6, 播棋播",
    "播棋播, 5, 播棋…",
    "播棋播, 4, 播…",
    "ab\ud83c\udfb5cd, 4, ab…",
  })
  void cutsToAWidthWithoutHalvingACharacter(String text, int width, String cut) {
    assertEquals(cut, TerminalText.cut(text, width));
    assertTrue(TerminalText.width(TerminalText.cut(text, width)) <= width);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u001b", "\u0007", "\u009b", "\u202e", "\u2066", "\ud800", "\u0000"})
  void whatATerminalWouldObeyIsReplaced(String control) {
    assertEquals("a\ufffdb", TerminalText.oneLine("a" + control + "b"));
  }

  @Test
  void linesAreJoined() {
    assertEquals("a b c d", TerminalText.oneLine("a\r\nb\nc\td"));
  }
}
