package org.granary.importer;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.Span;
import org.granary.importer.formats.Formats;

/**
 * Reads sources in a thread of its own and makes something of their records on all cores, always a
 * bounded amount of bytes ahead of the thread that takes it.
 */
final class Intake<T> implements AutoCloseable {
  private static final int MOST_BYTES = 1 << 20;
  private static final int CHUNK_BYTES = 32 << 10;
  private static final int BUFFER_BYTES = 256 << 10;

  private final List<Source> sources;
  private final Formats formats;
  private final boolean digests;
  private final Workers<T> workers;
  private final BlockingQueue<Item<T>> items = new LinkedBlockingQueue<>();
  private final Semaphore bytes = new Semaphore(MOST_BYTES);
  private final Thread reader = new Thread(this::readAll, "granary-read");
  private volatile boolean cancelled;

  Intake(List<Source> sources, Work<T> work) {
    this.sources = sources;
    this.formats = work.formats();
    this.digests = work.digests();
    this.workers = new Workers<>(work.workers());
    reader.setDaemon(true);
  }

  /** Reads all sources and gives everything to {@code taker}, unless it is cancelled. */
  void run(Taker<T> taker) throws InterruptedException {
    reader.start();
    Item<T> item = items.take();
    while (!cancelled && !(item instanceof Item.End)) {
      if (item instanceof Item.Chunk<T> chunk) {
        give(chunk, taker);
      } else if (item instanceof Item.Opened<T> opened) {
        taker.opened(opened.reading());
      } else if (item instanceof Item.Closed<T> closed) {
        taker.closed(closed.reading(), closed.end());
      } else if (item instanceof Item.Wake<T> wake && wake.failure().isPresent()) {
        throw Workers.failure(wake.failure().get());
      }
      item = items.take();
    }
  }

  private void give(Item.Chunk<T> chunk, Taker<T> taker) throws InterruptedException {
    for (Item.Made<T> record : Workers.get(chunk.records())) {
      if (cancelled) {
        return;
      }
      if (chunk.reading().wants(record.number())) {
        taker.record(chunk.reading(), record.number(), record.made().orElseThrow());
      }
    }
    taker.pause();
    bytes.release(cost(chunk.bytes()));
  }

  private static int cost(int size) {
    return Math.min(size, MOST_BYTES);
  }

  /** Stops before the next record, from any thread. */
  void cancel() {
    cancelled = true;
    items.add(new Item.Wake<>(Optional.empty()));
  }

  private void readAll() {
    try {
      for (Source source : sources) {
        read(source);
      }
      items.add(new Item.End<>());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      items.add(new Item.Wake<>(Optional.of(e)));
    }
  }

  private void read(Source source) throws InterruptedException {
    Reading reading;
    try {
      reading = Reading.begin(source, digests);
    } catch (IOException e) {
      fail(new Reading(source, Optional.empty(), Optional.empty()), e);
      return;
    }
    items.add(new Item.Opened<>(reading));
    try {
      readRecords(reading);
    } catch (IOException e) {
      fail(reading, e);
    }
  }

  private void fail(Reading reading, IOException e) {
    Span start = new Span(reading.source().name(), 1, 1, 0);
    Diagnostic trouble = Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, start, FileTrouble.words(e));
    close(reading, new Taker.End(false, Optional.empty(), List.of(trouble)));
  }

  private void finish(Reading reading, Optional<byte[]> digest, List<Diagnostic> remarks) {
    List<Diagnostic> diagnostics = new ArrayList<>(remarks);
    diagnostics.addAll(reading.source().diagnostics());
    close(reading, new Taker.End(true, digest, diagnostics));
  }

  private void close(Reading reading, Taker.End end) {
    items.add(new Item.Closed<>(reading, end));
  }

  private void readRecords(Reading reading) throws IOException, InterruptedException {
    InputStream stream = reading.source().open();
    try {
      if (digests) {
        readDigesting(reading, stream);
      } else {
        BufferedInputStream in = new BufferedInputStream(stream, BUFFER_BYTES);
        finish(reading, Optional.empty(), cut(reading, in));
      }
    } finally {
      if (reading.source().path().isPresent()) {
        stream.close();
      }
    }
  }

  private void readDigesting(Reading reading, InputStream stream)
      throws IOException, InterruptedException {
    MessageDigest digest = Digest.begin();
    BufferedInputStream in =
        new BufferedInputStream(new DigestInputStream(stream, digest), BUFFER_BYTES);
    List<Diagnostic> remarks = cut(reading, in);
    if (!reading.isSkipped()) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    Optional<byte[]> read = reading.isSkipped() ? Optional.empty() : Optional.of(digest.digest());
    finish(reading, read, remarks);
  }

  /** Hands on the records of a source; what is to be said of it as a whole is given back. */
  private List<Diagnostic> cut(Reading reading, BufferedInputStream in)
      throws IOException, InterruptedException {
    Formats.Choice choice = formats.choose(reading.source().name(), in);
    reading.isIn(choice.dialect());
    RecordSource records = choice.dialect().open(reading.source().name(), in);
    cut(reading, records);
    List<Diagnostic> remarks = new ArrayList<>(choice.remark().stream().toList());
    remarks.addAll(records.diagnostics());
    return remarks;
  }

  private void cut(Reading reading, RecordSource records) throws IOException, InterruptedException {
    List<RawRecord> chunk = new ArrayList<>();
    int size = 0;
    try {
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
    } finally {
      if (!chunk.isEmpty()) {
        submit(reading, chunk, size);
      }
    }
  }

  private void submit(Reading reading, List<RawRecord> records, int size)
      throws InterruptedException {
    bytes.acquire(cost(size));
    items.add(new Item.Chunk<>(reading, workers.make(reading, records), size));
  }

  @Override
  public void close() {
    reader.interrupt();
    workers.close();
  }
}
