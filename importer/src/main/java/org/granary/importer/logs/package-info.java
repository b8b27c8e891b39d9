/**
 * What programs write while they play: {@link org.granary.importer.logs.LudiiTrial} and {@link
 * org.granary.importer.logs.MancalaGamesLog} make games of one record each.
 *
 * <p>Nothing is played here: everything beside the moves becomes a claim that replay checks.
 */
@NullMarked
package org.granary.importer.logs;

import org.jspecify.annotations.NullMarked;
