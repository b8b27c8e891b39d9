package org.granary.importer.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A file to damage.
 *
 * @param name with the ending by which its kind is known
 * @param bytes what is in it
 */
record Sample(String name, @SuppressWarnings("ArrayRecordComponent") byte[] bytes) {
  /** Larger ones would be copied most of the time. */
  private static final int MOST_BYTES = 200_000;

  private static final Set<String> NO_RECORDS = Set.of("expected", "md", "toml", "perft", "xml");

  /** All records, archives and tables in a folder and the folders in it, in their order. */
  static List<Sample> under(Path folder) throws IOException {
    List<Sample> samples = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = file.getFileName().toString();
        String ending = name.substring(name.lastIndexOf('.') + 1);
        if (!NO_RECORDS.contains(ending) && Files.size(file) <= MOST_BYTES) {
          samples.add(new Sample(name, Files.readAllBytes(file)));
        }
      }
    }
    return samples;
  }

  /** What kind of file it is, as its name says. */
  String ending() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
