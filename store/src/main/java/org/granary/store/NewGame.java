package org.granary.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameWriter;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Span;

/**
 * A game made ready to be stored: the part of the work that any thread can do beforehand. It keeps
 * what is stored and lets go of the rest.
 */
public final class NewGame {
  private final GameFacts facts;
  private final String text;
  private final Optional<byte[]> original;
  private final List<Diagnostic> diagnostics;
  private final Fingerprint fingerprint;
  private final int record;
  private final int line;
  private final boolean annotated;

  /** A game with its canonical text. */
  NewGame(CheckedGame game, String text) {
    RawRecord source = game.text().source();
    this.facts = GameFacts.of(game);
    this.text = text;
    this.original = original(source, text);
    this.diagnostics = game.diagnostics();
    this.fingerprint = Fingerprint.of(game, text);
    this.record = source.number();
    this.line = source.line();
    this.annotated = !game.text().line().annotations().isEmpty();
  }

  /** Makes a game ready. */
  public static NewGame of(CheckedGame game) {
    return new NewGame(game, GameWriter.write(game));
  }

  /** The bytes of a record, unless its canonical text gives them. */
  private static Optional<byte[]> original(RawRecord source, String text) {
    return Arrays.equals(source.bytes(), bytes(text))
        ? Optional.empty()
        : Optional.of(source.bytes());
  }

  /** The bytes of a record that stands in its source in canonical form: no final line feed. */
  static byte[] bytes(String canonical) {
    return canonical.substring(0, canonical.length() - 1).getBytes(StandardCharsets.UTF_8);
  }

  /** Equal for exact duplicates. */
  public Fingerprint fingerprint() {
    return fingerprint;
  }

  /** The plies that could be played. */
  public int plyCount() {
    return facts.moves().length;
  }

  /** What is wrong with the record. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** How far the record can be trusted. */
  public GameStatus status() {
    return facts.status();
  }

  boolean isBroken() {
    return facts.status() == GameStatus.BROKEN;
  }

  /** Whether it has comments, glyphs or variations. */
  boolean isAnnotated() {
    return annotated;
  }

  /** Where the record begins. */
  public Span span() {
    return new Span(facts.source(), line, 1, 0);
  }

  GameFacts facts() {
    return facts;
  }

  String text() {
    return text;
  }

  /** The bytes of the record, unless {@link #bytes} of its text gives them. */
  Optional<byte[]> original() {
    return original;
  }

  int record() {
    return record;
  }

  int line() {
    return line;
  }
}
