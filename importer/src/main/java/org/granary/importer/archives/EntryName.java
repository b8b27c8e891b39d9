package org.granary.importer.archives;

/**
 * How a file in an archive is called.
 *
 * @param label with the archive: {@code games.zip!/1998/final.ogn}
 * @param path within it: {@code 1998/final.ogn}
 */
record EntryName(String label, String path) {
  private static final String GZ = ".gz";

  /** The last part of its path. */
  String file() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The name of what is in it, if it is packed with gzip. */
  EntryName unpacked() {
    return new EntryName(label, path.substring(0, path.length() - GZ.length()));
  }

  boolean isGzip() {
    return ends(GZ);
  }

  boolean isZip() {
    return ends(".zip");
  }

  private boolean ends(String extension) {
    int from = path.length() - extension.length();
    return path.regionMatches(true, Math.max(from, 0), extension, 0, extension.length());
  }

  /** What operating systems put beside the files that people pack. */
  boolean isLitter() {
    return path.startsWith("__MACOSX/") || file().startsWith("._");
  }
}
