package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The headers of togyz PGN, in which servers and books write Toguz Kumalak: White and Black for the
 * players and what is known of them, and no name of the game.
 */
final class TogyzTags {
  /** The alias that the headers of such a record get. */
  private static final String VARIANT = "Togyzkumalak";

  /** The family of rules, and the rule set of that name, which the dialect implies. */
  static final String FAMILY = "toguz-kumalak";

  private static final Pattern LETTER_FIRST =
      Pattern.compile("\\s*(?:\\{[^}]*\\}\\s*)*(?:1\\s*\\.*\\s*)?[A-Za-z]");

  private TogyzTags() {}

  /**
   * These headers in OGN's names. Where nothing says which game it is, digits for moves, or no
   * moves at all, say that it is Toguz Kumalak.
   *
   * @param moves the text after the headers
   */
  static Headers toOgn(Headers headers, String moves) {
    List<Tag> tags = new ArrayList<>();
    boolean named = headers.known("Variant").isPresent() || headers.known("RuleSet").isPresent();
    if (!named && !LETTER_FIRST.matcher(moves).lookingAt()) {
      tags.add(Tag.of("Variant", VARIANT));
    }
    for (Tag tag : headers.tags()) {
      tags.add(
          new Tag(
              renamed(tag.name(), "White", "South", "Black", "North"), tag.value(), tag.offset()));
    }
    return new Headers(tags);
  }

  /** Headers in OGN's names as togyz PGN has them, the result as who won. */
  static Headers ofOgn(CheckedGame game) {
    Headers headers = game.headers();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : headers.tags()) {
      boolean implied =
          tag.name().equals("Variant")
              || tag.name().equals("RuleSet") && tag.value().equals(FAMILY);
      if (!implied) {
        tags.add(Tag.of(renamed(tag.name(), "South", "White", "North", "Black"), tag.value()));
      }
    }
    Headers colours = new Headers(tags);
    Optional<String> score = score(headers, game.text().result());
    return score.isEmpty() || colours.tag("Score").isPresent()
        ? colours
        : colours.with("Score", score.get());
  }

  /** The result where it is a score, which togyz PGN's results cannot say. */
  private static Optional<String> score(Headers headers, Optional<ResultText> token) {
    return token
        .or(() -> headers.known("Result").map(ResultText::of))
        .filter(result -> result.score().isPresent())
        .map(ResultText::text);
  }

  /** Who won, as togyz PGN says it. */
  static String result(CheckedGame game) {
    return switch (game.winner()) {
      case SOUTH -> "1-0";
      case NORTH -> "0-1";
      case DRAW -> "1/2-1/2";
      case UNKNOWN -> "*";
    };
  }

  private static String renamed(String name, String from, String to, String orFrom, String orTo) {
    if (name.startsWith(from)) {
      return to + name.substring(from.length());
    }
    return name.startsWith(orFrom) ? orTo + name.substring(orFrom.length()) : name;
  }
}
