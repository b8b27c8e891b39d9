package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.junit.jupiter.api.Test;

class FindingsTest {
  private static final CheckedGame GAME = check("[RuleSet \"abapa\"]\n\n1. D c *");
  private static final CheckedGame BROKEN = check("[RuleSet \"abapa\"]\n\n1. D c 2. D *");

  private static CheckedGame check(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord record = new RawRecord("t.ogn", 7, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    return new GameChecker(RuleSets.ABAPA).check(new GameReader().read(record));
  }

  /** Now and then: telling of each game would take longer than reading it. */
  @Test
  void tellsEveryHundredGamesHowFarItIs() {
    List<String> told = new ArrayList<>();
    Findings findings = new Findings(false).telling(new Told(told));

    for (int i = 0; i < 250; i++) {
      findings.game(GAME);
    }

    assertEquals(List.of("100: 200 plies", "200: 400 plies"), told);
  }

  @Test
  void givesTheGameThatADiagnosticIsAbout() {
    List<String> records = new ArrayList<>();
    Findings findings =
        new Findings(true)
            .to(
                (game, diagnostic) ->
                    records.add(
                        game.orElseThrow().text().source().number() + diagnostic.code().id()));

    findings.game(BROKEN);

    assertEquals(List.of("7illegal-move"), records);
    assertEquals(ExitCode.DATA, findings.exitCode());
  }

  /** Keeps what it is told. */
  private record Told(List<String> told) implements Progress {
    @Override
    public void at(long done, String detail) {
      told.add(done + ": " + detail);
    }

    @Override
    public void say(String line) {
      told.add(line);
    }

    @Override
    public void close() {
      told.add("closed");
    }
  }
}
