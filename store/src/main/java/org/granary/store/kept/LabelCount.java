package org.granary.store.kept;

/**
 * A label.
 *
 * @param label as it was written first
 * @param games how many have it, 1 or more
 */
public record LabelCount(String label, long games) {}
