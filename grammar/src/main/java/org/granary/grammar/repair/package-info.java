/**
 * Says what a scribe most likely meant by a record that does not replay.
 *
 * <p>{@link org.granary.grammar.repair.Repairer} tries the slips of {@link
 * org.granary.grammar.repair.Slip} one by one and in pairs, weighs what then agrees, and gives the
 * best few. docs/repair.md describes the search and the weights.
 */
@NullMarked
package org.granary.grammar.repair;

import org.jspecify.annotations.NullMarked;
