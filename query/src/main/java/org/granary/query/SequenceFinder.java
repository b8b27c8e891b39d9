package org.granary.query;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.grammar.patterns.Moment;
import org.granary.grammar.patterns.Sequence;
import org.granary.grammar.patterns.Tracker;
import org.granary.store.StoredLine;
import org.jspecify.annotations.Nullable;

/** Finds moments that a game reaches one after the other. */
final class SequenceFinder implements Finder {
  private final boolean looksBack;
  private final Tracker asWritten;
  private final @Nullable Tracker turned;
  private final Map<RuleSet, Moment> moments = new HashMap<>();
  private @Nullable RuleSet lastRuleSet;
  private @Nullable Moment lastMoment;
  private long positions;

  SequenceFinder(Sequence sequence) {
    looksBack = sequence.looksBack();
    asWritten = new Tracker(sequence.steps());
    turned = sequence.either() ? new Tracker(sequence.turned().steps()) : null;
  }

  /** The place is where the first step is reached. */
  @Override
  public Optional<Place> find(StoredLine line) {
    Moment moment = moment(line.ruleSet());
    moment.load(line.start(), looksBack);
    asWritten.reset();
    if (turned != null) {
      turned.reset();
    }
    byte[] moves = line.moves();
    for (int ply = 0; ; ply++) {
      positions++;
      if (asWritten.advance(moment)) {
        return Optional.of(new Place(asWritten.begun(), false));
      }
      if (turned != null && turned.advance(moment)) {
        return Optional.of(new Place(turned.begun(), true));
      }
      if (ply == moves.length) {
        return Optional.empty();
      }
      moment.play(moves[ply] & 0xff);
    }
  }

  @Override
  public long positions() {
    return positions;
  }

  /** Mostly that of the game before. */
  private Moment moment(RuleSet ruleSet) {
    Moment last = lastMoment;
    if (last == null || !ruleSet.equals(lastRuleSet)) {
      last = moments.computeIfAbsent(ruleSet, key -> new Moment(key.rules()));
      lastMoment = last;
      lastRuleSet = ruleSet;
    }
    return last;
  }
}
