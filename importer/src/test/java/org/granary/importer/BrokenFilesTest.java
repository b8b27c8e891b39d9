package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Archives, tables and files of other dialects in samples/broken give exactly what stands in their
 * {@code .expected} files. Run with {@code -DargLine=-Dgranary.goldens=PATH-OF-samples/broken} to
 * write those files anew.
 */
class BrokenFilesTest {
  private static final Set<String> KINDS = Set.of("zip", "csv", "xlsx", "txt");
  private static final String GOLDENS = System.getProperty("granary.goldens", "");

  @TempDir Path folder;

  @TestFactory
  List<DynamicTest> everyBrokenFileGivesItsDiagnostics() throws IOException, URISyntaxException {
    URI broken = Objects.requireNonNull(getClass().getResource("/samples/broken")).toURI();
    if (!"jar".equals(broken.getScheme())) {
      return tests(Path.of(broken));
    }
    try (FileSystem jar = FileSystems.newFileSystem(broken, Map.of())) {
      return tests(jar.getPath("/samples/broken"));
    }
  }

  private List<DynamicTest> tests(Path samples) throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.list(samples)) {
      for (Path sample : files.sorted().toList()) {
        String name = sample.getFileName().toString();
        int dot = name.lastIndexOf('.');
        if (KINDS.contains(name.substring(dot + 1))) {
          Path expected = sample.resolveSibling(name.substring(0, dot) + ".expected");
          String golden = Files.exists(expected) ? Files.readString(expected) : "";
          Path copy = Files.copy(sample, folder.resolve(name));
          tests.add(DynamicTest.dynamicTest(name, () -> givesItsGolden(copy, golden)));
        }
      }
    }
    assertTrue(tests.size() >= 4, "found only " + tests.size() + " files");
    return tests;
  }

  private void givesItsGolden(Path sample, String golden) throws IOException {
    String actual = report(sample).replace(folder + "/", "").replace(folder + "\\", "");
    if (!GOLDENS.isEmpty()) {
      String name = sample.getFileName().toString();
      String stem = name.substring(0, name.lastIndexOf('.'));
      Files.writeString(Path.of(GOLDENS, stem + ".expected"), actual);
    }
    assertEquals(golden, GOLDENS.isEmpty() ? actual : golden);
  }

  private static String report(Path sample) {
    List<CheckedGame> games = new ArrayList<>();
    List<Diagnostic> remarks = new ArrayList<>();
    new SourceReader(RuleSets.ABAPA, RuleCatalog.builtIn(), games::add, remarks::add)
        .read(Sources.find(List.of(sample.toString()), InputStream.nullInputStream()));
    StringBuilder report = new StringBuilder();
    for (CheckedGame game : games) {
      game.diagnostics().forEach(d -> report.append(d.render()).append('\n'));
    }
    remarks.forEach(d -> report.append(d.render()).append('\n'));
    for (CheckedGame game : games) {
      report.append("# ").append(game.text().source().source()).append(", game ");
      report.append(game.text().source().number()).append(": ").append(game.status().label());
      report.append(", ").append(game.game().plyCount()).append(" plies\n");
    }
    return report.toString();
  }
}
