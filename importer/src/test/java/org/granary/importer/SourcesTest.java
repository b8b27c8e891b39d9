package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {
  @TempDir Path folder;

  private static Sources find(Path... paths) {
    List<String> names = java.util.Arrays.stream(paths).map(Path::toString).toList();
    return Sources.find(names, InputStream.nullInputStream());
  }

  private static List<DiagnosticCode> codes(Sources sources) {
    return sources.diagnostics().stream().map(Diagnostic::code).toList();
  }

  private Path touch(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.createFile(file);
  }

  private List<String> names(Sources sources) {
    return sources.list().stream()
        .map(source -> folder.relativize(Path.of(source.name())).toString())
        .toList();
  }

  @Test
  void findsGameFilesInFoldersInTheOrderOfTheirPaths() throws IOException {
    touch("b/2.ogn");
    touch("b/1.ogn");
    touch("a.OGN");
    touch("b/deeper/0.pgn");
    touch("b/readme.md");

    Sources sources = find(folder);

    assertEquals(List.of("a.OGN", "b/1.ogn", "b/2.ogn", "b/deeper/0.pgn"), names(sources));
    assertEquals(List.of(DiagnosticCode.READ_AS_OGN), codes(sources));
    assertEquals(4, sources.count());
  }

  @Test
  void keepsTheOrderOfTheNamesAndTakesADashForTheStandardInput() throws IOException {
    Path file = touch("z.ogn");

    Sources sources = Sources.find(List.of(file.toString(), "-"), InputStream.nullInputStream());

    assertEquals(
        List.of(file.toString(), "<stdin>"), sources.list().stream().map(Source::name).toList());
    assertEquals(List.of(), sources.diagnostics());
  }

  @Test
  void tellsOfAFolderWithoutGames() throws IOException {
    touch("notes/readme.md");

    Sources sources = find(folder.resolve("notes"));

    assertEquals(List.of(DiagnosticCode.NO_GAME_FILES), codes(sources));
    assertEquals(0, sources.count());
  }

  @Test
  void tellsOfNamesThatAreNotThere() {
    Sources sources = find(folder.resolve("missing.ogn"));

    assertEquals(List.of(DiagnosticCode.NO_SUCH_FILE), codes(sources));
    assertTrue(
        sources.diagnostics().get(0).render().endsWith("there is no such file or folder"),
        sources.diagnostics().get(0).render());
  }

  @Test
  void refusesAnUnknownExtensionWithOneMessage() throws IOException {
    Sources sources = find(touch("games.docx"), touch("noextension"));

    assertEquals(
        List.of(DiagnosticCode.UNKNOWN_EXTENSION, DiagnosticCode.UNKNOWN_EXTENSION),
        codes(sources));
    assertEquals(0, sources.count());
  }

  @Test
  void passesOverAFolderThatMayNotBeLookedInto() throws IOException {
    touch("games/1.ogn");
    Path secret = Files.createDirectories(folder.resolve("games/secret"));
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(secret), "this user may read everything");

    Sources sources = find(folder.resolve("games"));

    assertEquals(List.of("games/1.ogn"), names(sources));
    assertEquals(List.of(DiagnosticCode.UNREADABLE_FILE), codes(sources));
  }
}
