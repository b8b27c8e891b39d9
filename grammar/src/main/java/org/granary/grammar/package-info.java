/**
 * Text to game and back: records, their diagnostics, and the canonical writer.
 *
 * <p>{@link org.granary.grammar.RecordReader} cuts a stream into records, {@link
 * org.granary.grammar.GameReader} parses one record ("as written"), {@link
 * org.granary.grammar.GameChecker} replays it under its rule set ("checked"), and {@link
 * org.granary.grammar.GameWriter} writes it in canonical form. What is wrong with a record is never
 * an exception but a {@link org.granary.grammar.Diagnostic} with its place.
 *
 * <p>The notation is described in docs/notation.md. Foreign dialects are the importer's business.
 */
@NullMarked
package org.granary.grammar;

import org.jspecify.annotations.NullMarked;
