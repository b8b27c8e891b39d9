/**
 * Games in tables, CSV and XLSX, with a header row: one game a row, or one ply a row.
 *
 * <p>Start with {@link org.granary.importer.tables.TableSource}, which makes a record of the rows
 * of each game, and {@link org.granary.importer.tables.TableParser}, which reads such a record.
 * What the columns are called in four languages is in {@code columns.txt}. Notation is grammar's
 * business; of workbooks only values are read, never formulas or links.
 */
@NullMarked
package org.granary.importer.tables;

import org.jspecify.annotations.NullMarked;
