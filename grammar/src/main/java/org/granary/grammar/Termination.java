package org.granary.grammar;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a game came to its end, in the words of PGN and a few of ours. */
public enum Termination {
  NORMAL("normal"),
  RESIGNATION("resignation|resigns|resigned|resign"),
  TIME_FORFEIT("time forfeit|time|timeout|on time|time out"),
  ADJUDICATION("adjudication|adjudicated"),
  AGREEMENT("agreement|agreed|draw agreed|by agreement"),
  /** The same positions would return for ever. */
  CYCLE("cycle|repetition"),
  ABANDONED("abandoned"),
  DEATH("death"),
  EMERGENCY("emergency"),
  RULES_INFRACTION("rules infraction"),
  UNTERMINATED("unterminated");

  /** The label, then its synonyms. */
  private final String words;

  Termination(String words) {
    this.words = words;
  }

  private List<String> labels() {
    return List.of(words.split("\\|", -1));
  }

  /** As a Termination tag holds it. */
  public String label() {
    return labels().get(0);
  }

  /** The termination that some words stand for, in any case. */
  public static Optional<Termination> of(String text) {
    String lower = text.strip().toLowerCase(Locale.ROOT);
    for (Termination termination : values()) {
      if (termination.labels().contains(lower)) {
        return Optional.of(termination);
      }
    }
    return Optional.empty();
  }

  /** Whether the board need not agree with the result: it was decided elsewhere. */
  boolean decidesAgainstTheBoard() {
    return this == TIME_FORFEIT
        || this == RULES_INFRACTION
        || this == ADJUDICATION
        || this == ABANDONED
        || this == DEATH
        || this == EMERGENCY;
  }
}
