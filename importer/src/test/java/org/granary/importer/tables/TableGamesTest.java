package org.granary.importer.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.GameStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableGamesTest {
  @Test
  void readsAGameARow() throws IOException {
    Tables read =
        Tables.of(
            "t.csv",
            """
            Event,South,North,Date,Moves
            Club,Ama,Kofi,1998-05-03,1. D d 2. F b
            Club,Esi,Yaw,1998,D d F b 3. E e
            """);

    assertEquals(List.of("DdFb", "DdFbEe"), read.moves());
    assertEquals(List.of("Ama", "Esi"), read.tags("South"));
    assertEquals(List.of("1998.05.03", "1998.??.??"), read.tags("Date"));
    assertEquals(List.of(), read.complaints());
    assertEquals(List.of(2, 3), read.games().stream().map(g -> g.text().source().line()).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Jugador Sur;Jugador Norte;Fecha;Resultado;Jugadas|Ama;Kofi;3.5.1998;*;D d F b",
        "Jogador Sul;Jogador Norte;Data;Placar;Lances|Ama;Kofi;03/05/1998;;D d F b",
        "Joueur Sud;Joueur Nord;Date;Résultat;Coups|Ama;Kofi;13/05/1998;;D d F b",
        "WHITE;BLACK;Date;Result;moves|Ama;Kofi;1998.05.03;;D d F b"
      })
  void knowsColumnsInFourLanguages(String header, String row) throws IOException {
    Tables read = Tables.of("t.csv", header + "\r\n" + row + "\r\n");

    assertEquals(List.of("DdFb"), read.moves());
    assertEquals(List.of("Ama"), read.tags("South"));
    assertEquals(List.of("Kofi"), read.tags("North"));
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t"})
  void findsTheDelimiter(String delimiter) throws IOException {
    String table =
        "South,North,Moves\n\"Ama, of Accra; or\tKumasi\",Kofi,D d\n".replace(",", delimiter);

    Tables read = Tables.of("t.csv", table);

    assertEquals(List.of("Kofi"), read.tags("North"));
    assertEquals(List.of("Dd"), read.moves());
  }

  @Test
  void keepsUnknownColumnsAsTags() throws IOException {
    Tables read =
        Tables.of("t.csv", "South,Elo sur,Nº de mesa,Árbitro,2nd,Moves\nAma,1500,7,Efua,x,D d\n");

    assertEquals(List.of("1500"), read.tags("EloSur"));
    assertEquals(List.of("7"), read.tags("NºDeMesa"));
    assertEquals(List.of("Efua"), read.tags("Arbitro"));
    assertEquals(4, read.games().get(0).headers().tags().size());
  }

  @Test
  void readsCellsOfSeveralLinesAndQuotationMarks() throws IOException {
    Tables read =
        Tables.of(
            "t.csv",
            """
            South,Moves,North
            "Ama ""the Lion""\","1. D d

            2. F b",Kofi
            Esi,D d,Yaw
            """);

    assertEquals(List.of("DdFb", "Dd"), read.moves());
    assertEquals(List.of("Ama \"the Lion\"", "Esi"), read.tags("South"));
    assertEquals(List.of("Kofi", "Yaw"), read.tags("North"));
    assertEquals(List.of(2, 5), read.games().stream().map(g -> g.text().source().line()).toList());
  }

  @Test
  void complaintsHaveThePlaceInTheFile() throws IOException {
    Tables read =
        Tables.of(
            "t.csv",
            """
            South;Date;Moves
            Ama;1998.13.45;D d D
            Esi;;"1. D d
            2. F b 3. F"
            Yaw;;D x
            """);

    assertEquals(
        List.of(
            "t.csv:2:5: warning[impossible-date]",
            "t.csv:2:20: error[illegal-move]",
            "t.csv:4:11: error[illegal-move]",
            "t.csv:5:8: error[unexpected-text]"),
        read.complaints().stream().map(c -> c.replaceFirst("\\]: (?s:.*)", "]")).toList());
    assertEquals(List.of("Dd", "DdFb", "D"), read.moves());
  }

  @Test
  void takesTheResultFromItsColumn() throws IOException {
    Tables read =
        Tables.of("t.csv", "Moves,Result\nD d,25–23\nD d,25 : 23\n\"D d 24-24\",24-24\nD d,½-½\n");

    assertEquals(
        List.of("25-23", "25-23", "24-24", "1/2-1/2"),
        read.games().stream().map(g -> g.text().result().orElseThrow().text()).toList());
  }

  @Test
  void makesAResultOfScores() throws IOException {
    Tables read = Tables.of("t.csv", "Moves,South's score,North's score\nD d,25,23\n");

    assertEquals(List.of("25-23"), read.tags("Result"));
  }

  @Test
  void readsEveryEncoding() throws IOException {
    String table = "South;Moves\nAndré;D d\n";
    byte[] marked = ("\ufeff" + table).getBytes(StandardCharsets.UTF_8);
    byte[] utf16 = ("\ufeff" + table).getBytes(StandardCharsets.UTF_16LE);
    byte[] windows = table.getBytes(Charset.forName("windows-1252"));

    for (byte[] bytes : List.of(marked, utf16, windows)) {
      Tables read = Tables.of("t.csv", bytes);
      assertEquals(List.of("André"), read.tags("South"));
      assertEquals(List.of("Dd"), read.moves());
    }
  }

  @Test
  void readsOtherBoardsByTheirRules() throws IOException {
    Tables read =
        Tables.of(
            "t.csv",
            "White,Black,Rules,Moves\nAma,Kofi,toguz-kumalak,1. 87(10) 87(10)\nA,B,toguz-kumalak,8 8\n");

    assertEquals(List.of("88", "88"), read.moves());
    assertEquals(List.of("Ama", "A"), read.tags("South"));
    assertTrue(read.games().stream().allMatch(g -> g.ruleSet().name().equals("toguz-kumalak")));
  }

  @Test
  void findsTheHeaderBelowATitle() throws IOException {
    Tables read = Tables.of("t.csv", "Games of the club\n\nSouth;Moves\nAma;D d\n");

    assertEquals(List.of("Ama"), read.tags("South"));
    assertEquals(List.of(), read.complaints());
  }

  @Test
  void tellsATableWithoutMoves() throws IOException {
    Tables read = Tables.of("t.csv", "South;North\nAma;Kofi\n");

    assertEquals(
        List.of(
            "t.csv:1:1: warning[no-moves-column]: no header row was found: one column must be"
                + " called Moves, or one Move and one Ply"),
        read.complaints());
  }

  @Test
  void anUnclosedCellDoesNotHarmTheNextGames() throws IOException {
    Tables read = Tables.of("t.csv", "South,Moves\nAma,D d\n\"Esi,D d\nYaw,D d F b\n");

    assertEquals(
        List.of("Ama", "Yaw"), List.of(read.tags("South").get(0), read.tags("South").get(2)));
    assertEquals(List.of("Dd", "", "DdFb"), read.moves());
    assertEquals(
        List.of(
            "t.csv:3:1: error[broken-table]: a cell that begins with a quotation mark and is never"
                + " closed"),
        read.complaints());
  }

  /** Ten thousand cells that are never closed: each is told, and reading goes on at once. */
  @Test
  void manyUnclosedCellsAreReadInTime() throws IOException {
    String rows = Stream.generate(() -> "\"Esi,D d\n").limit(9_999).collect(Collectors.joining());

    Tables read = Tables.of("t.csv", "South,Moves\n" + rows + "Yaw,D d\n");

    assertEquals("Yaw", read.tags("South").get(read.games().size() - 1));
  }

  @Test
  void anEmptyCellIsAGameWithoutMoves() throws IOException {
    Tables read = Tables.of("t.csv", "South,Moves,North\nAma,,Kofi\nEsi\n");

    assertEquals(List.of("", ""), read.moves());
    assertEquals(
        List.of(GameStatus.VALID, GameStatus.VALID),
        read.games().stream().map(org.granary.grammar.CheckedGame::status).toList());
  }

  @Test
  void theBytesOfARecordAreItsHeaderAndItsRow() throws IOException {
    Tables read =
        Tables.of(
            "t.csv",
            "South;Moves\nAma;D d\nEsi;\"D d\nF\"\n".getBytes(StandardCharsets.UTF_8),
            RuleSets.ABAPA);

    assertEquals(
        List.of("South;Moves\nAma;D d", "South;Moves\nEsi;\"D d\nF\""),
        read.games().stream()
            .map(g -> new String(g.text().source().bytes(), StandardCharsets.UTF_8).strip())
            .toList());
  }
}
