package org.granary.grammar;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * A file of samples/broken.
 *
 * @param name its name; one that ends with {@code .gz} is unpacked
 * @param bytes what is in it, unpacked
 * @param expected what is in its {@code .expected} file
 */
record Sample(
    String name, @SuppressWarnings("ArrayRecordComponent") byte[] bytes, String expected) {
  private static final String FOLDER = "/samples/broken";

  /** Every sample, by name. */
  static List<Sample> all() throws IOException {
    URL url = Sample.class.getResource(FOLDER);
    if (url == null) {
      throw new IllegalStateException("samples/broken is not on the class path");
    }
    try {
      URI uri = url.toURI();
      if (!"jar".equals(uri.getScheme())) {
        return in(Path.of(uri));
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        return in(jar.getPath(FOLDER));
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Sample> in(Path folder) throws IOException {
    List<Sample> samples = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.contains(".ogn")) {
          samples.add(read(file, name));
        }
      }
    }
    return samples;
  }

  private static Sample read(Path file, String name) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    if (name.endsWith(".gz")) {
      try (InputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
        bytes = unpacked.readAllBytes();
      }
    }
    Path expected = file.resolveSibling(stem(name) + ".expected");
    return new Sample(name, bytes, Files.exists(expected) ? Files.readString(expected) : "");
  }

  String stem() {
    return stem(name);
  }

  private static String stem(String name) {
    return name.substring(0, name.indexOf(".ogn"));
  }

  RecordReader open() {
    return new RecordReader(name, new ByteArrayInputStream(bytes));
  }

  /** All diagnostics as printed, those of the source last, and a line on each game. */
  String report() {
    StringBuilder report = new StringBuilder();
    RecordReader reader = open();
    List<CheckedGame> games = Records.cut(reader).stream().map(Records::check).toList();
    for (CheckedGame game : games) {
      game.diagnostics().forEach(d -> report.append(d.render()).append('\n'));
    }
    reader.diagnostics().forEach(d -> report.append(d.render()).append('\n'));
    for (CheckedGame game : games) {
      report.append(summary(game)).append('\n');
    }
    return report.toString();
  }

  private static String summary(CheckedGame game) {
    RawRecord record = game.text().source();
    return "# game "
        + record.number()
        + ", line "
        + record.line()
        + ": "
        + game.status().label()
        + ", "
        + game.game().plyCount()
        + " plies, "
        + game.winner()
        + game.score().map(score -> " " + score).orElse("");
  }
}
