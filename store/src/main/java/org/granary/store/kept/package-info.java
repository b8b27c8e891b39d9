/**
 * What users keep beside the records, in the database only: labels on games, and searches under a
 * name. Start with {@link org.granary.store.kept.Kept}, which a collection that is open gives.
 *
 * <p>Nothing here is in the index, so nothing is indexed anew when it changes.
 */
@NullMarked
package org.granary.store.kept;

import org.jspecify.annotations.NullMarked;
