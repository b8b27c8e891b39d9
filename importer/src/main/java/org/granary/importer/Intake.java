package org.granary.importer;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.grammar.Span;

/**
 * Reads sources in a thread of its own and parses their records on all cores, always a bounded
 * amount of bytes ahead of the thread that takes them.
 */
final class Intake implements AutoCloseable {
  private static final int MOST_BYTES = 4 << 20;
  private static final int CHUNK_BYTES = 32 << 10;
  private static final int BUFFER_BYTES = 256 << 10;

  private final List<Source> sources;
  private final ImportOptions options;
  private final BlockingQueue<Item> items = new LinkedBlockingQueue<>();
  private final Semaphore bytes = new Semaphore(MOST_BYTES);
  private final Thread reader = new Thread(this::readAll, "granary-read");
  private final ExecutorService parsers =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          task -> {
            Thread thread = new Thread(task, "granary-parse");
            thread.setDaemon(true);
            return thread;
          });

  Intake(List<Source> sources, ImportOptions options) {
    this.sources = sources;
    this.options = options;
    reader.setDaemon(true);
  }

  void start() {
    reader.start();
  }

  /** The next item; waits for it. */
  Item take() throws InterruptedException {
    return items.take();
  }

  /** Takes note that a chunk was dealt with. */
  void release(Item.Chunk chunk) {
    bytes.release(cost(chunk.bytes()));
  }

  private static int cost(int size) {
    return Math.min(size, MOST_BYTES);
  }

  /** Makes {@link #take} return if it waits. */
  void wake() {
    items.add(new Item.Wake(Optional.empty()));
  }

  private void readAll() {
    try {
      for (Source source : sources) {
        read(source);
      }
      items.add(new Item.End());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      items.add(new Item.Wake(Optional.of(e)));
    }
  }

  private void read(Source source) throws InterruptedException {
    Optional<byte[]> digest;
    try {
      digest = digest(source);
    } catch (IOException e) {
      fail(new Reading(source, Optional.empty()), e);
      return;
    }
    Reading reading = new Reading(source, digest);
    items.add(new Item.Opened(reading));
    try {
      readRecords(reading);
    } catch (IOException e) {
      fail(reading, e);
    }
  }

  private void fail(Reading reading, IOException e) {
    Span start = new Span(reading.source().name(), 1, 1, 0);
    Diagnostic trouble = Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, start, FileTrouble.words(e));
    items.add(new Item.Closed(reading, Optional.empty(), List.of(trouble)));
  }

  private static Optional<byte[]> digest(Source source) throws IOException {
    if (!source.reopens()) {
      return Optional.empty();
    }
    MessageDigest digest = sha256();
    try (InputStream in = source.open()) {
      byte[] buffer = new byte[BUFFER_BYTES];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
    }
    return Optional.of(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private void readRecords(Reading reading) throws IOException, InterruptedException {
    InputStream stream = reading.source().open();
    try {
      MessageDigest digest = sha256();
      InputStream in = new BufferedInputStream(new DigestInputStream(stream, digest), BUFFER_BYTES);
      RecordReader records = new RecordReader(reading.source().name(), in);
      cut(reading, records);
      if (!reading.isSkipped()) {
        in.transferTo(OutputStream.nullOutputStream());
      }
      Optional<byte[]> read = reading.isSkipped() ? Optional.empty() : Optional.of(digest.digest());
      List<Diagnostic> diagnostics = new ArrayList<>(records.diagnostics());
      diagnostics.addAll(reading.source().diagnostics());
      items.add(new Item.Closed(reading, read, diagnostics));
    } finally {
      if (reading.source().path().isPresent()) {
        stream.close();
      }
    }
  }

  private void cut(Reading reading, RecordReader records) throws IOException, InterruptedException {
    List<RawRecord> chunk = new ArrayList<>();
    int size = 0;
    Optional<RawRecord> record = records.next();
    while (record.isPresent() && !reading.isSkipped()) {
      chunk.add(record.get());
      size += record.get().bytes().length;
      if (size >= CHUNK_BYTES) {
        submit(reading, chunk, size);
        chunk = new ArrayList<>();
        size = 0;
      }
      record = records.next();
    }
    if (!chunk.isEmpty()) {
      submit(reading, chunk, size);
    }
  }

  private void submit(Reading reading, List<RawRecord> records, int size)
      throws InterruptedException {
    bytes.acquire(cost(size));
    RecordParser parser = new RecordParser(reading, records, options);
    items.add(new Item.Chunk(reading, parsers.submit(parser), size));
  }

  @Override
  public void close() {
    reader.interrupt();
    parsers.shutdownNow();
  }
}
