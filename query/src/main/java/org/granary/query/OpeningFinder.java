package org.granary.query;

import java.util.List;
import java.util.Optional;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;
import org.granary.grammar.Query;
import org.granary.store.StoredLine;

/** Finds games that begin with given plies, or their twins, at the start of their rule set. */
final class OpeningFinder implements Finder {
  private final Side first;
  private final List<Move> moves;

  OpeningFinder(Query.Opens opens) {
    first = opens.first();
    moves = opens.moves();
  }

  @Override
  public Optional<Place> find(StoredLine line) {
    boolean turned = line.start().toMove() != first;
    boolean begins =
        line.plyCount() >= moves.size()
            && line.ruleSet().layout().houses() == Layout.AWALE.houses()
            && line.start().equals(line.ruleSet().rules().start(line.start().toMove()))
            && plays(line, turned);
    return begins ? Optional.of(new Place(moves.size(), turned)) : Optional.empty();
  }

  private boolean plays(StoredLine line, boolean turned) {
    Layout layout = line.ruleSet().layout();
    for (int ply = 0; ply < moves.size(); ply++) {
      int code = moves.get(ply).code();
      if (line.moves()[ply] != (byte) (turned ? layout.turned(code) : code)) {
        return false;
      }
    }
    return true;
  }
}
