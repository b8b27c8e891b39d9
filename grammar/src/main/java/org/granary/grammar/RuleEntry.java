package org.granary.grammar;

/**
 * One {@code key = value} of a rule file, as written.
 *
 * @param key the last part of its key
 * @param value the value as a RuleSet tag would write it: {@code yes}, {@code 4}, {@code 2,3}
 * @param keySpan where the key stands
 * @param valueSpan where the value stands
 */
public record RuleEntry(String key, String value, Span keySpan, Span valueSpan) {}
