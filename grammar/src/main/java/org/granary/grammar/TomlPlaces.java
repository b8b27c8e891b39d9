package org.granary.grammar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the keys and values of a TOML text stand, which the TOML library does not tell. It expects
 * a text that the library has accepted, and never fails: of others it finds what it can.
 */
final class TomlPlaces {
  /** Where a key and its value stand. */
  record Place(Span key, Span value) {}

  private final SourceText source;
  private final String text;
  private final Map<String, Place> places = new LinkedHashMap<>();
  private int at;

  private TomlPlaces(SourceText source) {
    this.source = source;
    this.text = source.text();
  }

  /** The places by dotted key, in the order of the text; tables have one too, their header. */
  static Map<String, Place> of(SourceText source) {
    TomlPlaces places = new TomlPlaces(source);
    places.document();
    return places.places;
  }

  private void document() {
    List<String> table = List.of();
    skipBlank();
    while (at < text.length()) {
      int before = at;
      table = peek() == '[' ? header() : pair(table);
      skipBlank();
      at = Math.max(at, before + 1);
    }
  }

  private List<String> header() {
    while (peek() == '[') {
      at++;
    }
    int start = at;
    List<String> table = key();
    Span span = source.span(start, at - start);
    places.putIfAbsent(String.join(".", table), new Place(span, span));
    while (peek() == ']') {
      at++;
    }
    return table;
  }

  /** Reads {@code key = value} inside a table and gives the table back. */
  private List<String> pair(List<String> table) {
    int keyStart = at;
    List<String> path = new ArrayList<>(table);
    path.addAll(key());
    Span key = source.span(keyStart, text.substring(keyStart, at).stripTrailing().length());
    if (peek() == '=') {
      at++;
    }
    skipSpaces();
    int valueStart = at;
    value(path);
    places.putIfAbsent(
        String.join(".", path), new Place(key, source.span(valueStart, at - valueStart)));
    return table;
  }

  private List<String> key() {
    List<String> parts = new ArrayList<>();
    do {
      if (peek() == '.') {
        at++;
      }
      skipSpaces();
      parts.add(keyPart());
      skipSpaces();
    } while (peek() == '.');
    return parts;
  }

  private String keyPart() {
    int start = at;
    if (peek() == '"' || peek() == '\'') {
      string();
      return text.substring(start + 1, Math.max(start + 1, at - 1));
    }
    while (Character.isLetterOrDigit(peek()) || peek() == '-' || peek() == '_') {
      at++;
    }
    return text.substring(start, at);
  }

  private void value(List<String> path) {
    switch (peek()) {
      case '"', '\'' -> string();
      case '[' -> items(']', path, false);
      case '{' -> items('}', path, true);
      default -> {
        while (at < text.length() && ",]}#\r\n".indexOf(peek()) < 0) {
          at++;
        }
        at -= trailingSpaces();
      }
    }
  }

  private int trailingSpaces() {
    int end = at;
    while (end > 0 && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t')) {
      end--;
    }
    return at - end;
  }

  private void items(char close, List<String> path, boolean pairs) {
    at++;
    skipBlank();
    while (at < text.length() && peek() != close) {
      int before = at;
      if (pairs) {
        pair(path);
      } else {
        value(path);
      }
      skipBlank();
      if (peek() == ',') {
        at++;
      }
      skipBlank();
      at = Math.max(at, before + 1);
    }
    at++;
    at = Math.min(at, text.length());
  }

  private void string() {
    char quote = peek();
    String three = String.valueOf(quote).repeat(3);
    String close = text.startsWith(three, at) ? three : String.valueOf(quote);
    at += close.length();
    while (at < text.length() && !text.startsWith(close, at)) {
      at += quote == '"' && peek() == '\\' ? 2 : 1;
    }
    at = Math.min(at + close.length(), text.length());
    while (close.length() == 3 && peek() == quote) { // up to two quotes may end the content
      at++;
    }
  }

  private void skipSpaces() {
    while (peek() == ' ' || peek() == '\t') {
      at++;
    }
  }

  private void skipBlank() {
    while (at < text.length() && (Character.isWhitespace(peek()) || peek() == '#')) {
      if (peek() == '#') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else {
        at++;
      }
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }
}
