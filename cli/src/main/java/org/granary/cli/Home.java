package org.granary.cli;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The folder that Granary lies in, with its samples. */
final class Home {
  private static final Path GAMES = Path.of("samples", "games");

  private Home() {}

  /** The sample games, beside the launcher or in a folder above the classes that run. */
  static Path sampleGames() throws NoSuchFileException {
    String told = System.getProperty("granary.home");
    for (Path folder = told == null ? classes() : Path.of(told);
        folder != null;
        folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(GAMES))) {
        return folder.resolve(GAMES);
      }
    }
    throw new NoSuchFileException(GAMES.toString());
  }

  private static Path classes() {
    try {
      URI place = Home.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      return Path.of(place);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
