package org.granary.grammar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Writes games as canonical OGN; docs/notation.md, "Canonical form", says what that is. */
public final class GameWriter {
  private static final List<String> ROSTER =
      List.of("Variant", "Event", "Site", "Date", "Round", "South", "North", "Result");
  private static final List<String> TOGYZ_ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private GameWriter() {}

  /** A record in canonical form, with a final line feed; records are joined by an empty line. */
  public static String write(CheckedGame game) {
    StringBuilder out = new StringBuilder();
    headers(ROSTER, game.headers(), resultTag(game), out);
    boolean moves = game.text().line().plyCount() > 0 || game.text().line().hasAnnotations();
    String result = token(game);
    boolean resultElsewhere = result.isEmpty() || result.equals(resultTag(game));
    if (moves || !resultElsewhere) {
      out.append('\n');
      LineFill fill = new LineFill(out);
      new MovetextWriter(game, fill).write();
      if (!result.isEmpty()) {
        fill.word(result);
      }
      fill.end();
    }
    return out.toString();
  }

  /**
   * A game of Toguz Kumalak as togyz PGN, which servers and books use (docs/notation.md, "Togyz
   * PGN"), or empty for a game under other rules.
   */
  public static Optional<String> writeTogyz(CheckedGame game) {
    if (!game.ruleSet().rules().family().equals(TogyzTags.FAMILY)
        || !HouseNames.digits(game.ruleSet().layout())) {
      return Optional.empty();
    }
    StringBuilder out = new StringBuilder();
    String result = TogyzTags.result(game);
    headers(TOGYZ_ROSTER, TogyzTags.ofOgn(game), result, out);
    out.append('\n');
    LineFill fill = new LineFill(out);
    new MovetextWriter(game, fill).write();
    fill.word(result);
    fill.end();
    return Optional.of(out.toString());
  }

  private static void headers(
      List<String> roster, Headers headers, String result, StringBuilder out) {
    Map<String, String> others = new TreeMap<>();
    for (Tag tag : headers.tags()) {
      others.put(tag.name(), tag.value());
    }
    Map<String, String> all = new LinkedHashMap<>();
    for (String name : roster) {
      String value = others.remove(name);
      all.put(name, value == null || value.isBlank() ? "?" : value);
    }
    all.put("Result", result);
    all.putAll(others);
    all.forEach((name, value) -> tag(name, value, out));
  }

  private static void tag(String name, String value, StringBuilder out) {
    out.append('[').append(name).append(" \"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(c == '\n' || c == '\r' ? ' ' : c);
    }
    out.append("\"]\n");
  }

  /** The Result tag as it is, else the token, else {@code *}. */
  private static String resultTag(CheckedGame game) {
    String value = game.headers().value("Result").orElse("");
    if (!value.isBlank() && !value.equals("?")) {
      return value;
    }
    return game.text().result().map(ResultText::text).orElse("*");
  }

  /** The result after the moves: none for {@code *}, unless the tag says otherwise. */
  private static String token(CheckedGame game) {
    String tag = resultTag(game);
    String token = game.text().result().map(ResultText::text).orElse("");
    if (token.isEmpty()) {
      token = ResultText.of(tag).isKnown() ? tag : "";
    }
    return token.equals("*") && tag.equals("*") ? "" : token;
  }

  /** Several records, an empty line between them. */
  public static String writeAll(List<CheckedGame> games) {
    List<String> records = new ArrayList<>();
    for (CheckedGame game : games) {
      records.add(write(game));
    }
    return String.join("\n", records);
  }
}
