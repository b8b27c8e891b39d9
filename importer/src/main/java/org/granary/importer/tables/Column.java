package org.granary.importer.tables;

/**
 * What the cells of a column are.
 *
 * @param role what they are used for
 * @param name the tag, or the house as the header calls it; else empty
 */
record Column(Role role, String name) {
  /** What cells are used for. */
  enum Role {
    /** The value of a tag. */
    TAG,
    /** Which game a row belongs to. */
    GAME,
    /** All moves of a game. */
    MOVES,
    /** The number of a ply, or of a pair of plies. */
    PLY,
    /** Who moves. */
    SIDE,
    /** The house that is sown. */
    MOVE,
    /** How many seeds a ply captured. */
    CAPTURED,
    /** How many seeds are in a house after a ply. */
    HOUSE,
    /** How many seeds are in a store after a ply. */
    SOUTH_STORE,
    NORTH_STORE,
    /** Final scores, for a table without results. */
    SOUTH_SCORE,
    NORTH_SCORE,
    /** What follows from the rest. */
    DERIVED
  }
}
