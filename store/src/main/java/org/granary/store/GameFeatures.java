package org.granary.store;

import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.patterns.Motif;

/** Gathers the {@link Feature}s of one game while it is replayed. */
final class GameFeatures implements LineVisitor {
  private static final Feature[] FEATURES = Feature.values();
  private static final Side[] SIDES = Side.values();

  private final Layout layout;
  private final SlamTest slams;
  private final int[] extremes = new int[FEATURES.length];
  private Snapshot now;
  private Snapshot before;
  private int motifs;
  private int ply = -1;

  GameFeatures(RuleSet ruleSet) {
    layout = ruleSet.layout();
    slams = new SlamTest(ruleSet);
    now = new Snapshot(layout);
    before = new Snapshot(layout);
    for (Feature feature : FEATURES) {
      extremes[feature.place()] = feature.isMost() ? 0 : Feature.MOST;
    }
    most(Feature.HOUSES, layout.houses());
  }

  @Override
  public void visit(Board board, int move, int captured, boolean repeated) {
    Snapshot last = before;
    before = now;
    now = last;
    now.take(board);
    ply++;
    most(Feature.PLIES, ply);
    rows(board);
    stores();
    if (ply > 0) {
      lastPly(move, captured);
    }
    if (repeated) {
      motifs |= MotifBits.of(Motif.REPETITION, Side.SOUTH);
    }
  }

  private void rows(Board board) {
    int seeds = 0;
    for (Side side : SIDES) {
      int row = row(side);
      seeds += row;
      if (row == 0 && !board.isOver()) {
        starves(side);
      }
    }
    least(Feature.LEAST_SEEDS, seeds);
  }

  /** Takes note of a side's houses; gives the seeds in them. */
  private int row(Side side) {
    int first = layout.firstHouse(side);
    int row = 0;
    int largest = 0;
    for (int house = first; house < first + layout.houses(); house++) {
      row += now.seeds[house];
      largest = Math.max(largest, now.seeds[house]);
    }
    most(Feature.largest(side), largest);
    most(Feature.mostRow(side), row);
    least(Feature.leastRow(side), row);
    return row;
  }

  private void starves(Side side) {
    motifs |= MotifBits.of(Motif.STARVING, side);
    if (now.toMove != side) {
      motifs |= MotifBits.of(Motif.MUST_FEED, side.opposite());
    }
  }

  private void stores() {
    most(Feature.SOUTH_STORE, now.southStore);
    most(Feature.NORTH_STORE, now.northStore);
    most(Feature.SOUTH_LEAD, now.southStore - now.northStore);
    most(Feature.NORTH_LEAD, now.northStore - now.southStore);
  }

  private void lastPly(int move, int captured) {
    Side mover = before.toMove;
    most(Feature.captured(mover), captured);
    int slam = MotifBits.of(Motif.GRAND_SLAM, mover);
    if ((motifs & slam) == 0 && slams.isSlam(before, move, now)) {
      motifs |= slam;
    }
  }

  private void most(Feature feature, int number) {
    int at = feature.place();
    extremes[at] = Math.max(extremes[at], number);
  }

  private void least(Feature feature, int number) {
    int at = feature.place();
    extremes[at] = Math.min(extremes[at], number);
  }

  /** All of them as the index has them. */
  byte[] packed() {
    most(Feature.MOTIFS, motifs);
    byte[] packed = new byte[extremes.length];
    for (int i = 0; i < packed.length; i++) {
      packed[i] = (byte) Math.min(extremes[i], Feature.MOST);
    }
    return packed;
  }
}
