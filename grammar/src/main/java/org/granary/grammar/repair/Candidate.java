package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;

/**
 * What the record may have meant.
 *
 * @param script its plies
 * @param scene where they are played
 * @param edits the slips undone, in the order of their places
 * @param weight how unlikely these slips are
 * @param score minus all that speaks against it, the slips included
 * @param reach how many of its plies can be played
 * @param whole whether it explains the whole record
 */
record Candidate(
    Script script,
    Scenes.Scene scene,
    List<Edit> edits,
    int weight,
    int score,
    int reach,
    boolean whole) {
  Candidate {
    edits = List.copyOf(edits);
  }

  /** The last place that was changed; 0 if none was. */
  int lastPly() {
    return edits.isEmpty() ? 0 : edits.get(edits.size() - 1).ply();
  }

  List<Edit> and(Edit edit) {
    List<Edit> all = new ArrayList<>(edits);
    all.add(edit);
    return all;
  }

  boolean playsLike(Script other, Scenes.Scene otherScene) {
    return script.hasHousesOf(other) && scene.equals(otherScene);
  }
}
