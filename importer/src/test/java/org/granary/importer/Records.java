package org.granary.importer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Layout;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.HouseNames;

/** Records of random legal games, the same for the same number. */
final class Records {
  private static final int MOST_PLIES = 300;

  private Records() {}

  /** One record with a player of its own, without a result. */
  static String record(int number) {
    SplittableRandom random = new SplittableRandom(number);
    Board board = RuleSets.ABAPA.rules().board();
    StringBuilder text = new StringBuilder("[Variant \"Oware Abapa\"]\n[South \"Player ");
    text.append(number).append("\"]\n[Date \"2024.05.06\"]\n\n");
    int ply = 0;
    for (long legal = board.legalMoves();
        legal != 0 && ply < MOST_PLIES;
        legal = board.legalMoves()) {
      int skip = random.nextInt(Long.bitCount(legal));
      for (int i = 0; i < skip; i++) {
        legal &= legal - 1;
      }
      int move = Long.numberOfTrailingZeros(legal);
      board.playUnchecked(move);
      text.append(HouseNames.name(Layout.AWALE, move)).append(++ply % 20 == 0 ? '\n' : ' ');
    }
    return text.append("\n\n").toString();
  }

  /** Several records, by number. */
  static String records(int first, int last) {
    StringBuilder text = new StringBuilder();
    for (int number = first; number <= last; number++) {
      text.append(record(number));
    }
    return text.toString();
  }

  /** A file of several records. */
  static Path file(Path file, int first, int last) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    return Files.writeString(file, records(first, last));
  }
}
