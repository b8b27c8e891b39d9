package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Finds where one record ends and the next begins; the rules are in docs/notation.md, "Where a
 * record begins and ends".
 */
final class RecordCutter {
  /** Most bytes of one record; what goes beyond is dropped up to the next header. */
  static final int MAX_RECORD = 16 << 20;

  /** Bytes that are read of a record that is too long. */
  static final int KEPT_OF_TOO_LONG = 64 << 10;

  /** How far a header inside an open comment waits for the brace that shows what it is. */
  private static final int LOOK_AHEAD = 64 << 10;

  private static final int NONE = -1;

  private final InputStream in;
  private Charset charset = StandardCharsets.UTF_8;
  private ByteLines lines = new ByteLines(new byte[0], InputStream.nullInputStream());
  private boolean opened;
  private boolean binary;
  private boolean pendingLine;
  private boolean skipping;

  private RecordState state = new RecordState();
  private int contentEnd;
  private int firstLine;
  private int candidate = NONE;
  private int candidateLine;
  private int candidateEnd;

  RecordCutter(InputStream in) {
    this.in = in;
  }

  /** Whether the source is no text; nothing is cut from one that is not. */
  boolean isBinary() {
    return binary;
  }

  /** The next record, or empty at the end of the source. */
  Optional<Cut> next() throws IOException {
    if (!opened) {
      open();
    }
    begin();
    while (pendingLine || lines.advance(MAX_RECORD)) {
      pendingLine = false;
      if (skipping && !endsSkipping()) {
        lines.releaseAll();
        continue;
      }
      if (firstLine == 0) {
        if (isBlankLine()) {
          lines.releaseAll();
          continue;
        }
        firstLine = lines.number();
        lines.release();
      } else if (startsRecord()) {
        pendingLine = true;
        return Optional.of(cut(contentEnd));
      } else if (lines.keptLength() > MAX_RECORD) {
        return Optional.of(tooLong());
      }
      Optional<Cut> early = takeLine();
      if (early.isPresent()) {
        return early;
      }
    }
    return atEnd();
  }

  private void begin() {
    state = new RecordState();
    firstLine = 0;
    contentEnd = 0;
    candidate = NONE;
  }

  private boolean isBlankLine() {
    return Line.isBlank(lines.buffer(), lines.start(), lines.end());
  }

  private boolean endsSkipping() {
    Line line = new Line(lines.buffer(), lines.start(), lines.end());
    skipping = !line.isHeader(false);
    return !skipping;
  }

  private boolean startsRecord() {
    if (state.inComment()) {
      return false;
    }
    return state.startsRecord(lines.buffer(), lines.start(), lines.end());
  }

  /** Adds the present line to the record; a cut if it shows that the record ended before it. */
  private Optional<Cut> takeLine() {
    if (state.inComment() && candidate == NONE) {
      findCandidate();
    }
    if (candidate != NONE && lines.keptOffset() - candidate > LOOK_AHEAD) {
      return Optional.of(cutAtCandidate());
    }
    boolean waiting = candidate != NONE;
    RecordState.Brace brace = state.take(lines.buffer(), lines.start(), lines.end(), waiting);
    if (waiting && brace == RecordState.Brace.OPEN) {
      return Optional.of(cutAtCandidate());
    }
    if (brace == RecordState.Brace.CLOSE) {
      candidate = NONE;
    }
    if (!isBlankLine()) {
      contentEnd = lines.keptLength();
    }
    if (lines.keptLength() > MAX_RECORD) {
      return Optional.of(tooLong());
    }
    return Optional.empty();
  }

  private void findCandidate() {
    Line line = new Line(lines.buffer(), lines.start(), lines.end());
    boolean indented = line.index() > lines.start();
    if (!indented && line.isHeader(true)) {
      candidate = lines.keptOffset();
      candidateLine = lines.number();
      candidateEnd = contentEnd;
    }
  }

  private Cut cutAtCandidate() {
    Cut cut = cut(candidateEnd);
    lines.rewind(candidate, candidateLine);
    pendingLine = false;
    return cut;
  }

  private Cut tooLong() {
    skipping = true;
    int length = Math.min(lines.keptLength(), KEPT_OF_TOO_LONG);
    byte[] bytes = lines.copy(length);
    while (length > KEPT_OF_TOO_LONG / 2 && bytes[length - 1] != ' ' && bytes[length - 1] != '\n') {
      length--;
    }
    lines.releaseAll();
    return new Cut(Arrays.copyOf(bytes, length), firstLine, charset, state.hasHeaders(), true);
  }

  private Cut cut(int length) {
    byte[] bytes = lines.copy(length);
    return new Cut(bytes, firstLine, charset, state.hasHeaders(), false);
  }

  private Optional<Cut> atEnd() {
    if (firstLine == 0) {
      return Optional.empty();
    }
    if (candidate != NONE) {
      return Optional.of(cutAtCandidate());
    }
    Cut last = cut(contentEnd);
    lines.releaseAll();
    return Optional.of(last);
  }

  private void open() throws IOException {
    opened = true;
    SourceLines source = SourceLines.open(in);
    charset = source.charset();
    binary = source.isBinary();
    lines = source.lines();
  }
}
