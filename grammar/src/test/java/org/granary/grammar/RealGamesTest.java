package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RealGamesTest {
  @ParameterizedTest
  @CsvSource({"51, 51", "88, 88", "142, 142", "148, 147", "253, 253"})
  void realGamesAreValidAndComeBackByteForByte(String name, int plies) {
    byte[] bytes = Records.resource("/samples/games/oware-" + name + ".ogn");

    List<CheckedGame> games = Records.checkAll(bytes);

    assertEquals(1, games.size());
    assertEquals(List.of(), games.get(0).diagnostics());
    assertEquals(GameStatus.VALID, games.get(0).status());
    assertEquals(plies, games.get(0).game().plyCount());
    assertEquals(new String(bytes, StandardCharsets.UTF_8), GameWriter.write(games.get(0)));
  }

  @Test
  void sharedOwareRecordsHaveNoComplaintAboutMoves() throws IOException {
    Path shared = SharedRecords.require();
    List<String> complaints = new ArrayList<>();
    int files = 0;
    try (DirectoryStream<Path> found = Files.newDirectoryStream(shared, "oware-*.ogn")) {
      for (Path file : found) {
        files++;
        for (CheckedGame game : Records.checkAll(Files.readAllBytes(file))) {
          game.diagnostics().stream()
              .filter(d -> d.severity() != Severity.NOTE)
              .forEach(d -> complaints.add(file + " " + d.render()));
        }
      }
    }

    assertTrue(files > 0, "no oware-*.ogn in ../shared/records");
    assertEquals(List.of(), complaints);
  }
}
