package org.granary.importer.archives;

/** What the files of one archive may still use together. */
final class Allowance {
  private final Bounds bounds;
  private long excess;
  private int entries;

  Allowance(Bounds bounds) {
    this.bounds = bounds;
  }

  Bounds bounds() {
    return bounds;
  }

  /** Takes so many bytes beyond the usual ratio; false if they are not to be had. */
  synchronized boolean takeExcess(long bytes) {
    excess += bytes;
    return excess <= bounds.free();
  }

  /** Takes one more entry; false if there are too many. */
  synchronized boolean takeEntry() {
    entries++;
    return entries <= bounds.entries();
  }
}
