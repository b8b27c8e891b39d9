/**
 * Boards as pictures: one drawing code behind SVG, PNG and PDF.
 *
 * <p>Start with {@link org.granary.exporter.diagrams.Diagram}, what is shown, and {@link
 * org.granary.exporter.diagrams.DiagramFormat}, which writes it. {@link
 * org.granary.exporter.diagrams.BoardDrawing} paints on any Graphics2D; text is painted as outlines
 * of the bundled fonts. Nothing depends on colour: all that is said is said in black, white and one
 * grey.
 *
 * <p>No rules: what a move captures comes from the engine's {@link org.granary.engine.Ply}.
 */
@NullMarked
package org.granary.exporter.diagrams;

import org.jspecify.annotations.NullMarked;
