package org.granary.grammar;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A record's bytes made text: UTF-8 if they are, else Windows-1252; UTF-16 only where the source
 * declared it.
 *
 * @param bytes the original bytes
 */
record Decoded(
    @SuppressWarnings("ArrayRecordComponent") byte[] bytes,
    Charset charset,
    String text,
    List<Problem> problems) {
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
  private static final char REPLACEMENT = '\ufffd';

  /** Something to say about the bytes at an offset of the text. */
  record Problem(DiagnosticCode code, int offset, String message) {}

  static Decoded of(byte[] bytes, Charset charset) {
    Decoded decoded = charset.equals(StandardCharsets.UTF_8) ? utf8(bytes) : utf16(bytes, charset);
    int nul = decoded.text.indexOf('\0');
    if (nul >= 0) {
      decoded.problems.add(
          new Problem(DiagnosticCode.UNREADABLE_BYTES, nul, "a NUL, which no text has"));
    }
    return decoded;
  }

  private static Decoded utf8(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    List<Problem> problems = new ArrayList<>(0);
    int bad = text.indexOf(REPLACEMENT);
    if (bad < 0) {
      return new Decoded(bytes, StandardCharsets.UTF_8, text, problems);
    }
    Utf8Statistics statistics = Utf8Statistics.of(bytes);
    if (statistics.invalid() == 0) {
      return new Decoded(bytes, StandardCharsets.UTF_8, text, problems);
    }
    if (statistics.valid() > 0) {
      String message = "bytes that are not UTF-8, as the rest of the record is";
      problems.add(new Problem(DiagnosticCode.UNREADABLE_BYTES, bad, message));
      return new Decoded(bytes, StandardCharsets.UTF_8, text, problems);
    }
    return windows1252(bytes, problems);
  }

  private static Decoded windows1252(byte[] bytes, List<Problem> problems) {
    String text = new String(bytes, WINDOWS_1252);
    String message = "the record is not in UTF-8; read as Windows-1252";
    problems.add(new Problem(DiagnosticCode.ENCODING, firstForeign(text), message));
    int bad = text.indexOf(REPLACEMENT);
    if (bad >= 0) {
      String undefined = "a byte that Windows-1252 does not define either";
      problems.add(new Problem(DiagnosticCode.UNREADABLE_BYTES, bad, undefined));
    }
    return new Decoded(bytes, WINDOWS_1252, text, problems);
  }

  private static int firstForeign(String text) {
    int index = 0;
    while (index < text.length() - 1 && text.charAt(index) < 0x80) {
      index++;
    }
    return index;
  }

  /** From the bytes that {@link Utf16Stream} makes. */
  private static Decoded utf16(byte[] transcoded, Charset charset) {
    StringBuilder units = Utf16Stream.decode(transcoded);
    byte[] original = Utf16Stream.encode(units, charset.equals(StandardCharsets.UTF_16BE));
    List<Problem> problems = new ArrayList<>(0);
    for (int i = 0; i < units.length(); i++) {
      boolean pair =
          i + 1 < units.length() && Character.isSurrogatePair(units.charAt(i), units.charAt(i + 1));
      if (pair) {
        i++;
      } else if (Character.isSurrogate(units.charAt(i))) {
        if (problems.isEmpty()) {
          String message = "half of a character that takes two units of UTF-16";
          problems.add(new Problem(DiagnosticCode.UNREADABLE_BYTES, i, message));
        }
        units.setCharAt(i, REPLACEMENT);
      }
    }
    return new Decoded(original, charset, units.toString(), problems);
  }
}
