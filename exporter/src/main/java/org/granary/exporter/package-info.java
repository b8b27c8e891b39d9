/**
 * Games, boards and tables as files for people and for other programs.
 *
 * <p>Start with {@link org.granary.exporter.GameExport}, which writes games in every format. Boards
 * are in {@code diagrams}, tables in {@code tables}; {@code pdf} and {@code workbook} make the
 * large documents. {@link org.granary.exporter.SafeFile} puts a file in place only when it is
 * complete.
 *
 * <p>Whatever is rendered is a value: nothing here searches, reads or stores games.
 */
@NullMarked
package org.granary.exporter;

import org.jspecify.annotations.NullMarked;
