package org.granary.query;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameChecker;
import org.granary.grammar.GameReader;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.NewGame;

/** Records read from text and put into collections. */
public final class SampleGames {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", "."), "../samples/games");

  private SampleGames() {}

  /** The games that come with Granary, file by file. */
  public static List<CheckedGame> all() throws IOException {
    List<CheckedGame> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".ogn")).sorted().toList()) {
        try (InputStream in = Files.newInputStream(file)) {
          games.addAll(check("samples/games/" + file.getFileName(), in));
        }
      }
    }
    return games;
  }

  public static List<CheckedGame> check(String source, String text) throws IOException {
    return check(source, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<CheckedGame> check(String source, InputStream in) throws IOException {
    RecordReader reader = new RecordReader(source, in);
    GameReader parser = new GameReader();
    GameChecker checker = new GameChecker(RuleSets.ABAPA);
    List<CheckedGame> games = new ArrayList<>();
    for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
      games.add(checker.check(parser.read(next.get())));
    }
    return games;
  }

  /** A collection of these games, ids from 1 on, committed after every {@code batch} of them. */
  public static GameCollection collection(Path folder, List<CheckedGame> games, int batch) {
    try (CollectionWriter writer = CollectionWriter.open(folder, notice -> {})) {
      for (int i = 0; i < games.size(); i++) {
        CheckedGame game = games.get(i);
        long file = writer.beginFile(game.text().source().source(), Optional.empty(), "abapa");
        writer.add(NewGame.of(game), file);
        if ((i + 1) % batch == 0) {
          writer.commit();
        }
      }
      writer.commit();
    }
    return GameCollection.open(folder, notice -> {});
  }
}
