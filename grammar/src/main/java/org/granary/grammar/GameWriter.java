package org.granary.grammar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes games as canonical OGN; docs/notation.md, "Canonical form", says what that is. */
public final class GameWriter {
  private static final List<String> ROSTER =
      List.of("Variant", "Event", "Site", "Date", "Round", "South", "North", "Result");

  private GameWriter() {}

  /** A record in canonical form, with a final line feed; records are joined by an empty line. */
  public static String write(CheckedGame game) {
    StringBuilder out = new StringBuilder();
    headers(game, out);
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

  private static void headers(CheckedGame game, StringBuilder out) {
    Map<String, String> others = new TreeMap<>();
    for (Tag tag : game.headers().tags()) {
      others.put(tag.name(), tag.value());
    }
    Map<String, String> all = new LinkedHashMap<>();
    for (String name : ROSTER) {
      String value = others.remove(name);
      all.put(name, value == null || value.isBlank() ? "?" : value);
    }
    all.put("Result", resultTag(game));
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
