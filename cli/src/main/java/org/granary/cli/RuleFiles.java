package org.granary.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleFile;
import org.granary.grammar.RuleFileReader;

/** Reads the user's rule files and, from the same folders, those that they are based on. */
final class RuleFiles {
  private RuleFiles() {}

  /**
   * The built-in rule sets and those of the files; what is wrong with them is among its problems.
   */
  static RuleCatalog read(List<Path> paths) throws IOException {
    List<RuleFile> files = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    Deque<Path> open = new ArrayDeque<>(paths);
    while (!open.isEmpty()) {
      Path path = open.pop();
      if (!seen.add(path.toAbsolutePath().normalize())) {
        continue;
      }
      RuleFile file = RuleFileReader.read(path.toString(), Files.readAllBytes(path));
      files.add(file);
      String base = file.base().map(entry -> entry.value()).orElse("");
      Path beside = path.resolveSibling(base.replaceAll("[^a-z0-9-]", "") + ".toml");
      if (RuleCatalog.builtIn().find(base).isEmpty() && Files.isRegularFile(beside)) {
        open.add(beside);
      }
    }
    return RuleCatalog.builtIn().with(files);
  }
}
