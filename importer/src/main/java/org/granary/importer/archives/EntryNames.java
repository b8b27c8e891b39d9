package org.granary.importer.archives;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Severity;

/**
 * Gives the entries of one archive harmless names, each its own, and says where they differ from
 * what is in the archive.
 */
final class EntryNames {
  private static final int LONGEST = 300;
  private static final String OLD_NAMES = "IBM437";

  private final String archive;
  private final Remarks remarks;
  private final Map<String, Integer> used = new HashMap<>();

  EntryNames(String archive, Remarks remarks) {
    this.archive = archive;
    this.remarks = remarks;
  }

  /** The name of an entry by the bytes in the archive. */
  EntryName name(byte[] raw) {
    String written = decode(raw);
    String harmless = harmless(written);
    String path = harmless;
    int times = used.merge(harmless, 1, Integer::sum);
    if (times > 1) {
      path = withNumber(harmless, times);
    }
    EntryName name = new EntryName(archive + "!/" + path, path);
    if (isDangerous(written)) {
      tell(
          name,
          DiagnosticCode.ENTRY_NAME.severity(),
          "the archive calls it \"" + shown(written) + "\", outside of the folder it would be");
    } else if (times > 1) {
      tell(
          name,
          Severity.NOTE,
          "the archive has several files of this name: this is number " + times);
    } else if (!isUtf8(raw)) {
      tell(name, Severity.NOTE, "its name in the archive is not UTF-8; read as " + OLD_NAMES);
    }
    return name;
  }

  private void tell(EntryName name, Severity severity, String message) {
    remarks.tell(severity, DiagnosticCode.ENTRY_NAME, name.label(), message);
  }

  private static String withNumber(String path, int number) {
    int dot = path.lastIndexOf('.');
    int end = dot > path.lastIndexOf('/') ? dot : path.length();
    return path.substring(0, end) + " (" + number + ")" + path.substring(end);
  }

  private static boolean isUtf8(byte[] raw) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(raw));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  /** UTF-8 if it is; else what DOS wrote, which the format has as its default. */
  private static String decode(byte[] raw) {
    if (isUtf8(raw)) {
      return new String(raw, StandardCharsets.UTF_8);
    }
    boolean known = Charset.isSupported(OLD_NAMES);
    return new String(raw, known ? Charset.forName(OLD_NAMES) : StandardCharsets.ISO_8859_1);
  }

  private static boolean isDangerous(String written) {
    String path = written.replace('\\', '/');
    boolean drive = path.length() > 1 && path.charAt(1) == ':';
    return path.startsWith("/") || drive || List.of(path.split("/", -1)).contains("..");
  }

  /** The same without anything that leads out of a folder or that a terminal would obey. */
  private static String harmless(String written) {
    Deque<String> parts = new ArrayDeque<>();
    for (String part : shown(written).replace('\\', '/').split("/", -1)) {
      boolean drive = parts.isEmpty() && part.length() == 2 && part.charAt(1) == ':';
      if (!part.isEmpty() && !part.equals(".") && !part.equals("..") && !drive) {
        parts.add(part);
      }
    }
    return parts.isEmpty() ? "unnamed" : String.join("/", parts);
  }

  /** One line that can be printed, its end kept if it is too long. */
  private static String shown(String written) {
    StringBuilder text = new StringBuilder();
    int from = Math.max(0, written.length() - LONGEST);
    for (int i = from; i < written.length(); i++) {
      char c = written.charAt(i);
      int type = Character.getType(c);
      boolean plain = type != Character.CONTROL && type != Character.FORMAT && !lineEnd(type);
      text.append(plain && !Character.isSurrogate(c) ? c : '\ufffd');
    }
    return text.toString();
  }

  private static boolean lineEnd(int type) {
    return type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
  }
}
