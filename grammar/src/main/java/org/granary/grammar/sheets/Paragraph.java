package org.granary.grammar.sheets;

/** Breaks text into lines between words. */
final class Paragraph {
  private Paragraph() {}

  /**
   * Text as lines, each ended by a line feed. Hard spaces, as French has them before a colon, hold
   * words together.
   *
   * @param first what stands before the first line
   * @param others what stands before the other lines
   */
  static String wrap(String first, String others, String text, int width) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : hardened(text).split(" +", -1)) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.append(line).append('\n');
        line = new StringBuilder(others);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    return lines.append(line).append('\n').toString().replace('\u00a0', ' ');
  }

  /** With hard spaces where no line may begin: before marks and inside French quotation marks. */
  private static String hardened(String text) {
    return text.replaceAll(" ([:;?!»])", "\u00a0$1").replace("« ", "«\u00a0");
  }
}
