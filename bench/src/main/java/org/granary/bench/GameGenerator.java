package org.granary.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Outcome;
import org.granary.engine.Position;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.GameWriter;
import org.granary.grammar.Headers;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.ResultText;
import org.granary.grammar.Tag;

/**
 * Games of random legal moves under {@code abapa} with headers as real records have them, in
 * canonical OGN; the same for the same seed. Not like played games in one way: they part early, so
 * that nearly every position after the tenth ply is met once.
 */
public final class GameGenerator {
  private static final int MOST_PLIES = 400;
  private static final int PLAYERS = 500;
  private static final List<String> GIVEN =
      List.of("Ama", "Kɔdzo", "Fatou", "José", "Айгүл", "Žofia", "Ngũgĩ", "Marie", "Kwame", "Olu");
  private static final List<String> PLACES =
      List.of("Dakar", "Accra", "Cotonou", "St. John's", "Barcelona", "Бишкек", "Abidjan", "Lomé");

  private final RuleSet ruleSet = RuleSets.ABAPA;
  private final Position start = ruleSet.rules().start(Side.SOUTH);
  private final Board board = ruleSet.rules().board();
  private final Replay replay = new Replay(ruleSet);
  private final byte[] moves = new byte[MOST_PLIES];
  private final SplittableRandom random;
  private int number;

  public GameGenerator(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Writes a file of games: {@code FILE GAMES [SEED]}. */
  public static void main(String[] args) throws IOException {
    long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
    new GameGenerator(seed).write(Path.of(args[0]), Integer.parseInt(args[1]));
  }

  /** Writes the next {@code games} games to a file. */
  public void write(Path file, int games) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      write(out, games);
    }
  }

  private void write(Writer out, int games) throws IOException {
    for (int i = 0; i < games; i++) {
      out.write(i == 0 ? "" : "\n");
      out.write(GameWriter.write(next()));
    }
  }

  /** The next game. */
  public CheckedGame next() {
    number++;
    Game game = replay.play(start, play());
    Optional<String> result = game.outcome().map(outcome -> outcome.score().toString());
    MoveLine line = MoveLine.of(game.moveCodes());
    GameText text =
        new GameText(
            new RawRecord(
                "generated", number, 1, new byte[0], StandardCharsets.UTF_8, "", List.of()),
            headers(result.orElse("*")),
            line,
            result.map(ResultText::of));
    return new CheckedGame(
        text,
        ruleSet,
        game,
        GameStatus.VALID,
        game.outcome().map(Outcome::winner).orElse(Winner.UNKNOWN),
        game.outcome().map(Outcome::score),
        List.of());
  }

  private byte[] play() {
    board.load(start);
    int ply = 0;
    for (long legal = board.legalMoves();
        legal != 0 && ply < MOST_PLIES;
        legal = board.legalMoves()) {
      int move = choose(legal, random);
      board.playUnchecked(move);
      moves[ply] = (byte) move;
      ply++;
    }
    return Arrays.copyOf(moves, ply);
  }

  /** One of the moves whose bits are set, see {@link Board#legalMoves}, by chance. */
  static int choose(long legal, SplittableRandom random) {
    long left = legal;
    for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Move.codeOfBit(Long.numberOfTrailingZeros(left));
  }

  private Headers headers(String result) {
    String place = PLACES.get(random.nextInt(PLACES.size()));
    int year = 1990 + random.nextInt(35);
    return new Headers(
        List.of(
            Tag.of("Variant", "Oware Abapa"),
            Tag.of("Event", place + " Open " + year),
            Tag.of("Site", place),
            Tag.of("Date", date(year)),
            Tag.of("Round", Integer.toString(1 + random.nextInt(9))),
            Tag.of("South", player()),
            Tag.of("North", player()),
            Tag.of("Result", result)));
  }

  private String date(int year) {
    return "%d.%02d.%02d".formatted(year, 1 + random.nextInt(12), 1 + random.nextInt(28));
  }

  private String player() {
    int player = random.nextInt(PLAYERS);
    return GIVEN.get(player % GIVEN.size()) + " No. " + (1 + player);
  }
}
