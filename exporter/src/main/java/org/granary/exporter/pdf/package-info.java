/**
 * Games as printed sheets in one PDF document.
 *
 * <p>Start with {@link org.granary.exporter.pdf.PdfSheets}. A {@code GameSheet} lays one game out
 * on a {@code Flow} of columns and pages; {@code Book} holds the document, its fonts and, at the
 * end, the contents, bookmarks, running heads and page numbers.
 *
 * <p>Text runs from left to right and letters are not joined: Arabic and Indic scripts are not set
 * well. Characters that no bundled font has are replaced and reported.
 */
@NullMarked
package org.granary.exporter.pdf;

import org.jspecify.annotations.NullMarked;
