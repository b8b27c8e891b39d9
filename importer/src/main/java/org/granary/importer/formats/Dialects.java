package org.granary.importer.formats;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.granary.importer.formats.Numbers.Count;
import org.granary.importer.logs.LudiiTrial;
import org.granary.importer.logs.MancalaGamesLog;

/** All dialects. */
public final class Dialects {
  /** What is read where nothing speaks for another dialect. */
  public static final Dialect OGN = new OgnDialect();

  /** Of those that fit a source equally well, the first is taken. */
  private static final List<Dialect> ALL =
      List.of(
          OGN,
          new OppositeCase(),
          new JoinedLetters(),
          new Squares(),
          new Numbers("numbers", Count.ROW, false),
          new Numbers("numbers-reversed", Count.ROW, true),
          new Numbers("numbers-board", Count.BOARD, false),
          new Numbers("numbers-board-reversed", Count.BOARD, true),
          new Numbers("numbers-from-0", Count.BOARD_FROM_ZERO, false),
          new Numbers("numbers-from-0-reversed", Count.BOARD_FROM_ZERO, true),
          new StartEnd(),
          new Academic(),
          new LogDialect("ludii", "game=", record -> new LudiiTrial(record).parse()),
          new LogDialect(
              "mancalagames", "game_class:", record -> new MancalaGamesLog(record).parse()),
          TableDialect.GAMES,
          TableDialect.PLIES);

  private Dialects() {}

  /** Every dialect; OGN first. */
  public static List<Dialect> all() {
    return ALL;
  }

  /** The dialect of a name. */
  public static Optional<Dialect> find(String name) {
    return ALL.stream().filter(dialect -> dialect.name().equals(name)).findFirst();
  }

  /** All names, for messages. */
  public static String names() {
    return ALL.stream().map(Dialect::name).collect(Collectors.joining(", "));
  }
}
