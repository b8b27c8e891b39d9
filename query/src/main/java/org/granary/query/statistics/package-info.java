/**
 * Who won, lost and captured how often. Start with {@link org.granary.query.statistics.Statistics};
 * the sums are made by the {@code .sql} resources beside these classes.
 */
@NullMarked
package org.granary.query.statistics;

import org.jspecify.annotations.NullMarked;
