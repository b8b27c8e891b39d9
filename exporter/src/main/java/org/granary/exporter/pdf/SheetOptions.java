package org.granary.exporter.pdf;

import org.granary.engine.Ply;
import org.granary.exporter.games.PlyText;

/**
 * How game sheets are laid out.
 *
 * @param paper the page size
 * @param diagramEvery a diagram after every so many plies; 0 for none
 * @param diagramsAtCaptures also a diagram after every ply that captures
 * @param title the document's title; empty to take it from the games
 */
public record SheetOptions(
    PaperSize paper, int diagramEvery, boolean diagramsAtCaptures, String title) {
  /** A4, a diagram after every twenty plies. */
  public static final SheetOptions USUAL = new SheetOptions(PaperSize.A4, 20, false, "");

  public SheetOptions {
    if (diagramEvery < 0) {
      throw new IllegalArgumentException("diagrams every " + diagramEvery + " plies");
    }
  }

  public SheetOptions withPaper(PaperSize size) {
    return new SheetOptions(size, diagramEvery, diagramsAtCaptures, title);
  }

  /** With other diagrams inside the game; the last position always has one. */
  public SheetOptions withDiagrams(int everyPlies, boolean atCaptures) {
    return new SheetOptions(paper, everyPlies, atCaptures, title);
  }

  public SheetOptions withTitle(String documentTitle) {
    return new SheetOptions(paper, diagramEvery, diagramsAtCaptures, documentTitle);
  }

  boolean diagramAfter(int number, Ply ply) {
    return diagramEvery > 0 && number % diagramEvery == 0
        || diagramsAtCaptures && PlyText.captures(ply);
  }
}
