package org.granary.grammar;

import java.util.function.Consumer;

/** Writes comments so that reading them gives the same words. */
final class CommentWriter {
  private CommentWriter() {}

  /**
   * Writes a comment in braces; one that holds a closing brace as line comments, one a line.
   *
   * @param word takes the next word
   */
  static void write(String comment, Consumer<String> word, LineFill fill) {
    if (comment.indexOf('}') >= 0) {
      lines(comment, word, fill);
      return;
    }
    String[] paragraphs = comment.split("[\r\n]+", -1);
    boolean special = !comment.isEmpty() && isSpecial(comment.charAt(0));
    if (!special) {
      word.accept("{");
    }
    for (int i = 0; i < paragraphs.length; i++) {
      if (i > 0) {
        fill.newLine();
        fill.newLine();
      }
      words(special && i == 0 ? "{ " + paragraphs[i] : indented(paragraphs[i]), word);
    }
    word.accept("}");
  }

  /**
   * Breaks lines only at single blanks, and never before a word that would mean something else at
   * the start of a line.
   */
  private static void words(String paragraph, Consumer<String> word) {
    StringBuilder unit = new StringBuilder();
    for (int i = 0; i < paragraph.length(); i++) {
      if (isBreak(paragraph, i)) {
        word.accept(unit.toString());
        unit.setLength(0);
      } else {
        unit.append(paragraph.charAt(i));
      }
    }
    if (unit.length() > 0) {
      word.accept(unit.toString());
    }
  }

  private static boolean isBreak(String text, int index) {
    if (text.charAt(index) != ' ' || index == 0 || index + 1 == text.length()) {
      return false;
    }
    char before = text.charAt(index - 1);
    char after = text.charAt(index + 1);
    return !CommentText.isBlank(before) && !CommentText.isBlank(after) && !isSpecial(after);
  }

  /** Indented if it would mean something else at the start of a line. */
  private static String indented(String paragraph) {
    boolean special = !paragraph.isEmpty() && isSpecial(paragraph.charAt(0));
    return special ? " " + paragraph : paragraph;
  }

  private static boolean isSpecial(char c) {
    return c == '%' || c == '[' || c == ';';
  }

  private static void lines(String comment, Consumer<String> word, LineFill fill) {
    for (String line : comment.split("[\r\n]+", -1)) {
      word.accept(";");
      fill.glued(" " + line);
      fill.newLine();
    }
  }
}
