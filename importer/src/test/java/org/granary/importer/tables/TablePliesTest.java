package org.granary.importer.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TablePliesTest {
  /** D and d of the start position: 4-4-4-0-5-5 5-5-4-4-4-4, then 0 and one more in E, F, A, B. */
  private static final String BOARDS =
      """
      Game,Ply,Side,Move,Captured,A,B,C,D,E,F,a,b,c,d,e,f,South's store,North's store
      1,1,S,D,0,4,4,4,0,5,5,5,5,4,4,4,4,0,0
      1,2,N,d,0,5,5,4,0,5,5,5,5,4,0,5,5,0,0
      2,1,S,F,0,4,4,4,4,4,0,5,5,5,5,4,4,0,0
      """;

  @Test
  void readsAPlyARow() throws IOException {
    Tables read = Tables.of("t.csv", BOARDS);

    assertEquals(List.of("Dd", "F"), read.moves());
    assertEquals(List.of(), read.complaints());
    assertEquals(List.of(2, 4), read.games().stream().map(g -> g.text().source().line()).toList());
  }

  @Test
  void boardsAndCapturesAreChecks() throws IOException {
    String wrong = BOARDS.replace("N,d,0,5,5,4,0", "N,d,2,5,5,4,1");

    List<String> complaints = Tables.of("t.csv", wrong).complaints();

    assertEquals(
        List.of(
            "t.csv:3:11: error[wrong-board]",
            "t.csv:3:7: error[missing-position]",
            "t.csv:3:7: error[wrong-capture]"),
        complaints.stream().map(c -> c.replaceFirst("\\]: (?s:.*)", "]")).sorted().toList());
  }

  @Test
  void readsHousesAsNumbersOfTheMover() throws IOException {
    Tables read =
        Tables.of(
            "t.csv",
            """
            South;North;Nr;Ply;Side;House;Total
            Ama;Kofi;7;1;S;4;
            Ama;Kofi;7;2;N;4;
            Esi;Yaw;8;1;S;6;
            """);

    assertEquals(List.of("Dd", "F"), read.moves());
    assertEquals(List.of("Ama", "Esi"), read.tags("South"));
  }

  @Test
  void aNumberThatStartsAgainStartsAGame() throws IOException {
    Tables read = Tables.of("t.csv", "Ply;Move\n1;D\n1;d\n2;F\n1;F\n1;a\n");

    assertEquals(List.of("DdF", "Fa"), read.moves());
    assertEquals(List.of(), read.complaints());
  }

  @Test
  void tellsAPlyThatIsMissing() throws IOException {
    Tables read = Tables.of("t.csv", "Ply;Move\n1;D\n4;d\n");

    assertEquals(
        List.of("t.csv:3:1: warning[move-number]: the row has the number 4, but this is ply 2"),
        read.complaints());
  }

  @Test
  void aMoveThatIsNoneEndsTheGameAndNotTheNext() throws IOException {
    Tables read = Tables.of("t.csv", "Game;Ply;Move\n1;1;D\n1;2;what\n1;3;F\n2;1;F\n");

    assertEquals(List.of("D", "F"), read.moves());
    assertEquals(
        List.of("t.csv:3:5: error[unexpected-text]: a move is the letter or the number of a house"),
        read.complaints());
  }
}
