package org.granary.store.kept;

/**
 * A query under a name.
 *
 * @param query as written
 * @param saved when, in UTC, like 2026-01-31T12:00:00Z
 */
public record SavedSearch(String name, String query, String saved) {}
