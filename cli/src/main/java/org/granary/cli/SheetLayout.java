package org.granary.cli;

import org.granary.exporter.pdf.PaperSize;
import org.granary.exporter.pdf.SheetOptions;
import picocli.CommandLine.Option;

/** The options that say how PDF sheets are laid out. */
final class SheetLayout {
  @Option(
      names = "--diagrams",
      paramLabel = "N",
      defaultValue = "20",
      description = "In PDF: a diagram after every N plies, 0 for none. Default: 20.")
  private int diagrams;

  @Option(names = "--captures", description = "In PDF: a diagram after every capture, too.")
  private boolean captures;

  @Option(
      names = "--paper",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "In PDF: a4 or letter. Default: a4.")
  private PaperSize paper;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "In PDF: the document's title. Default: taken from the games.")
  private String title;

  /** Whether the numbers make sense. */
  boolean isPossible() {
    return diagrams >= 0;
  }

  SheetOptions options() {
    return SheetOptions.USUAL.withPaper(paper).withDiagrams(diagrams, captures).withTitle(title);
  }
}
