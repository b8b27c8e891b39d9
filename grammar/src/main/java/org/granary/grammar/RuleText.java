package org.granary.grammar;

import java.util.List;

/**
 * What a rule set says of itself in one language.
 *
 * @param title for people
 * @param source where the rules were taken from; may be empty
 * @param notes ambiguities settled and differences worth knowing, a sentence each
 */
public record RuleText(String title, String source, List<String> notes) {
  public RuleText {
    notes = List.copyOf(notes);
  }
}
