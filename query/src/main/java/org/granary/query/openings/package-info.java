/**
 * What games played where. Start with {@link org.granary.query.openings.OpeningBook}, which counts
 * what was played at a position.
 */
@NullMarked
package org.granary.query.openings;

import org.jspecify.annotations.NullMarked;
