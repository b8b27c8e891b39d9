package org.granary.grammar;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SplittableRandom;
import org.granary.engine.variants.RuleSets;

/**
 * Measures reading by hand, not as a test: run {@code main} with the number of games to generate.
 */
final class ReadingSpeed {
  private static final int ROUNDS = 6;

  private ReadingSpeed() {}

  /** How far reading is carried. */
  private enum Stage {
    CUT,
    LEX,
    PARSE,
    CHECK,
    WRITE
  }

  public static void main(String[] args) throws IOException {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
    byte[] bytes = generate(games).getBytes(StandardCharsets.UTF_8);
    for (int round = 0; round < ROUNDS; round++) {
      for (Stage stage : Stage.values()) {
        long start = cpu();
        long plies = read(bytes, stage);
        double seconds = (cpu() - start) / 1e9;
        report(stage, plies, bytes.length, seconds);
      }
    }
  }

  /** Time of this thread alone, so that a busy machine disturbs less. */
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void report(Stage stage, long plies, int bytes, double seconds) {
    PrintStream out = System.out;
    out.printf(
        "%-6s %,d plies, %.2f million plies/s, %.0f MB/s of processor time%n",
        stage, plies, plies / seconds / 1e6, bytes / seconds / 1e6);
  }

  private static String generate(int games) {
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < games; i++) {
      text.append(i == 0 ? "" : "\n").append(RandomGames.plain(random));
    }
    return text.toString();
  }

  private static long read(byte[] bytes, Stage stage) throws IOException {
    RecordReader records = new RecordReader("speed", new ByteArrayInputStream(bytes));
    GameReader reader = new GameReader();
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    RecordLexer lexer = new RecordLexer(new RecordChars());
    long plies = 0;
    for (Optional<RawRecord> next = records.next(); next.isPresent(); next = records.next()) {
      if (stage == Stage.CUT) {
        plies += next.get().number() % 2;
        continue;
      }
      if (stage == Stage.LEX) {
        lexer.load(next.get().text());
        plies += 1;
        while (lexer.nextToken().getType() != org.antlr.v4.runtime.Token.EOF) {
          plies++;
        }
        continue;
      }
      ParsedGame parsed = reader.read(next.get());
      plies += parsed.text().line().plyCount();
      if (stage != Stage.PARSE) {
        CheckedGame game = checker.check(parsed);
        if (!game.diagnostics().isEmpty()) {
          throw new IllegalStateException(game.diagnostics().get(0).render());
        }
        if (stage == Stage.WRITE) {
          plies += GameWriter.write(game).isEmpty() ? 1 : 0;
        }
      }
    }
    return plies;
  }
}
