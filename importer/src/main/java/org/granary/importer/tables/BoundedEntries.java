package org.granary.importer.tables;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Enumeration;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.poi.openxml4j.util.ZipEntrySource;

/** The parts of a workbook, as long as all that is read of them stays within a bound. */
final class BoundedEntries implements ZipEntrySource {
  private final ZipEntrySource entries;
  private long left;

  BoundedEntries(ZipEntrySource entries, long bound) {
    this.entries = entries;
    this.left = bound;
  }

  /** Whether more was asked for. */
  boolean isUsedUp() {
    return left < 0;
  }

  @Override
  public Enumeration<? extends ZipArchiveEntry> getEntries() {
    return entries.getEntries();
  }

  @Override
  public ZipArchiveEntry getEntry(String path) {
    return entries.getEntry(path);
  }

  @Override
  public InputStream getInputStream(ZipArchiveEntry entry) throws IOException {
    return new Bounded(entries.getInputStream(entry));
  }

  @Override
  public void close() throws IOException {
    entries.close();
  }

  @Override
  public boolean isClosed() {
    return entries.isClosed();
  }

  private final class Bounded extends FilterInputStream {
    Bounded(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int count = super.read(bytes, offset, length);
      left -= Math.max(count, 0);
      if (left < 0) {
        throw new IOException("the bound is reached");
      }
      return count;
    }
  }
}
