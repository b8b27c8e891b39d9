package org.granary.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Makes a {@link RuleFile} of a TOML document and says what in it is not as it should be. */
final class RuleFileBuilder {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final List<String> KEYS =
      List.of("name", "base", "family", "title", "source", "notes", "aliases", "parameters");

  /** The languages in which a file may describe its rules beside its main one. */
  private static final List<String> LANGUAGES = List.of("en", "es", "pt", "fr");

  private static final List<String> LANGUAGE_KEYS = List.of("title", "source", "notes");

  private final SourceText text;
  private final JsonNode root;
  private final Map<String, TomlPlaces.Place> places;
  private final List<Diagnostic> problems = new ArrayList<>();

  RuleFileBuilder(SourceText text, JsonNode root) {
    this.text = text;
    this.root = root;
    this.places = TomlPlaces.of(text);
  }

  RuleFile file() {
    unknownKeys("", root, KEYS);
    return new RuleFile(
        name(),
        places.containsKey("name") ? place("name").value() : text.span(0, 0),
        entry("base"),
        entry("family"),
        ruleText("", root),
        translations(),
        strings("aliases", root.path("aliases")),
        parameters(),
        problems);
  }

  private Map<String, RuleText> translations() {
    Map<String, RuleText> translations = new LinkedHashMap<>();
    for (String language : LANGUAGES) {
      JsonNode table = root.path(language);
      if (table.isObject()) {
        unknownKeys(language + ".", table, LANGUAGE_KEYS);
        translations.put(language, ruleText(language + ".", table));
      } else if (!table.isMissingNode()) {
        wrong(language, "expected a table [" + language + "] with title, source and notes");
      }
    }
    return translations;
  }

  private void unknownKeys(String prefix, JsonNode table, List<String> known) {
    for (Map.Entry<String, JsonNode> field : table.properties()) {
      boolean language = prefix.isEmpty() && LANGUAGES.contains(field.getKey());
      if (!known.contains(field.getKey()) && !language) {
        problems.add(
            new Diagnostic(
                DiagnosticCode.RULE_FILE_KEY.severity(),
                DiagnosticCode.RULE_FILE_KEY,
                place(prefix + field.getKey()).key(),
                "unknown key \"" + field.getKey() + "\"" + hint(field.getKey()),
                Spelling.nearest(field.getKey(), known)));
      }
    }
  }

  private static String hint(String key) {
    return LANGUAGE_KEYS.contains(key) || !key.matches("[a-z]+[A-Z].*")
        ? ""
        : "; parameters stand under [parameters]";
  }

  private String name() {
    String name = root.path("name").isTextual() ? root.path("name").asText() : "";
    if (root.has("name") && !NAME.matcher(name).matches()) {
      wrong("name", "a name is small letters, digits and hyphens, as in \"awale-libre\"");
    }
    String fallback = RuleFileReader.fileName(text.source());
    if (!root.has("name") && !NAME.matcher(fallback).matches()) {
      problems.add(
          Diagnostic.of(
              DiagnosticCode.RULE_FILE_VALUE,
              text.span(0, 0),
              "the file's name \""
                  + fallback
                  + "\" is no name for a rule set (small letters, digits, hyphens): add name ="));
    }
    return root.has("name") ? name : fallback;
  }

  private Optional<RuleEntry> entry(String key) {
    JsonNode node = root.path(key);
    if (node.isTextual()) {
      return Optional.of(entry(key, key, node.asText()));
    }
    if (!node.isMissingNode()) {
      wrong(key, "expected a name in quotes");
    }
    return Optional.empty();
  }

  private RuleEntry entry(String path, String key, String value) {
    return new RuleEntry(key, value, place(path).key(), place(path).value());
  }

  private RuleText ruleText(String prefix, JsonNode table) {
    return new RuleText(
        string(prefix + "title", table.path("title")),
        string(prefix + "source", table.path("source")),
        strings(prefix + "notes", table.path("notes")));
  }

  private String string(String path, JsonNode node) {
    if (!node.isTextual() && !node.isMissingNode()) {
      wrong(path, "expected a text in quotes");
    }
    return node.isTextual() ? node.asText().strip() : "";
  }

  private List<String> strings(String path, JsonNode node) {
    List<String> strings = new ArrayList<>();
    boolean good = node.isArray() || node.isMissingNode();
    for (JsonNode item : node) {
      good &= item.isTextual();
      strings.add(item.asText().strip());
    }
    if (!good) {
      wrong(path, "expected an array of texts, as in [\"one\", \"two\"]");
      return List.of();
    }
    return strings;
  }

  private List<RuleEntry> parameters() {
    JsonNode table = root.path("parameters");
    if (!table.isObject() && !table.isMissingNode()) {
      wrong("parameters", "expected a table [parameters]");
    }
    List<RuleEntry> entries = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : table.properties()) {
      String path = "parameters." + field.getKey();
      value(field.getValue())
          .ifPresentOrElse(
              value -> entries.add(entry(path, field.getKey(), value)),
              () -> wrong(path, "expected a text, a whole number, true, false or an array"));
    }
    return entries;
  }

  /** A value as a RuleSet tag writes it. */
  private static Optional<String> value(JsonNode node) {
    if (node.isArray()) {
      List<String> items = new ArrayList<>();
      node.forEach(item -> items.add(value(item).orElse("")));
      return items.contains("") && !items.isEmpty()
          ? Optional.empty()
          : Optional.of(String.join(",", items));
    }
    if (node.isBoolean()) {
      return Optional.of(node.asBoolean() ? "yes" : "no");
    }
    return node.isTextual() || node.isIntegralNumber()
        ? Optional.of(node.asText())
        : Optional.empty();
  }

  private void wrong(String path, String message) {
    problems.add(Diagnostic.of(DiagnosticCode.RULE_FILE_VALUE, place(path).value(), message));
  }

  private TomlPlaces.Place place(String path) {
    Span start = text.span(0, 0);
    return places.getOrDefault(path, new TomlPlaces.Place(start, start));
  }
}
