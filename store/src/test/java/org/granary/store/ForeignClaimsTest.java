package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.DrawnBoard;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameDraft;
import org.granary.grammar.GameStatus;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Flaws that a game's canonical text cannot hold are no damage to the collection. */
class ForeignClaimsTest {
  @TempDir Path folder;

  static Stream<PlyClaims> wrongOfTheSecondPly() {
    DrawnBoard start = new DrawnBoard(List.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4), 0, 0, 0);
    return Stream.of(
        PlyClaims.NONE.withBoard(start),
        PlyClaims.NONE.withSown(5),
        PlyClaims.NONE.withLanding(3),
        PlyClaims.NONE.withLandingInRow(5),
        PlyClaims.NONE.withTotal(9),
        PlyClaims.NONE.withCaptured(9));
  }

  /** C sows D E F a; c sows d e f A. */
  private static CheckedGame game(PlyClaims second) {
    byte[] bytes = "C c".getBytes(StandardCharsets.UTF_8);
    RawRecord record =
        new RawRecord("a.txt", 1, 1, bytes, StandardCharsets.UTF_8, "C c", List.of());
    GameDraft draft = new GameDraft(record);
    draft.ply(2, 0, PlyClaims.NONE);
    draft.ply(8, 2, second);
    return new GameChecker(RuleSets.ABAPA).check(draft.build());
  }

  @ParameterizedTest
  @MethodSource("wrongOfTheSecondPly")
  void aCollectionWithAFlawedGameIsSound(PlyClaims wrong) {
    CheckedGame game = game(wrong);
    TestCollection collection = new TestCollection(folder);
    collection.add(List.of(NewGame.of(game)));

    assertEquals(GameStatus.FLAWED, game.status());
    assertEquals(List.of(), collection.problems());
  }
}
