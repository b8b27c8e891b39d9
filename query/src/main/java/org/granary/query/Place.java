package org.granary.query;

/**
 * Where in a game something was found.
 *
 * @param ply the ply after which it stands on the board; 0 is the start
 * @param turned whether it stands there turned round: the twin with the sides exchanged
 */
public record Place(int ply, boolean turned) {}
