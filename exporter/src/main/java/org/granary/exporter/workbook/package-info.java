/**
 * Games and tables as an Excel workbook.
 *
 * <p>Start with {@link org.granary.exporter.workbook.GameWorkbook}. Rows go to disk as they come,
 * so a large collection needs little memory; a {@code LongSheet} goes on on a further sheet where
 * Excel allows no more rows. Text is always written as text: nothing in a record becomes a formula.
 *
 * <p>What the rows say is decided in {@link org.granary.exporter.games.GamesTable} and {@link
 * org.granary.exporter.games.PliesTable}.
 */
@NullMarked
package org.granary.exporter.workbook;

import org.jspecify.annotations.NullMarked;
