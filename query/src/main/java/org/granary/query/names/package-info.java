/**
 * The names of players, events and sites in a collection, and which of them may be spellings of one
 * name. Start with {@link org.granary.query.names.NameList}.
 *
 * <p>Nothing here changes a collection: {@link org.granary.store.CollectionWriter#merge} does.
 */
@NullMarked
package org.granary.query.names;

import org.jspecify.annotations.NullMarked;
