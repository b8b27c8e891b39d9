/**
 * Games of a collection that may be the same game. Start with {@link
 * org.granary.query.duplicates.DuplicateSearch}; nothing here changes anything.
 */
@NullMarked
package org.granary.query.duplicates;

import org.jspecify.annotations.NullMarked;
