package org.granary.importer.formats;

import org.granary.grammar.RawRecord;

/**
 * A record cut out of a source.
 *
 * @param dialect what it is written in
 * @param raw its bytes and its place
 */
public record SourceRecord(Dialect dialect, RawRecord raw) {}
