/**
 * Positions, rule sets and legal play of sowing games: the part of Granary that knows no text.
 *
 * <p>Start with {@link org.granary.engine.RuleSet}: its {@link org.granary.engine.Rules} say which
 * moves are legal and what a move does to an immutable {@link org.granary.engine.Position}. {@link
 * org.granary.engine.Replay} plays a whole record and says how far it got and why it stopped.
 * {@link org.granary.engine.Board} is the fast mutable twin for hot loops. The rules themselves are
 * in {@code org.granary.engine.variants}.
 *
 * <p>Nothing here parses or prints notation, reads files or logs.
 */
@NullMarked
package org.granary.engine;

import org.jspecify.annotations.NullMarked;
