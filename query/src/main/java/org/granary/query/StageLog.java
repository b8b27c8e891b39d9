package org.granary.query;

import java.time.Duration;
import java.util.function.Consumer;
import org.granary.query.SearchStage.Kind;

/** Tells the stages of a search, each with the time that it took. */
final class StageLog {
  private final Consumer<SearchStage> told;

  StageLog(Consumer<SearchStage> told) {
    this.told = told;
  }

  /** A stage that looks at no positions. */
  void add(Kind kind, long games, long nanos) {
    told.accept(new SearchStage(kind, "", games, 0, Duration.ofNanos(nanos)));
  }

  /** A condition that the index was asked. */
  void asked(String condition, GameSet found, long nanos) {
    Duration time = Duration.ofNanos(nanos);
    told.accept(new SearchStage(Kind.INDEX, condition, found.size(), 0, time));
  }

  /** A replay, without the time that handing over hits took meanwhile. */
  void replayed(Verification replay, long nanos) {
    Duration time = Duration.ofNanos(nanos);
    told.accept(new SearchStage(Kind.REPLAY, "", replay.replayed(), replay.positions(), time));
  }
}
