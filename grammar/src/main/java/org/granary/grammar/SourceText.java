package org.granary.grammar;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The text of a whole file, with places in it.
 *
 * @param source the file as the user named it
 * @param text its text without a byte order mark
 */
record SourceText(String source, String text) {
  /** What decoding gave: the text, or up to where the bytes are not UTF-8. */
  record Decoded(SourceText text, Optional<Diagnostic> problem) {}

  /** Decodes UTF-8; of bytes that are not, only what stands before them. */
  static Decoded utf8(String source, byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String decoded = out.flip().toString();
    SourceText text =
        new SourceText(source, decoded.startsWith("\uFEFF") ? decoded.substring(1) : decoded);
    return new Decoded(text, result.isError() ? Optional.of(text.notUtf8()) : Optional.empty());
  }

  private Diagnostic notUtf8() {
    return Diagnostic.of(
        DiagnosticCode.UNREADABLE_BYTES,
        span(text.length(), 0),
        "a rule file is UTF-8, the bytes from here on are not");
  }

  /** The place of a stretch of text; offset and length in chars, the span in code points. */
  Span span(int offset, int length) {
    int lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    int line = 1 + (int) text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    int column = 1 + text.codePointCount(lineStart, offset);
    return new Span(source, line, column, text.codePointCount(offset, offset + length));
  }

  /** The offset of a 1-based line and column, both counted in chars, held within the text. */
  int offset(int line, int column) {
    int lineStart = 0;
    for (int i = 1; i < line && text.indexOf('\n', lineStart) >= 0; i++) {
      lineStart = text.indexOf('\n', lineStart) + 1;
    }
    return Math.max(0, Math.min(lineStart + column - 1, text.length()));
  }
}
