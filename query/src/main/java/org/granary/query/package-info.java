/**
 * Finding games: the query language carried out.
 *
 * <p>Start with {@link org.granary.query.Search}: it turns a {@link org.granary.grammar.Query} into
 * one question to the index, decides by replay what the index cannot, and gives {@link
 * org.granary.query.SearchHit}s. The package {@code openings} counts what was played at a position;
 * {@code statistics}, who won how often.
 *
 * <p>Nothing here prints, reads text or writes to the collection.
 */
@NullMarked
package org.granary.query;

import org.jspecify.annotations.NullMarked;
