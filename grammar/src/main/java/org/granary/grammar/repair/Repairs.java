package org.granary.grammar.repair;

import java.util.List;
import java.util.Optional;
import org.granary.grammar.CheckedGame;

/**
 * What a record may have meant.
 *
 * @param suggestions at most five, best first; empty if nothing is convincing
 * @param clear whether the first leaves nothing wrong and is ahead of all others by the margin
 * @param asWritten decibans that speak against the record as it stands
 * @param tried how many candidates were tried; 0 if nothing was looked for
 */
public record Repairs(List<Repair> suggestions, boolean clear, int asWritten, long tried) {
  /** Nothing was looked for. */
  public static final Repairs NONE = new Repairs(List.of(), false, 0, 0);

  public Repairs {
    suggestions = List.copyOf(suggestions);
  }

  /** The record as it was meant, if that is clear. */
  public Optional<CheckedGame> emended() {
    return clear ? Optional.of(suggestions.get(0).emended()) : Optional.empty();
  }
}
