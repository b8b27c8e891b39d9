package org.granary.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A named combination of rules: what a record is replayed under.
 *
 * <p>Two rule sets are equal when they play alike and have the same {@link #id}.
 */
public final class RuleSet {
  private final String name;
  private final String title;
  private final String source;
  private final String notes;
  private final Rules rules;
  private final Rules named;
  private final Map<String, String> overrides;

  private RuleSet(RuleSet named, Rules rules) {
    this.name = named.name;
    this.title = named.title;
    this.source = named.source;
    this.notes = named.notes;
    this.rules = rules;
    this.named = named.named;
    this.overrides = new LinkedHashMap<>(rules.parameters());
    this.overrides.entrySet().removeAll(this.named.parameters().entrySet());
  }

  /**
   * A named rule set.
   *
   * @param name short and lower-case, as in a RuleSet tag
   * @param title for people
   * @param source where the rules were taken from
   * @param notes ambiguities settled, one sentence each
   */
  public RuleSet(String name, String title, String source, String notes, Rules rules) {
    this.name = name;
    this.title = title;
    this.source = source;
    this.notes = notes;
    this.rules = rules;
    this.named = rules;
    this.overrides = Map.of();
  }

  public String name() {
    return name;
  }

  public String title() {
    return title;
  }

  public String source() {
    return source;
  }

  public String notes() {
    return notes;
  }

  public Rules rules() {
    return rules;
  }

  public Layout layout() {
    return rules.layout();
  }

  /**
   * The name with every changed parameter, as a RuleSet tag holds it: {@code abapa} or {@code
   * abapa; maxCapturedHouses=5}.
   */
  public String id() {
    StringBuilder id = new StringBuilder(name);
    overrides.forEach((key, value) -> id.append("; ").append(key).append('=').append(value));
    return id.toString();
  }

  /**
   * This rule set with one parameter changed; changing it to the value it has, or back to the value
   * that its name stands for, gives an equal one.
   *
   * @throws IllegalArgumentException if the rules have no such parameter or value
   */
  public RuleSet with(String parameter, String value) {
    return new RuleSet(this, rules.with(parameter, value));
  }

  /** The names of the parameters in which two rule sets of one family differ. */
  public List<String> differences(RuleSet other) {
    List<String> names = new ArrayList<>();
    Map<String, String> theirs = other.rules.parameters();
    rules
        .parameters()
        .forEach(
            (key, value) -> {
              if (!value.equals(theirs.get(key))) {
                names.add(key);
              }
            });
    return names;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof RuleSet that
        && id().equals(that.id())
        && rules.parameters().equals(that.rules.parameters());
  }

  @Override
  public int hashCode() {
    return id().hashCode();
  }

  @Override
  public String toString() {
    return id();
  }
}
