/**
 * Damages files by chance and reads them: nothing may throw, hang or grow. {@link
 * org.granary.importer.fuzz.Fuzzing} is the harness, for a short test and for a long bench.
 */
@NullMarked
package org.granary.importer.fuzz;

import org.jspecify.annotations.NullMarked;
