package org.granary.query.names;

import java.util.List;

/**
 * A name with all that counts as it.
 *
 * @param name the name
 * @param spellings it and the spellings that were merged into it, most games first; the name itself
 *     is among them if games have it or nothing else does
 */
public record CountedName(String name, List<Spelling> spellings) {
  public CountedName {
    spellings = List.copyOf(spellings);
  }

  /**
   * One way in which records write a name.
   *
   * @param games in which it is written; a player against himself counts twice
   */
  public record Spelling(String name, long games) {}

  /** Games in any spelling. */
  public long games() {
    return spellings.stream().mapToLong(Spelling::games).sum();
  }
}
