package org.granary.importer.archives;

/**
 * How much of an archive is read at most, so that a few bytes cannot keep a reader busy for days.
 *
 * @param ratio how many times its packed size an archive may unpack to
 * @param free how many bytes more than that; for all the files of an archive together
 * @param file how many bytes a single file may unpack to
 * @param entries how many entries an archive may have, those of archives in it included
 * @param directory how many bytes the list of its entries may take
 * @param depth how many archives may lie in one another
 * @param inner how many bytes an archive in an archive may have
 */
record Bounds(int ratio, long free, long file, int entries, long directory, int depth, int inner) {
  static final Bounds USUAL = new Bounds(200, 64L << 20, 16L << 30, 50_000, 8L << 20, 3, 32 << 20);
}
