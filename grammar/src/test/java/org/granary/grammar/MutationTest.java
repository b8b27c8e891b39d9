package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged files never throw, and what is read of them obeys what the types promise. */
class MutationTest {
  /** Of letters, of digits, and of whatever passes and rounds are written under. */
  private static final List<RuleSet> RULE_SETS =
      Stream.of("abapa", "toguz-kumalak", "awagagae")
          .map(name -> RuleSets.find(name).orElseThrow())
          .toList();

  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "(",
          ")",
          "[",
          "]",
          "\"",
          "\\",
          ";",
          "%",
          "\n%",
          "\n",
          "\n\n",
          "\r",
          "$",
          "$9",
          "1.",
          "12...",
          "-",
          "25-8",
          "*",
          "+",
          "+9",
          "+99999999",
          "A",
          "f",
          "g",
          "Z",
          "\0",
          "é",
          "\ufeff",
          "[Event \"x\"]\n",
          "\n[Event \"x\"]\n",
          "\n\n[Event \"x\"]\n",
          "[%unread x]",
          "{[%unread x]}",
          "time forfeit",
          "draw",
          "[FEN \"1-S\"]",
          "R2:",
          "R3[N]:",
          "R2[ABCDEFa/bcdef]:",
          "R2[?]:",
          "87(10)",
          "68X",
          "((((((((",
          "))))",
          "½",
          "\ud83d",
          "\n1. A",
          "\n\n1. A",
          "{{",
          "}}",
          "!",
          "?",
          "!!!",
          "[Result \"1-0\"]",
          "1/2-1/2",
          "1-");

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16})
  void damagedFilesAreReadWithoutHarm(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int records = 0;
    for (int i = 0; i < 120; i++) {
      byte[] bytes = mutated(random);
      for (RawRecord record : Records.cut(bytes)) {
        records++;
        CheckedGame game = Records.check(record);
        obeys(record, game);
        survivesWriting(game);
      }
    }
    assertTrue(records > 120, records + " records");
  }

  private static byte[] mutated(SplittableRandom random) {
    List<CheckedGame> games = new ArrayList<>();
    for (int count = 1 + random.nextInt(3); count > 0; count--) {
      games.add(RandomGames.annotated(random, RULE_SETS.get(random.nextInt(3)), 60));
    }
    StringBuilder text = new StringBuilder(GameWriter.writeAll(games));
    for (int count = 1 + random.nextInt(6); count > 0; count--) {
      mutate(text, random);
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    for (int count = random.nextInt(3); count > 0 && bytes.length > 0; count--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private static void mutate(StringBuilder text, SplittableRandom random) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(40));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, text.substring(at, end));
      case 2 -> text.setLength(random.nextInt(8) == 0 ? at : text.length());
      default -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
    }
  }

  private static void obeys(RawRecord record, CheckedGame game) {
    MoveLine line = game.text().line();
    Layout layout = game.ruleSet().layout();
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      char first = record.text().charAt(line.offset(ply));
      if (layout.contains(line.code(ply))) {
        assertEquals(HouseNames.name(layout, line.code(ply)), Character.toString(first));
      } else if (line.code(ply) != Move.PASS_CODE) { // a pass left out is where the next move is
        assertFalse(Character.isLetterOrDigit(first) && first != 'R', () -> "a move " + first);
      }
    }
    byte[] played = game.game().moveCodes();
    assertTrue(Arrays.equals(played, Arrays.copyOf(line.codes(), played.length)));
    assertTrue(game.diagnostics().size() <= Problems.MAX + 1);
    long lines = record.line() + record.text().chars().filter(c -> c == '\n' || c == '\r').count();
    for (Diagnostic diagnostic : game.diagnostics()) {
      assertTrue(diagnostic.span().line() >= record.line(), diagnostic.render());
      assertTrue(diagnostic.span().line() <= lines, diagnostic.render());
    }
    assertFalse(game.status() == GameStatus.VALID && hasErrors(game), record.text());
  }

  private static boolean hasErrors(CheckedGame game) {
    return game.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  /** What was written reads back as one record with the same moves, and is canonical. */
  private static void survivesWriting(CheckedGame game) {
    String written = GameWriter.write(game);
    List<CheckedGame> read = Records.checkAll(written.getBytes(StandardCharsets.UTF_8));
    String context = game.text().source().text() + "\n---\n" + written;
    assertEquals(1, read.size(), context);
    assertEquals("", Lines.difference(game.text().line(), read.get(0).text().line()), context);
    assertEquals(written, GameWriter.write(read.get(0)), context);
    assertEquals(
        game.status() == GameStatus.BROKEN, read.get(0).status() == GameStatus.BROKEN, context);
  }
}
