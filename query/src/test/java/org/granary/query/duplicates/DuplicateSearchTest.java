package org.granary.query.duplicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.HouseNames;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.NameKind;
import org.granary.store.NewGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DuplicateSearchTest {
  private static final int PLIES = 30;

  @TempDir Path folder;
  private final StringBuilder records = new StringBuilder();

  /** Legal plies of random games that are alike up to one ply. */
  private static List<String> moves(int seed, int partsAfter, int otherSeed, int plies) {
    SplittableRandom random = new SplittableRandom(seed);
    Board board = RuleSets.ABAPA.rules().board();
    List<String> moves = new ArrayList<>();
    while (moves.size() < plies && board.legalMoves() != 0) {
      if (moves.size() == partsAfter) {
        random = new SplittableRandom(otherSeed);
      }
      long legal = board.legalMoves();
      int skip = random.nextInt(Long.bitCount(legal));
      for (int i = 0; i < skip; i++) {
        legal &= legal - 1;
      }
      int move = Long.numberOfTrailingZeros(legal);
      board.playUnchecked(move);
      moves.add(HouseNames.name(Layout.AWALE, move));
    }
    return moves;
  }

  private static List<String> moves(int plies) {
    return moves(1, plies, 1, plies);
  }

  private void record(String south, String date, List<String> moves, String... tags) {
    records.append("[Variant \"Oware Abapa\"]\n[South \"" + south + "\"]\n[North \"Ben\"]\n");
    records.append("[Date \"" + date + "\"]\n");
    for (String tag : tags) {
      records.append(tag).append('\n');
    }
    records.append('\n').append(String.join(" ", moves)).append(" *\n\n");
  }

  private GameCollection collection() throws IOException {
    Path path = folder.resolve("d.granary");
    byte[] bytes = records.toString().getBytes(StandardCharsets.UTF_8);
    RecordReader reader = new RecordReader("d.ogn", new ByteArrayInputStream(bytes));
    GameReader parser = new GameReader();
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    try (CollectionWriter writer = CollectionWriter.open(path, notice -> {})) {
      long file = writer.beginFile("d.ogn", Optional.empty(), "abapa");
      for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        writer.add(NewGame.of(checker.check(parser.read(next.get()))), file);
      }
      if (records.indexOf("Anne") >= 0) {
        writer.merge(NameKind.PLAYER, List.of("Anne"), "Ana");
      }
      writer.commit();
    }
    return GameCollection.open(path, notice -> {});
  }

  /** {@code kind first second shared}. */
  private List<String> found() throws IOException {
    try (GameCollection games = collection()) {
      return new DuplicateSearch(games, DuplicateSearch.FEWEST_PLIES)
          .find().stream()
              .map(
                  p ->
                      p.kind() + " " + p.first().id() + " " + p.second().id() + " " + p.samePlies())
              .toList();
    }
  }

  @Test
  void tellsExactOnesFromThoseWithOtherHeaders() throws IOException {
    record("Ana", "2024.05.06", moves(PLIES));
    record("Ama", "2024.05.06", moves(PLIES));
    record("Ana", "2024.05.06", moves(PLIES), "[Round \"2\"]");
    record("Ama", "2024.05.06", moves(PLIES));

    assertEquals(List.of("MOVES 1 2 30", "EXACT 1 3 30", "EXACT 2 4 30"), found());
  }

  @Test
  void givesBothPlaces() throws IOException {
    record("Ana", "2024.05.06", moves(PLIES));
    record("Ama", "2024.05.07", moves(PLIES));
    try (GameCollection games = collection()) {
      DuplicatePair pair = new DuplicateSearch(games, 20).find().get(0);

      assertEquals(new DuplicatePair.GamePlace(1, "d.ogn", 1, 1, PLIES), pair.first());
      assertEquals(new DuplicatePair.GamePlace(2, "d.ogn", 2, 8, PLIES), pair.second());
      assertEquals("d.ogn:8", pair.second().where());
    }
  }

  @Test
  void findsBeginningsNextLongerFirst() throws IOException {
    record("Ana", "2024.05.06", moves(25));
    record("Ama", "2024.05.06", moves(40));
    record("Ata", "2024.05.06", moves(30));
    record("Ata", "2024.05.06", moves(19));

    assertEquals(List.of("BEGINNING 2 3 30", "BEGINNING 3 1 25"), found());
  }

  @Test
  void findsMovesThatPartLate() throws IOException {
    record("Ana", "2024.05.06", moves(1, 24, 2, PLIES));
    record("Ana", "2024.05.06", moves(1, 24, 3, PLIES));
    record("Anne", "2024.05.06", moves(1, 24, 4, PLIES));
    record("Ama", "2024.05.06", moves(1, 24, 5, PLIES));
    record("Ana", "????.??.??", moves(1, 24, 6, PLIES));

    List<String> found = found();

    assertEquals(2, found.size(), found.toString());
    assertTrue(found.stream().allMatch(pair -> pair.startsWith("LATE ")), found.toString());
    TreeSet<String> games = new TreeSet<>();
    found.forEach(pair -> games.addAll(List.of(pair.split(" ", -1)).subList(1, 3)));
    assertEquals("[1, 2, 3]", games.toString());
  }

  @Test
  void doesNotTakeTheRoundsOfAMatchForOneGame() throws IOException {
    record("Ana", "2024.05.06", moves(1, 24, 2, PLIES), "[Round \"1\"]");
    record("Ana", "2024.05.06", moves(1, 24, 3, PLIES), "[Round \"2\"]");

    assertEquals(List.of(), found());
  }

  @Test
  void leavesOpeningsAlone() throws IOException {
    record("Ana", "2024.05.06", moves(1, 10, 2, PLIES));
    record("Ana", "2024.05.06", moves(1, 10, 3, PLIES));
    record("Ama", "2024.05.06", moves(19));
    record("Ata", "2024.05.06", moves(19));

    assertEquals(List.of(), found());
  }

  /** Beginnings and same moves, against a comparison of all games with all others. */
  @Test
  void findsWhatAPlainComparisonFinds() throws IOException {
    List<List<String>> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      all.add(moves(1 + i % 3, 22 + i % 4, i % 5, 20 + i * 7 % 25));
      record("Player " + i, "2024.05.06", all.get(i));
    }
    TreeSet<Integer> expected = new TreeSet<>();
    for (int one = 0; one < all.size(); one++) {
      for (int two = 0; two < all.size(); two++) {
        List<String> shorter = all.get(one);
        List<String> longer = all.get(two);
        boolean begins =
            shorter.size() <= longer.size() && longer.subList(0, shorter.size()).equals(shorter);
        if (begins && (shorter.size() < longer.size() || two < one)) {
          expected.add(one + 1);
        }
      }
    }
    assertTrue(expected.size() >= 10 && expected.size() < 60, expected.toString());

    TreeSet<Integer> found = new TreeSet<>();
    for (String pair : found()) {
      found.add(Integer.valueOf(pair.split(" ", -1)[2]));
    }

    assertEquals(expected, found);
  }
}
