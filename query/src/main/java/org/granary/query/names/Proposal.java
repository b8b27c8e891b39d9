package org.granary.query.names;

/**
 * Two names that may be one.
 *
 * @param name the name with more games
 * @param games its games, in all its spellings
 * @param variant the other one
 * @param variantGames its games
 * @param reason what they differ in
 * @param confidence 0 to 1, by the reason and what speaks against it: good to put proposals in
 *     order, no measured share
 * @param met whether the two played each other, so that they are hardly one
 */
public record Proposal(
    String name,
    long games,
    String variant,
    long variantGames,
    Reason reason,
    double confidence,
    boolean met) {
  private static final double OPPONENTS = 0.05;

  /** What two names differ in; each reason takes in those before it. */
  public enum Reason {
    CASE("capitals or blanks", 0.98),
    ACCENTS("accents", 0.95),
    PUNCTUATION("punctuation", 0.95),
    ORDER("order of the names", 0.9),
    SCRIPT("script", 0.85),
    SOUNDS("how sounds are written", 0.6),
    INITIALS("initials", 0.6),
    ONE_LETTER("one letter", 0.5);

    private final String words;
    private final double confidence;

    Reason(String words, double confidence) {
      this.words = words;
      this.confidence = confidence;
    }

    /** In words. */
    public String words() {
      return words;
    }

    double confidence() {
      return confidence;
    }
  }

  /** The same of two players who played each other. */
  Proposal ofOpponents() {
    return new Proposal(name, games, variant, variantGames, reason, OPPONENTS, true);
  }
}
