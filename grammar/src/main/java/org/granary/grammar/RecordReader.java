package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a stream into records, one game each, in bounded memory; everything about bytes and
 * encodings is settled here. The caller closes the stream.
 *
 * <p>docs/notation.md says where a record begins and ends. What can be said of the source but of no
 * record, such as that it is empty or no text at all, is in {@link #diagnostics}.
 */
public final class RecordReader implements RecordSource {
  /** What is said of a source that is no text. */
  static final String BINARY = "this is no text: it holds too many bytes that no text has";

  private final String source;
  private final RecordCutter cutter;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private int records;
  private boolean ended;

  /** A reader of {@code in}, which diagnostics call {@code source}. */
  public RecordReader(String source, InputStream in) {
    this.source = source;
    this.cutter = new RecordCutter(in);
  }

  @Override
  public Optional<RawRecord> next() throws IOException {
    while (!ended) {
      Optional<Cut> cut = cutter.next();
      if (cut.isEmpty()) {
        end();
      } else if (cut.get().isGame()) {
        records++;
        return Optional.of(cut.get().toRecord(source, records));
      } else {
        notAGame(cut.get());
      }
    }
    return Optional.empty();
  }

  private void notAGame(Cut cut) {
    if (diagnostics.size() < Problems.MAX) {
      RawRecord text = cut.toRecord(source, records + 1);
      String message = "text without a header, a move number or a move: no game, left out";
      diagnostics.add(Diagnostic.of(DiagnosticCode.NO_GAME, text.span(0, 1), message));
    }
  }

  private void end() {
    ended = true;
    Span start = new Span(source, 1, 1, 0);
    if (cutter.isBinary()) {
      diagnostics.add(Diagnostic.of(DiagnosticCode.BINARY_FILE, start, BINARY));
    } else if (records == 0 && diagnostics.isEmpty()) {
      diagnostics.add(Diagnostic.of(DiagnosticCode.EMPTY_FILE, start, "there is nothing here"));
    }
  }

  @Override
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }
}
