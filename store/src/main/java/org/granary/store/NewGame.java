package org.granary.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.GameWriter;
import org.granary.grammar.RawRecord;

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
  }

  /** Makes a game ready. */
  public static NewGame of(CheckedGame game) {
    return new NewGame(game, GameWriter.write(game));
  }

  private static Optional<byte[]> original(RawRecord source, String text) {
    return Arrays.equals(source.bytes(), text.getBytes(StandardCharsets.UTF_8))
        ? Optional.empty()
        : Optional.of(source.bytes());
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

  GameFacts facts() {
    return facts;
  }

  String text() {
    return text;
  }

  /** The bytes of the record where they are not its canonical text in UTF-8. */
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
