package org.granary.importer.archives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that was found in an archive in a folder.
 *
 * @param files name and contents of each {@code .ogn} file
 * @param diagnostics as printed
 */
record Unpacked(List<String> files, List<String> diagnostics) {

  static Unpacked of(Path folder, String name, byte[] archive) throws IOException {
    return of(folder, name, archive, Bounds.USUAL);
  }

  static Unpacked of(Path folder, String name, byte[] archive, Bounds bounds) throws IOException {
    Path file = Files.write(folder.resolve(name), archive);
    String place = folder + folder.getFileSystem().getSeparator();
    Archives archives = new Archives(entry -> entry.endsWith(".ogn"), bounds);
    List<PackedFile> found = archives.find(file);
    List<String> files = new ArrayList<>();
    List<String> diagnostics = new ArrayList<>();
    archives.diagnostics().forEach(d -> diagnostics.add(d.render().replace(place, "")));
    for (PackedFile packed : found) {
      try (InputStream in = packed.open()) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        files.add(packed.name().replace(place, "") + " " + text);
      }
      packed.diagnostics().forEach(d -> diagnostics.add(d.render().replace(place, "")));
    }
    return new Unpacked(files, diagnostics);
  }
}
