/**
 * Brings game records from files, folders and streams into a collection.
 *
 * <p>Start with {@link org.granary.importer.Sources}, which finds what there is to read, and {@link
 * org.granary.importer.Importer}, which reads it on all cores, leaves out duplicates and commits in
 * batches. What it meets on the way goes to an {@link org.granary.importer.ImportListener}; what it
 * comes to is an {@link org.granary.importer.ImportReport}.
 *
 * <p>Notation is grammar's business, keeping games is store's; nothing here prints.
 */
@NullMarked
package org.granary.importer;

import org.jspecify.annotations.NullMarked;
