/**
 * Games as printed sheets in one PDF document.
 *
 * <p>Start with {@link org.granary.exporter.pdf.PdfSheets}. A {@code GameSheet} puts one game into
 * a {@code Flow}, which {@code ColumnFill} spreads over columns and pages; {@code Book} holds the
 * document, its fonts and, at the end, contents, bookmarks, running heads and page numbers.
 *
 * <p>Text runs from left to right and letters are not joined: Arabic and Indic scripts are not set
 * well. Characters that no bundled font has are replaced and reported.
 */
@NullMarked
package org.granary.exporter.pdf;

import org.jspecify.annotations.NullMarked;
