package org.granary.exporter.games;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Headers;
import org.granary.grammar.Severity;

/**
 * A game to export.
 *
 * @param id the number by which the user knows it: in a collection, or its place in what is
 *     exported
 * @param game the game
 * @param labels those that the user gave it
 */
public record GameEntry(long id, CheckedGame game, List<String> labels) {
  public GameEntry {
    labels = List.copyOf(labels);
  }

  /** A game without labels. */
  public GameEntry(long id, CheckedGame game) {
    this(id, game, List.of());
  }

  public Headers headers() {
    return game.headers();
  }

  /** A player's name, if the record gives one. */
  public Optional<String> player(Side side) {
    return headers().known(side == Side.SOUTH ? "South" : "North");
  }

  /** A player's name, else the side he plays. */
  public String playerOrSide(Side side) {
    return player(side).orElse(side == Side.SOUTH ? "South" : "North");
  }

  /** Both players, else the event, else the number. */
  public String title() {
    if (player(Side.SOUTH).isEmpty() && player(Side.NORTH).isEmpty()) {
      return headers().known("Event").orElse("Game " + id);
    }
    return playerOrSide(Side.SOUTH) + " – " + playerOrSide(Side.NORTH);
  }

  /** Whether {@link #title} says more than the number. */
  public boolean isNamed() {
    return Stream.of("South", "North", "Event").anyMatch(tag -> headers().known(tag).isPresent());
  }

  /** Event, site, round and date as far as known, joined by commas; may be empty. */
  public String occasion() {
    Stream<Optional<String>> parts =
        Stream.of(
            headers().known("Event"),
            headers().known("Site"),
            headers().known("Round").map(round -> "round " + round),
            date().map(GameDate::text));
    return String.join(", ", parts.flatMap(Optional::stream).toList());
  }

  /** The date, if the record gives one or a part of one. */
  public Optional<GameDate> date() {
    return headers().known("Date").flatMap(GameDate::of);
  }

  /** The final score as {@code 25-23}, else the result as written, else empty. */
  public String result() {
    return game.score()
        .map(Objects::toString)
        .or(() -> game.text().result().map(result -> result.text()))
        .or(() -> headers().known("Result"))
        .filter(text -> !text.equals("*"))
        .orElse("");
  }

  /** Who won, in a word: {@code south}, {@code north}, {@code draw}; empty if not known. */
  public String winner() {
    return switch (game.winner()) {
      case SOUTH -> "south";
      case NORTH -> "north";
      case DRAW -> "draw";
      case UNKNOWN -> "";
    };
  }

  /** What is wrong with the record. */
  public List<Diagnostic> errors() {
    return game.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList();
  }
}
