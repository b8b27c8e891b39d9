package org.granary.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.granary.store.StoreException.Kind;

/**
 * The right to write to a collection. The operating system holds the lock, so that it ends with the
 * process that has it, however that ends; the file itself stays and means nothing.
 */
final class WriterLock implements AutoCloseable {
  /**
   * Lock files held by this process. Systems drop a process's lock when it closes the file through
   * any other channel, so a second one must not even be opened.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private WriterLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Takes the lock of a folder that exists. */
  static WriterLock take(Folder folder) {
    return tryTake(folder).orElseThrow(() -> refused(folder));
  }

  /** Takes the lock of a folder that exists, or gives nothing when somebody else has it. */
  static Optional<WriterLock> tryTake(Folder folder) {
    try {
      Path file = folder.path().toRealPath().resolve(folder.lock().getFileName());
      if (!HELD.add(file)) {
        return Optional.empty();
      }
      return lock(file);
    } catch (IOException e) {
      throw Failures.of(folder.lock(), e);
    }
  }

  private static Optional<WriterLock> lock(Path file) throws IOException {
    FileChannel channel = null;
    boolean taken = false;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = channel.tryLock();
      taken = lock != null;
      if (taken) {
        sign(channel);
      }
      return taken ? Optional.of(new WriterLock(file, channel)) : Optional.empty();
    } finally {
      if (!taken) {
        HELD.remove(file);
        if (channel != null) {
          channel.close();
        }
      }
    }
  }

  private static void sign(FileChannel channel) throws IOException {
    String name = "process " + ProcessHandle.current().pid();
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(name.getBytes(StandardCharsets.UTF_8)), 0);
  }

  private static StoreException refused(Folder folder) {
    return new StoreException(
        Kind.LOCKED,
        folder.lock(),
        holder(folder) + " is writing to this collection",
        "Wait until it is done, or end it, and try again");
  }

  private static String holder(Folder folder) {
    try {
      Path file = folder.path().toRealPath().resolve(folder.lock().getFileName());
      if (HELD.contains(file)) {
        return "this process";
      }
      String name = Files.readString(file, StandardCharsets.UTF_8);
      return name.isBlank() ? "another process" : name;
    } catch (IOException e) {
      return "another process";
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw Failures.of(file, e);
    } finally {
      HELD.remove(file);
    }
  }
}
