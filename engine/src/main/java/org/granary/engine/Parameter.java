package org.granary.engine;

import java.util.List;

/**
 * One parameter that a family of rules has.
 *
 * @param name as written in rule files and in a record's RuleSet tag
 * @param values the values it takes; {@code #} stands for any whole number
 * @param meaning what it decides, in a few words
 */
public record Parameter(String name, List<String> values, String meaning) {
  public Parameter {
    values = List.copyOf(values);
  }

  /** Whether a value is one that this parameter takes. */
  public boolean accepts(String value) {
    return values.contains(value)
        || values.contains("#") && value.matches("[0-9]{1,4}")
        || values.contains("#,#") && value.matches("[0-9]{1,2}(,[0-9]{1,2})*");
  }
}
