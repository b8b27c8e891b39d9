/**
 * What a moment of a game must be like for a search to find it: conditions on houses, stores, moves
 * and motifs, and sequences of them. docs/query.md describes their text form.
 */
@NullMarked
package org.granary.grammar.patterns;

import org.jspecify.annotations.NullMarked;
