package org.granary.grammar;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads rule files; docs/rule-files.md describes them. */
public final class RuleFileReader {
  private static final int MOST_BYTES = 1 << 18;

  private RuleFileReader() {}

  /**
   * Reads one file; what is wrong with it is in {@link RuleFile#problems}.
   *
   * @param source the file as the user named it; its last part names the rule set
   * @param bytes its content, TOML in UTF-8
   */
  public static RuleFile read(String source, byte[] bytes) {
    SourceText.Decoded decoded = SourceText.utf8(source, bytes);
    if (decoded.problem().isPresent()) {
      return unreadable(decoded.text(), decoded.problem().get());
    }
    if (bytes.length > MOST_BYTES) {
      return unreadable(
          decoded.text(),
          Diagnostic.of(
              DiagnosticCode.RULE_FILE_SYNTAX,
              decoded.text().span(0, 0),
              "a rule file has at most " + MOST_BYTES + " bytes, this one " + bytes.length));
    }
    try {
      JsonNode root = new TomlMapper().readTree(decoded.text().text());
      return new RuleFileBuilder(decoded.text(), root).file();
    } catch (JsonProcessingException e) {
      return unreadable(decoded.text(), syntax(decoded.text(), e));
    }
  }

  private static RuleFile unreadable(SourceText text, Diagnostic problem) {
    return new RuleFile(
        fileName(text.source()),
        text.span(0, 0),
        Optional.empty(),
        Optional.empty(),
        new RuleText("", "", List.of()),
        Map.of(),
        List.of(),
        List.of(),
        List.of(problem));
  }

  private static Diagnostic syntax(SourceText text, JsonProcessingException e) {
    JsonLocation place = e.getLocation();
    int offset = place == null ? 0 : text.offset(place.getLineNr(), place.getColumnNr());
    return Diagnostic.of(
        DiagnosticCode.RULE_FILE_SYNTAX,
        text.span(offset, 0),
        "not TOML: " + e.getOriginalMessage());
  }

  /** The last part of a path without {@code .toml}. */
  static String fileName(String source) {
    String last = source.substring(1 + Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')));
    return last.endsWith(".toml") ? last.substring(0, last.length() - 5) : last;
  }
}
