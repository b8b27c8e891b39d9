package org.granary.exporter.fonts;

import java.util.List;

/** A style of text: its own font first, then those that lend it the characters it lacks. */
public enum FontFace {
  REGULAR(FontFile.NOTO_REGULAR),
  BOLD(FontFile.NOTO_BOLD),
  ITALIC(FontFile.NOTO_ITALIC);

  /** What stands for a character that no bundled font has. */
  public static final int REPLACEMENT = 0xfffd;

  private static final List<FontFile> LENDERS = List.of(FontFile.DEJAVU, FontFile.NOTO_ETHIOPIC);

  private final FontFile own;

  FontFace(FontFile own) {
    this.own = own;
  }

  /** The font that a character is set in; for one that {@link #printable} gives there always is. */
  public FontFile file(int codePoint) {
    return own.covers(codePoint)
        ? own
        : LENDERS.stream().filter(f -> f.covers(codePoint)).findFirst().orElse(own);
  }

  /** Whether any of its fonts has a character. */
  public boolean covers(int codePoint) {
    return file(codePoint).covers(codePoint);
  }

  /** The character itself if it can be printed, else {@link #REPLACEMENT}. */
  public int printable(int codePoint) {
    return covers(codePoint) ? codePoint : REPLACEMENT;
  }

  /** The width of a text of printable characters at size 1. */
  public float width(String printable) {
    float width = 0;
    for (int i = 0; i < printable.length(); i += Character.charCount(printable.codePointAt(i))) {
      int codePoint = printable.codePointAt(i);
      width += file(codePoint).advance(codePoint);
    }
    return width;
  }
}
