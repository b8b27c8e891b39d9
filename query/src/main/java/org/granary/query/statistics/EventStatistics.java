package org.granary.query.statistics;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.granary.query.Results;

/**
 * One event's games.
 *
 * @param name as written in the records; of spellings that were merged, the one that they count as
 * @param results who won
 * @param averagePlies plies of a game
 * @param southSeeds seeds that South had at the end on average, in games whose score is known
 * @param northSeeds the same for North
 * @param firstDay the earliest day that a game may have been played on, like 20240131
 * @param lastDay the latest such day
 */
public record EventStatistics(
    String name,
    Results results,
    double averagePlies,
    OptionalDouble southSeeds,
    OptionalDouble northSeeds,
    OptionalInt firstDay,
    OptionalInt lastDay) {}
