package org.granary.grammar;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of a source that one game may stand in, not yet decoded.
 *
 * @param bytes in UTF-8 if {@code charset} is UTF-16, else as in the source
 * @param line 1-based line of its first byte
 * @param charset UTF-16, if that is what the source is in; UTF-8 if it is to be found out
 * @param hasHeaders whether a line in it looks like a header
 * @param tooLong whether the record went on and the rest was dropped
 */
record Cut(
    @SuppressWarnings("ArrayRecordComponent") byte[] bytes,
    int line,
    Charset charset,
    boolean hasHeaders,
    boolean tooLong) {

  /** Whether anything here looks like a game: a header, a move number or two moves. */
  boolean isGame() {
    return hasHeaders || tooLong || new FirstWords(bytes).lookLikeMoves();
  }

  RawRecord toRecord(String source, int number) {
    Decoded decoded = Decoded.of(bytes, charset);
    RawRecord bare =
        new RawRecord(
            source, number, line, decoded.bytes(), decoded.charset(), decoded.text(), List.of());
    List<Diagnostic> diagnostics = new ArrayList<>();
    if (tooLong) {
      String message =
          "a record of more than "
              + (RecordCutter.MAX_RECORD >> 20)
              + " MiB; only its first "
              + (RecordCutter.KEPT_OF_TOO_LONG >> 10)
              + " KiB are read";
      diagnostics.add(Diagnostic.of(DiagnosticCode.RECORD_TOO_LONG, bare.span(0, 1), message));
    }
    for (Decoded.Problem problem : decoded.problems()) {
      Span span = bare.span(problem.offset(), 1);
      diagnostics.add(Diagnostic.of(problem.code(), span, problem.message()));
    }
    return diagnostics.isEmpty()
        ? bare
        : new RawRecord(
            source, number, line, bare.bytes(), bare.charset(), bare.text(), diagnostics);
  }
}
