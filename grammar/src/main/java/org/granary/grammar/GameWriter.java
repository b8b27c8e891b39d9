package org.granary.grammar;

import java.util.ArrayList;
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
    write(headers(game), out);
    boolean moves = game.text().line().plyCount() > 0 || game.text().line().hasAnnotations();
    String result = token(game);
    boolean resultElsewhere = result.isEmpty() || result.equals(resultTag(game));
    if (moves || !resultElsewhere) {
      writeMoves(game, result, out);
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
    write(headers(TOGYZ_ROSTER, TogyzTags.ofOgn(game), result), out);
    writeMoves(game, result, out);
    return Optional.of(out.toString());
  }

  /** The headers of a record as its canonical form has them. */
  public static Headers headers(CheckedGame game) {
    return headers(ROSTER, game.headers(), resultTag(game));
  }

  private static Headers headers(List<String> roster, Headers headers, String result) {
    Map<String, String> others = new TreeMap<>();
    for (Tag tag : headers.tags()) {
      others.put(tag.name(), oneLine(tag.value()));
    }
    List<Tag> all = new ArrayList<>(roster.size() + others.size());
    for (String name : roster) {
      String value = others.remove(name);
      boolean known = value != null && !value.isBlank();
      all.add(Tag.of(name, name.equals("Result") ? result : known ? value : "?"));
    }
    others.forEach((name, value) -> all.add(Tag.of(name, value)));
    return new Headers(all);
  }

  private static String oneLine(String value) {
    return value.replace('\n', ' ').replace('\r', ' ');
  }

  /** An empty line, the moves and a result unless it is empty. */
  private static void writeMoves(CheckedGame game, String result, StringBuilder out) {
    out.append('\n');
    LineFill fill = new LineFill(out);
    new MovetextWriter(game, fill).write();
    if (!result.isEmpty()) {
      fill.word(result);
    }
    fill.end();
  }

  private static void write(Headers headers, StringBuilder out) {
    headers.tags().forEach(tag -> write(tag, out));
  }

  private static void write(Tag tag, StringBuilder out) {
    out.append('[').append(tag.name()).append(" \"");
    for (int i = 0; i < tag.value().length(); i++) {
      char c = tag.value().charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(c);
    }
    out.append("\"]\n");
  }

  /** The Result tag as it is, else the token, else {@code *}. */
  private static String resultTag(CheckedGame game) {
    String value = oneLine(game.headers().value("Result").orElse(""));
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
