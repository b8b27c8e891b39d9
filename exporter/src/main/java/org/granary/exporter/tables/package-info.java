/**
 * Tables as values and their three plain forms: aligned text, CSV and JSON lines.
 *
 * <p>Start with {@link org.granary.exporter.tables.TableFormat}: it writes a {@link
 * org.granary.exporter.tables.Table}, or opens a {@link org.granary.exporter.tables.TableWriter}
 * for rows that come one by one. Cells carry their kind, so that one table serves people and
 * programs.
 *
 * <p>Nothing here knows what the rows are about, opens files or looks at the terminal.
 */
@NullMarked
package org.granary.exporter.tables;

import org.jspecify.annotations.NullMarked;
