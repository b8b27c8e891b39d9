package org.granary.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.granary.engine.Board;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;

/** Games of random play, as records. */
final class RandomGames {
  private static final int MAX_PLIES = 400;
  private static final List<String> WORDS =
      List.of(
          "{",
          ";",
          "%",
          "%eval",
          "[Event \"x\"]",
          "[Site",
          "1.",
          "12...",
          "E+3",
          "f",
          "(",
          ")",
          "))",
          "$1",
          "!?",
          "\"",
          "\\",
          "25-8",
          "*",
          "é",
          "Ұлы",
          "😀",
          "\u00a0",
          "\ufeff",
          "—",
          "[%clk 0:05:00]",
          "  ",
          "a\tb",
          "\n\n",
          "word",
          "the",
          "longer",
          "x".repeat(90),
          "%7D",
          "time",
          "forfeit",
          "[%unread",
          "]",
          "'",
          "\u0085",
          "\u2028",
          "~");

  private final SplittableRandom random;
  private final RuleSet ruleSet;

  RandomGames(SplittableRandom random, RuleSet ruleSet) {
    this.random = random;
    this.ruleSet = ruleSet;
  }

  /** A canonical record without annotations. */
  static String plain(SplittableRandom random) {
    RandomGames games = new RandomGames(random, RuleSets.ABAPA);
    Board board = games.start();
    MoveLine line = MoveLine.of(games.moves(board, MAX_PLIES));
    Headers headers =
        Headers.NONE
            .with("Variant", "Oware Abapa")
            .with("Date", "20" + (10 + random.nextInt(16)) + ".03.14")
            .with("South", "Player " + random.nextInt(500))
            .with("North", "Player " + random.nextInt(500));
    return GameWriter.write(games.withResult(headers, line));
  }

  /** A record with headers, comments, glyphs and variations that are hard to write and read. */
  static CheckedGame annotated(SplittableRandom random) {
    return annotated(random, RuleSets.ABAPA, 60);
  }

  /** The same under a rule set, of at most so many plies. */
  static CheckedGame annotated(SplittableRandom random, RuleSet ruleSet, int most) {
    RandomGames games = new RandomGames(random, ruleSet);
    Board board = games.start();
    Headers headers = games.headers();
    if (random.nextInt(3) == 0) {
      games.moves(board, 20);
      headers = headers.with("FEN", Fen.format(board.position()));
    }
    MoveLine line = games.line(board.position(), random.nextInt(most), 3);
    return games.withResult(headers, line);
  }

  private CheckedGame withResult(Headers headers, MoveLine line) {
    CheckedGame open = check(headers, line, Optional.empty());
    String result = open.score().map(Object::toString).orElse("*");
    return check(headers.with("Result", result), line, Optional.of(ResultText.of(result)));
  }

  private CheckedGame check(Headers headers, MoveLine line, Optional<ResultText> result) {
    GameText text = new GameText(Records.whole(""), headers, line, result);
    return new GameChecker(ruleSet).check(new ParsedGame(text, List.of()));
  }

  private Board start() {
    Board board = ruleSet.rules().board();
    board.load(ruleSet.rules().start(Side.SOUTH));
    return board;
  }

  private Headers headers() {
    Headers headers = Headers.NONE.with("RuleSet", ruleSet.id());
    for (String name : List.of("Event", "South", "Annotator", "Source", "X_1", "a-b.c")) {
      if (random.nextBoolean()) {
        headers = headers.with(name, CommentText.trim(words(4).replace('\n', ' ')) + '.');
      }
    }
    return headers;
  }

  /** Plays random legal moves, at most so many; the board stands after them. */
  private byte[] moves(Board board, int most) {
    byte[] moves = new byte[most];
    int count = 0;
    while (count < most && !board.isOver()) {
      long legal = board.legalMoves();
      for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
        legal &= legal - 1;
      }
      int move = Move.codeOfBit(Long.numberOfTrailingZeros(legal));
      moves[count] = (byte) move;
      board.playUnchecked(move);
      count++;
    }
    return Arrays.copyOf(moves, count);
  }

  private MoveLine line(Position from, int most, int depth) {
    Board board = ruleSet.rules().board();
    board.load(from);
    byte[] codes = new byte[most];
    Map<Integer, Annotation> annotations = new TreeMap<>();
    int count = 0;
    while (count < most && !board.isOver()) {
      if (count == 0 && random.nextInt(4) == 0) {
        annotations.put(0, new Annotation(comments(), nags(), List.of()));
      }
      Position before = board.position();
      codes[count] = moves(board, 1)[0];
      count++;
      if (random.nextInt(8) == 0) {
        annotations.put(count, new Annotation(comments(), nags(), variations(before, depth)));
      }
    }
    short[] claims = new short[count];
    Arrays.fill(claims, (short) MoveLine.NO_CLAIM);
    return new MoveLine(Arrays.copyOf(codes, count), new int[count], claims, annotations);
  }

  private List<MoveLine> variations(Position before, int depth) {
    List<MoveLine> variations = new ArrayList<>();
    while (depth > 0 && random.nextInt(3) == 0) {
      variations.add(line(before, random.nextInt(8), depth - 1));
    }
    return variations;
  }

  private List<Integer> nags() {
    return random.ints(random.nextInt(3), 0, 140).boxed().toList();
  }

  private List<String> comments() {
    List<String> comments = new ArrayList<>();
    for (int count = random.nextInt(3); count > 0; count--) {
      comments.add(comment());
    }
    return comments;
  }

  /** A comment may hold a closing brace or an empty line, not both. */
  private String comment() {
    String words = words(12);
    String comment =
        random.nextInt(5) == 0
            ? words.replace('\n', ' ') + " } " + words(3).replace('\n', ' ')
            : words;
    String normal = CommentText.normalize(comment);
    return CommentText.isUnread(normal) ? "" : normal;
  }

  private String words(int most) {
    StringBuilder words = new StringBuilder();
    for (int count = random.nextInt(most + 1); count > 0; count--) {
      words
          .append(WORDS.get(random.nextInt(WORDS.size())))
          .append(random.nextInt(9) == 0 ? "" : " ");
    }
    return words.toString();
  }
}
