package org.granary.query;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.granary.grammar.CheckedGame;
import org.granary.store.CollectionWriter;

/** Labels of test games, which follow from their plies, so that a plain scan knows them. */
final class TestLabels {
  static final List<String> ALL = List.of("Odd", "odd and long", "two words");

  private TestLabels() {}

  /** The labels of a game. */
  static List<String> of(CheckedGame game) {
    int plies = game.game().plyCount();
    List<String> labels = new ArrayList<>();
    if (plies % 2 == 1) {
      labels.add("Odd");
    }
    if (plies % 2 == 1 && plies > 40) {
      labels.add("odd and long");
    }
    if (plies % 3 == 0) {
      labels.add("two words");
    }
    return labels;
  }

  /** Labels the games of a collection, whose ids are 1, 2, 3 … */
  static void put(Path folder, List<CheckedGame> games) {
    try (CollectionWriter writer = CollectionWriter.open(folder, notice -> {})) {
      for (int i = 0; i < games.size(); i++) {
        long id = i + 1L;
        for (String label : of(games.get(i))) {
          writer.keep(kept -> kept.labels().add(label, List.of(id)));
        }
      }
      writer.commit();
    }
  }
}
