/**
 * Files within files: {@code .zip}, {@code .gz} and either within the other, read where they lie.
 *
 * <p>Start with {@link org.granary.importer.archives.Archives}, which finds the {@link
 * org.granary.importer.archives.PackedFile}s in an archive. Nothing is ever written to disk, what
 * is unpacked is bounded by {@link org.granary.importer.archives.Bounds}, and whatever is wrong
 * with an archive is a diagnostic. What the files hold is the business of others.
 */
@NullMarked
package org.granary.importer.archives;

import org.jspecify.annotations.NullMarked;
