package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Rules;
import org.granary.engine.Side;
import org.granary.grammar.Fen;
import org.granary.grammar.HouseNames;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An Awagagae game of several rounds from the record to the collection and back. */
class AwagagaeRoundsTest {
  private static final int ROUNDS = 3;
  private static final int MOST_SEEDS = 100;
  private static final Rules RULES = RuleCatalog.builtIn().find("awagagae").orElseThrow().rules();

  @TempDir private Path folder;

  /** The positions of the second round, and the moves of the whole game as text. */
  private final List<Position> secondRound = new ArrayList<>();

  private final StringBuilder moves = new StringBuilder();
  private Path record = Path.of("");
  private Path db = Path.of("");

  /** Plays until the third round has begun; passes are left to the reader. */
  @BeforeEach
  void importAGame() throws IOException {
    long seed = 1;
    while (!play(new SplittableRandom(seed))) {
      seed++;
      assertTrue(seed <= MOST_SEEDS, "no game of " + ROUNDS + " rounds was played");
    }
    record = folder.resolve("rounds.ogn");
    db = folder.resolve("rounds.granary");
    Files.writeString(
        record,
        "[Event \"Rounds\"]\n[South \"Abebe\"]\n[North \"Tigist\"]\n[RuleSet \"awagagae\"]\n\n"
            + moves
            + "*\n");
    Run run = Run.of("import", record, "--db", db);
    assertEquals(0, run.code(), run.err());
  }

  private boolean play(SplittableRandom random) {
    moves.setLength(0);
    secondRound.clear();
    Position position = RULES.start(Side.SOUTH);
    int round = 1;
    for (int ply = 0; ply < 400 && round < ROUNDS; ply++) {
      List<Move> legal = RULES.legalMoves(position);
      if (legal.isEmpty()) {
        return false;
      }
      boolean begins = legal.get(0).beginsRound();
      Move move = begins ? Move.ROUND : legal.get(random.nextInt(legal.size()));
      round += begins ? 1 : 0;
      write(move, position, round);
      position = RULES.play(position, move).after();
      if (round == 2) {
        secondRound.add(position);
      }
    }
    return round == ROUNDS && secondRound.size() > 10;
  }

  private void write(Move move, Position position, int round) {
    if (move.beginsRound()) {
      moves.append('R').append(round).append(": ");
    } else if (!move.isPass()) {
      moves.append(HouseNames.name(position.layout(), move.code())).append(' ');
    }
  }

  @Test
  void replaysWithoutAComplaint() {
    Run run = Run.of("validate", record);

    assertEquals(0, run.code(), run.err());
    assertTrue(run.err().endsWith(": 0 errors, 0 warnings, 0 notes\n"), run.err());
  }

  @Test
  void everyPositionOfItsSecondRoundIsFound() {
    for (Position position : secondRound.subList(0, 10)) {
      Run run =
          Run.of(
              "search",
              "--db",
              db,
              "--count",
              "rules:awagagae position \"" + Fen.format(position) + "\"");

      assertEquals("1\n", run.out(), Fen.format(position) + run.err());
    }
    Position first = secondRound.get(0);
    Position other = first.withToMove(first.toMove().opposite());
    Run none = Run.of("search", "--db", db, "--count", "position \"" + Fen.format(other) + "\"");
    assertEquals("0\n", none.out(), none.err());
  }

  @Test
  void itsSheetNamesTheRounds() throws IOException {
    Path sheet = folder.resolve("rounds.pdf");

    Run run = Run.of("export", "--db", db, "--to", sheet);

    assertEquals(0, run.code(), run.err());
    try (PDDocument pdf = Loader.loadPDF(sheet.toFile())) {
      String text = new PDFTextStripper().getText(pdf);
      assertTrue(text.contains("Abebe"), text);
      assertTrue(text.contains("Round 2") && text.contains("Round 3"), text);
    }
  }

  @Test
  void comesOutAsItIsWrittenCanonically() throws IOException {
    Path canonical = folder.resolve("canonical.ogn");
    Path out = folder.resolve("out.ogn");

    assertEquals(0, Run.of("export", record, "--to", canonical).code());
    assertEquals(0, Run.of("export", "--db", db, "--to", out).code());
    Run again = Run.of("export", canonical, "--to", folder.resolve("again.ogn"));

    assertEquals(0, again.code(), again.err());
    String text = Files.readString(out, StandardCharsets.UTF_8);
    assertEquals(Files.readString(canonical), text);
    assertEquals(text, Files.readString(folder.resolve("again.ogn")));
    assertTrue(text.contains(" R2: ") || text.contains("\nR2: "), text);
    assertTrue(text.contains("R3:"), text);
  }
}
