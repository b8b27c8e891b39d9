/**
 * The ways of writing games that the importer reads; {@link org.granary.importer.formats.Dialects}
 * lists them.
 */
@NullMarked
package org.granary.importer.formats;

import org.jspecify.annotations.NullMarked;
