package org.granary.importer.archives;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipMethod;

/**
 * An entry of a zip archive.
 *
 * @param rawName its name as it stands in the archive
 * @param folder whether it is a folder
 * @param unreadable why it cannot be unpacked, if it cannot
 * @param opener unpacks it
 */
record ZipItem(
    @SuppressWarnings("ArrayRecordComponent") byte[] rawName,
    boolean folder,
    Optional<String> unreadable,
    Unpacking.Opener opener) {

  static ZipItem of(ZipArchiveEntry entry, boolean readable, Unpacking.Opener opener) {
    return new ZipItem(rawName(entry), entry.isDirectory(), why(entry, readable), opener);
  }

  private static byte[] rawName(ZipArchiveEntry entry) {
    byte[] raw = entry.getRawName();
    return raw == null ? entry.getName().getBytes(StandardCharsets.UTF_8) : raw;
  }

  private static Optional<String> why(ZipArchiveEntry entry, boolean readable) {
    if (entry.getGeneralPurposeBit().usesEncryption()) {
      return Optional.of("it is encrypted: unpack it with its password first");
    }
    if (entry.isUnixSymlink()) {
      return Optional.of("it is only a link to another file");
    }
    if (!readable) {
      ZipMethod method = ZipMethod.getMethodByCode(entry.getMethod());
      String name = method == null ? "number " + entry.getMethod() : method.name();
      return Optional.of("it is packed by a method that is not known here (" + name + ")");
    }
    return Optional.empty();
  }
}
