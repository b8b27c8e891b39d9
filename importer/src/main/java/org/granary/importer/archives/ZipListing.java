package org.granary.importer.archives;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.function.BiConsumer;
import org.granary.grammar.DiagnosticCode;

/** What is in a zip archive, whole or torn, if it is not made to do harm. */
final class ZipListing {
  private final Content content;
  private final OpenZips open;
  private final int depth;
  private final Allowance allowance;

  ZipListing(Content content, OpenZips open, int depth, Allowance allowance) {
    this.content = content;
    this.open = open;
    this.depth = depth;
    this.allowance = allowance;
  }

  /**
   * What can be read of it.
   *
   * @param remarks takes what is wrong with it
   */
  List<ZipItem> items(BiConsumer<DiagnosticCode, String> remarks) throws IOException {
    long size;
    long directory;
    try (SeekableByteChannel channel = content.channel()) {
      size = channel.size();
      directory = ZipDirectory.size(channel);
    } catch (Content.TooLargeException e) {
      String most = Remarks.size(allowance.bounds().inner());
      String message = "an archive in an archive is opened only up to a size of " + most;
      remarks.accept(DiagnosticCode.ARCHIVE_LIMIT, message);
      return List.of();
    }
    if (directory > allowance.bounds().directory()) {
      String most = Remarks.size(allowance.bounds().directory());
      String message = "its list of entries takes more than " + most + ": nothing of it is read";
      remarks.accept(DiagnosticCode.ARCHIVE_LIMIT, message);
      return List.of();
    }
    return directory == 0 ? torn(remarks) : listed(size, remarks);
  }

  private List<ZipItem> listed(long size, BiConsumer<DiagnosticCode, String> remarks)
      throws IOException {
    try {
      Zip zip = new Zip(content, open, depth);
      if (zip.packedSize() > size) {
        String message = "its entries overlap, as no program packs them: nothing of it is read";
        remarks.accept(DiagnosticCode.ARCHIVE_LIMIT, message);
        return List.of();
      }
      return zip.items();
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      return torn(remarks);
    }
  }

  private List<ZipItem> torn(BiConsumer<DiagnosticCode, String> remarks) throws IOException {
    List<ZipItem> items = new TornZip(content, allowance).items();
    String message =
        items.isEmpty()
            ? "it is no zip archive, whatever its name says"
            : "it is cut short or damaged: its list of entries is missing, "
                + items.size()
                + " found";
    remarks.accept(DiagnosticCode.BROKEN_ARCHIVE, message);
    return items;
  }
}
