/**
 * The collection of games on disk: SQLite holds the truth, Lucene an index derived from it.
 *
 * <p>Start with {@link org.granary.store.GameCollection} to read and {@link
 * org.granary.store.CollectionWriter} to write. {@link org.granary.store.PositionKey} is the form
 * in which positions are indexed, {@link org.granary.store.IndexFields} names the index's fields,
 * and {@code schema-1.sql} is the database.
 *
 * <p>Nothing here parses files, ranks hits, knows a query language or adds up statistics.
 */
@NullMarked
package org.granary.store;

import org.jspecify.annotations.NullMarked;
