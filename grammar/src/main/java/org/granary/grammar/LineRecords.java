package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source into records by what its lines look like, for notations that are not OGN. Bytes and
 * encodings are dealt with as {@link RecordReader} does; the caller closes the stream.
 */
public final class LineRecords implements RecordSource {
  private final String source;
  private final InputStream in;
  private final Shape shape;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private @Nullable SourceLines opened;
  private boolean pending;

  /** Whether the line last shown goes on, as a long one does, which is shown in pieces. */
  private boolean goesOn;

  /** Whether the line last shown is part of the record. */
  private boolean taken;

  private boolean ended;
  private int records;

  /** What the lines of a notation do; each is asked about once, in order. */
  public interface Shape {
    /** Whether a record begins with a line. */
    boolean begins(String line);

    /** Whether a line that begins no record belongs to the one before it. */
    boolean continues(String line);

    /** Every line is a record of its own, but for blank ones and those that begin with this. */
    static Shape oneLine(String comment) {
      return new Shape() {
        @Override
        public boolean begins(String line) {
          return !line.isBlank() && !line.stripLeading().startsWith(comment);
        }

        @Override
        public boolean continues(String line) {
          return false;
        }
      };
    }
  }

  /** Cuts {@code in}, which diagnostics call {@code source}. */
  public LineRecords(String source, InputStream in, Shape shape) {
    this.source = source;
    this.in = in;
    this.shape = shape;
  }

  @Override
  public Optional<RawRecord> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    SourceLines text = opened == null ? SourceLines.open(in) : opened;
    opened = text;
    Optional<Cut> cut = cut(text, text.lines());
    if (cut.isEmpty()) {
      end(text.isBinary());
      return Optional.empty();
    }
    records++;
    return Optional.of(cut.get().toRecord(source, records));
  }

  private Optional<Cut> cut(SourceLines text, ByteLines lines) throws IOException {
    int first = 0;
    int length = 0;
    while (pending || lines.advance(RecordCutter.MAX_RECORD)) {
      String line = line(lines);
      boolean piece = !pending && goesOn;
      boolean begins = pending || !piece && shape.begins(line);
      taken = piece ? taken && first > 0 : begins || first > 0 && shape.continues(line);
      goesOn = !lines.isWhole();
      pending = false;
      if (first == 0) {
        if (!begins) {
          lines.releaseAll();
          continue;
        }
        first = lines.number();
        lines.release();
        length = lines.keptLength();
      } else if (begins) {
        pending = true;
        break;
      } else if (taken) {
        length = lines.keptLength();
      }
      if (length > RecordCutter.MAX_RECORD) {
        return Optional.of(tooLong(text, lines, first));
      }
      if (lines.keptLength() > RecordCutter.MAX_RECORD) {
        break;
      }
    }
    if (first == 0) {
      return Optional.empty();
    }
    byte[] bytes = lines.copy(length);
    if (!pending) {
      lines.releaseAll();
    }
    return Optional.of(new Cut(bytes, first, text.charset(), true, false));
  }

  /** The rest of it is passed over up to the next record. */
  private static Cut tooLong(SourceLines text, ByteLines lines, int first) {
    byte[] bytes = lines.copy(RecordCutter.KEPT_OF_TOO_LONG);
    lines.releaseAll();
    return new Cut(bytes, first, text.charset(), true, true);
  }

  private static String line(ByteLines lines) {
    int length = Math.min(lines.end() - lines.start(), RecordCutter.KEPT_OF_TOO_LONG);
    return new String(lines.buffer(), lines.start(), length, StandardCharsets.UTF_8);
  }

  private void end(boolean binary) {
    ended = true;
    Span start = new Span(source, 1, 1, 0);
    if (binary) {
      diagnostics.add(Diagnostic.of(DiagnosticCode.BINARY_FILE, start, RecordReader.BINARY));
    } else if (records == 0) {
      diagnostics.add(Diagnostic.of(DiagnosticCode.EMPTY_FILE, start, "there is no game here"));
    }
  }

  @Override
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }
}
