/**
 * What the features of a game must be for a pattern to be worth looking for in it: the index
 * narrows by that before games are replayed.
 */
@NullMarked
package org.granary.query.features;

import org.jspecify.annotations.NullMarked;
