package org.granary.exporter;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.granary.engine.Board;
import org.granary.engine.Game;
import org.granary.engine.Move;
import org.granary.engine.Replay;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.engine.variants.RuleSets;
import org.granary.exporter.games.GameEntry;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameStatus;
import org.granary.grammar.GameText;
import org.granary.grammar.Headers;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;

/** Games for tests, read as a user's are. */
public final class SampleGames {
  private SampleGames() {}

  /** The games of a text under tournament rules unless it says otherwise, numbered from 1. */
  public static List<GameEntry> read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return numbered(check("text.ogn", new ByteArrayInputStream(bytes), RuleSets.ABAPA));
  }

  /** One game of bare moves. */
  public static GameEntry game(String tags, String moves) {
    return read(tags + "\n" + moves + "\n").get(0);
  }

  /** Every game of samples/games, numbered from 1. */
  public static List<GameEntry> all() {
    URL folder = Objects.requireNonNull(SampleGames.class.getResource("/samples/games"));
    try {
      if (!folder.getProtocol().equals("jar")) {
        return allIn(Path.of(folder.toURI()));
      }
      URI jar = URI.create(folder.toString().substring(0, folder.toString().indexOf('!')));
      try (FileSystem files = FileSystems.newFileSystem(jar, Map.of())) {
        return allIn(files.getPath("/samples/games"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Games that a format holds: those of samples/games, or seeded ones of Toguz Kumalak for PGN. */
  public static List<GameEntry> all(GameFormat format) {
    return format == GameFormat.PGN
        ? List.of(
            played("toguz-kumalak", 1), played("toguz-kumalak", 2), played("toguz-kumalak", 3))
        : all();
  }

  /**
   * A game of Toguz Kumalak as masters' records have it: {@code 1. 21 98 2. 67 22x}, South's moves
   * first. Only the houses that moves start from are taken.
   */
  public static GameEntry toguz(String south, String north, String moves) {
    String[] plies = moves.replaceAll("[0-9]+\\. ", "").split(" ", -1);
    byte[] codes = new byte[plies.length];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) (plies[i].charAt(0) - '1' + i % 2 * 9);
    }
    return entry(RuleSets.find("toguz-kumalak").orElseThrow(), south, north, codes);
  }

  /** A game of move codes that nobody has looked for errors in. */
  public static GameEntry unchecked(String rules, byte[] codes) {
    return entry(RuleSets.find(rules).orElseThrow(), "Kofi", "Ama", codes);
  }

  /** Two seeds that follow each other round the board, twelve plies a round, for ever. */
  public static GameEntry circling(int plies) {
    String round = "FfAaBbCcDdEe";
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < plies; i++) {
      moves.append(round.charAt(i % round.length())).append(' ');
    }
    return game(
        "[RuleSet \"abapa; repetition=none\"]\n[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]",
        moves.toString());
  }

  /** A game of moves drawn by a seed, at most 400 plies. */
  public static GameEntry played(String rules, long seed) {
    RuleSet ruleSet = RuleSets.find(rules).orElseThrow();
    Random random = new Random(seed);
    Board board = ruleSet.rules().board();
    board.load(ruleSet.rules().start(Side.SOUTH));
    ByteArrayOutputStream codes = new ByteArrayOutputStream();
    while (!board.isOver() && board.legalMoves() != 0 && codes.size() < 400) {
      int[] bits = BitSet.valueOf(new long[] {board.legalMoves()}).stream().toArray();
      int code = Move.codeOfBit(bits[random.nextInt(bits.length)]);
      board.playUnchecked(code);
      codes.write(code);
    }
    return entry(ruleSet, "Joana", "Inês", codes.toByteArray());
  }

  private static GameEntry entry(RuleSet ruleSet, String south, String north, byte[] codes) {
    Game game = new Replay(ruleSet).play(ruleSet.rules().start(Side.SOUTH), codes);
    RawRecord record =
        new RawRecord(ruleSet.name(), 1, 1, new byte[0], StandardCharsets.UTF_8, "", List.of());
    Headers headers = Headers.NONE.with("South", south).with("North", north);
    GameText text = new GameText(record, headers, MoveLine.of(codes), Optional.empty());
    return new GameEntry(
        1,
        new CheckedGame(
            text, ruleSet, game, GameStatus.VALID, Winner.UNKNOWN, Optional.empty(), List.of()));
  }

  private static List<GameEntry> allIn(Path folder) throws IOException {
    List<CheckedGame> games = new ArrayList<>();
    try (Stream<Path> listed = Files.list(folder)) {
      for (Path file : listed.filter(f -> f.toString().endsWith(".ogn")).sorted().toList()) {
        try (InputStream in = Files.newInputStream(file)) {
          games.addAll(check(file.getFileName().toString(), in, RuleSets.ABAPA));
        }
      }
    }
    if (games.isEmpty()) {
      throw new IllegalStateException("no games in " + folder);
    }
    return numbered(games);
  }

  private static List<GameEntry> numbered(List<CheckedGame> games) {
    List<GameEntry> entries = new ArrayList<>();
    for (CheckedGame game : games) {
      entries.add(new GameEntry(entries.size() + 1L, game));
    }
    return entries;
  }

  private static List<CheckedGame> check(String source, InputStream in, RuleSet fallback) {
    List<CheckedGame> games = new ArrayList<>();
    RecordReader records = new RecordReader(source, in);
    GameReader reader = new GameReader();
    GameChecker checker = new GameChecker(fallback);
    try {
      for (Optional<RawRecord> r = records.next(); r.isPresent(); r = records.next()) {
        games.add(checker.check(reader.read(r.get())));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return games;
  }
}
