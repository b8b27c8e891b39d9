package org.granary.query;

/** Something to look for in games by replay. */
interface Condition {
  /** A finder for one thread. */
  Finder finder();
}
