/**
 * The bundled fonts: what they cover, their bytes, and text as outlines.
 *
 * <p>Everything printed uses these files and never a font of the machine, so a document looks the
 * same everywhere and needs no font system. Start with {@link org.granary.exporter.fonts.FontFace}.
 *
 * <p>No shaping: scripts whose letters join or reorder (Arabic, Indic scripts) are not set well.
 */
@NullMarked
package org.granary.exporter.fonts;

import org.jspecify.annotations.NullMarked;
