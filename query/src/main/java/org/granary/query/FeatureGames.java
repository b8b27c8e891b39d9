package org.granary.query;

import java.io.IOException;
import java.util.List;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PointValues;
import org.apache.lucene.index.PointValues.IntersectVisitor;
import org.apache.lucene.index.PointValues.Relation;
import org.granary.query.features.Bounds;
import org.granary.query.features.Choices;
import org.granary.store.IndexFields;

/** Gathers the games of one segment whose features keep to one of several bounds. */
final class FeatureGames implements IntersectVisitor {
  private final List<Bounds> choices;
  private final GameSet.Builder games;
  private final LeafReaderContext leaf;

  private FeatureGames(Choices choices, GameSet.Builder games, LeafReaderContext leaf) {
    this.choices = choices.bounds();
    this.games = games;
    this.leaf = leaf;
  }

  /** The games of an index that may do. */
  static GameSet found(IndexReader reader, Choices choices) throws IOException {
    GameSet.Builder games = new GameSet.Builder(reader);
    for (LeafReaderContext leaf : reader.leaves()) {
      PointValues points = leaf.reader().getPointValues(IndexFields.FEATURES);
      if (points != null) {
        points.intersect(new FeatureGames(choices, games, leaf));
      }
    }
    return games.build();
  }

  @Override
  public void visit(int doc) {
    games.add(leaf, doc);
  }

  @Override
  public void visit(int doc, byte[] packed) {
    if (choices.stream().anyMatch(bounds -> bounds.hold(packed))) {
      games.add(leaf, doc);
    }
  }

  @Override
  public Relation compare(byte[] lowest, byte[] highest) {
    if (choices.stream().anyMatch(bounds -> bounds.mustHold(lowest, highest))) {
      return Relation.CELL_INSIDE_QUERY;
    }
    return choices.stream().anyMatch(bounds -> bounds.mayHold(lowest, highest))
        ? Relation.CELL_CROSSES_QUERY
        : Relation.CELL_OUTSIDE_QUERY;
  }
}
