package org.granary.importer;

import java.util.function.Function;
import java.util.function.Supplier;
import org.granary.importer.formats.Formats;
import org.granary.importer.formats.SourceRecord;

/**
 * What is to be made of records, on all cores.
 *
 * @param formats in which dialects the sources are
 * @param workers gives each thread what makes something of one record after the other
 * @param digests whether the digests of the sources are wanted, for which files are read twice
 */
record Work<T>(Formats formats, Supplier<Function<SourceRecord, T>> workers, boolean digests) {}
