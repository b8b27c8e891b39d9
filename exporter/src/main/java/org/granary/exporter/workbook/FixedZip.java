package org.granary.exporter.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipExtraField;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** Copies a zip file with the same time on every entry, so that equal contents are equal bytes. */
final class FixedZip {
  /** The first day that zip files know, in local time as they store it. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private FixedZip() {}

  /** Copies without unpacking; {@code out} stays open. */
  static void copy(Path zip, OutputStream out) throws IOException {
    try (ZipFile source = ZipFile.builder().setPath(zip).get()) {
      ZipArchiveOutputStream target = new ZipArchiveOutputStream(out);
      for (ZipArchiveEntry entry : Collections.list(source.getEntriesInPhysicalOrder())) {
        ZipArchiveEntry fixed = new ZipArchiveEntry(entry);
        fixed.setExtraFields(new ZipExtraField[0]);
        fixed.setTimeLocal(TIME);
        try (InputStream raw = source.getRawInputStream(entry)) {
          target.addRawArchiveEntry(fixed, raw);
        }
      }
      target.finish();
      target.flush();
    }
  }
}
