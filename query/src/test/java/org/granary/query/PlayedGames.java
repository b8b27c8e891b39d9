package org.granary.query;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.Headers;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Tag;

/** Seeded games of random legal moves under any rules, as if they had been read. */
final class PlayedGames {
  private PlayedGames() {}

  /** A game of at most so many plies; who begins depends on the seed. */
  static CheckedGame game(RuleSet ruleSet, int seed, int mostPlies) {
    SplittableRandom random = new SplittableRandom(seed);
    Board board = ruleSet.rules().board();
    board.load(ruleSet.rules().start(seed % 3 == 0 ? Side.NORTH : Side.SOUTH));
    var start = board.position();
    byte[] moves = new byte[mostPlies];
    int plies = 0;
    for (long legal = board.legalMoves();
        legal != 0 && plies < mostPlies;
        legal = board.legalMoves()) {
      for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
        legal &= legal - 1;
      }
      int move = Move.codeOfBit(Long.numberOfTrailingZeros(legal));
      board.playUnchecked(move);
      moves[plies++] = (byte) move;
    }
    return checked(new Replay(ruleSet).play(start, Arrays.copyOf(moves, plies)), seed);
  }

  private static CheckedGame checked(Game game, int seed) {
    RawRecord record =
        new RawRecord("played", seed, 1, new byte[0], StandardCharsets.UTF_8, "", List.of());
    Headers headers =
        new Headers(
            List.of(
                Tag.of("RuleSet", game.ruleSet().id()), Tag.of("Round", Integer.toString(seed))));
    MoveLine line = MoveLine.of(game.moveCodes());
    return new CheckedGame(
        new GameText(record, headers, line, java.util.Optional.empty()),
        game.ruleSet(),
        game,
        GameStatus.VALID,
        game.outcome().map(Outcome::winner).orElse(Winner.UNKNOWN),
        game.outcome().map(Outcome::score),
        List.of());
  }
}
