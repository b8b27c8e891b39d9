/**
 * What every export says about a game, and the plain exports: OGN, CSV and JSON lines.
 *
 * <p>{@link org.granary.exporter.games.GameEntry} turns a checked game into the words and dates
 * that people read; {@link org.granary.exporter.games.GamesTable} and {@link
 * org.granary.exporter.games.PliesTable} into rows. A {@link org.granary.exporter.games.GameSink}
 * takes games one by one.
 *
 * <p>Files are the business of the package above.
 */
@NullMarked
package org.granary.exporter.games;

import org.jspecify.annotations.NullMarked;
