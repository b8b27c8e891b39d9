package org.granary.importer.formats;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.grammar.BoardRows;
import org.granary.importer.formats.Token.Kind;

/** Takes a text of words apart, from its beginning to its end. */
final class Tokens {
  /** A value between its quotation marks; bounded, since every escape takes room on the stack. */
  static final String VALUE = "[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+){0,500}";

  private static final Pattern TOKEN =
      Pattern.compile(
          String.join(
              "|",
              "\\[\\s*+(?<name>[\\p{L}_][^\\s\"\\]]{0,99})\\s*+\"(?<header>"
                  + VALUE
                  + ")\"\\s*+\\]",
              "\\{(?<comment>[^}]*+)\\}",
              "[#;](?<rest>[^\\n]*+)",
              "(?<rows>" + BoardRows.form().pattern() + ")",
              "(?<fen>[0-9]{1,3}(?:-[0-9]{1,3}){6,60}-[SNsn])(?![^\\s,])",
              "(?<number>[0-9]{1,6})\\.++",
              "(?<result>\\*|1/2-1/2|[0-9]{1,3}(?:\\.5)?-[0-9]{1,3}(?:\\.5)?)(?![^\\s{])",
              "\\+(?<capture>[0-9]{1,4})",
              "\\((?<total>[0-9]{1,4})\\)",
              "(?<word>[^\\s{}+,]++|[{}+])"));

  private static final Set<String> FILLERS = Set.of("moves", "position", "startpos");

  private final Matcher matcher;

  Tokens(String text) {
    matcher = TOKEN.matcher(text);
  }

  /** The next part that matters, or empty at the end. */
  Optional<Token> next() {
    while (matcher.find()) {
      Token token = token();
      boolean filler =
          token.kind() == Kind.WORD && FILLERS.contains(token.text().toLowerCase(Locale.ROOT));
      if (!filler) {
        return Optional.of(token);
      }
    }
    return Optional.empty();
  }

  private Token token() {
    if (matcher.group("header") != null) {
      return token(Kind.HEADER, "header", matcher.group("name"));
    }
    for (Group group : Group.values()) {
      if (matcher.group(group.name) != null) {
        return token(group.kind, group.name, "");
      }
    }
    return token(Kind.WORD, "word", "");
  }

  private Token token(Kind kind, String group, String name) {
    int length = matcher.end() - matcher.start();
    return new Token(kind, matcher.group(group), name, matcher.start(), length);
  }

  /** Groups of the pattern and what they stand for. */
  private enum Group {
    COMMENT("comment", Kind.COMMENT),
    REST("rest", Kind.COMMENT),
    ROWS("rows", Kind.POSITION),
    FEN("fen", Kind.POSITION),
    NUMBER("number", Kind.NUMBER),
    RESULT("result", Kind.RESULT),
    CAPTURE("capture", Kind.CAPTURE),
    TOTAL("total", Kind.TOTAL);

    private final String name;
    private final Kind kind;

    Group(String name, Kind kind) {
      this.name = name;
      this.kind = kind;
    }
  }
}
