package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourcesTest {
  @TempDir Path folder;

  private static Sources find(Path... paths) {
    List<String> names = Arrays.stream(paths).map(Path::toString).toList();
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
    assertEquals(List.of(), codes(sources));
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

  @Test
  void sortsByPathWhateverTheOrderOnDisk() throws IOException {
    List<String> inOrder =
        List.of(
            "A.ogn", "a-1.ogn", "a/0.ogn", "a/b/c/d/e.ogn", "a/z.ogn", "b.ogn", "é.ogn", "ё.ogn");
    for (String name : List.of("é.ogn", "a/z.ogn", "b.ogn", "a/b/c/d/e.ogn", "A.ogn")) {
      touch(name);
    }
    for (String name : List.of("ё.ogn", "a/0.ogn", "a-1.ogn")) {
      touch(name);
    }

    assertEquals(inOrder, names(find(folder)));
  }

  @Test
  void takesTheLastPartOfANameForTheKindOfFile() throws IOException {
    Sources sources =
        find(touch("ogn"), touch("games.ogn.bak"), touch("a.b.PGN"), touch("c.Txt"), touch("d."));

    assertEquals(List.of("a.b.PGN", "c.Txt"), names(sources));
    assertEquals(
        List.of(
            DiagnosticCode.UNKNOWN_EXTENSION,
            DiagnosticCode.UNKNOWN_EXTENSION,
            DiagnosticCode.UNKNOWN_EXTENSION),
        codes(sources));
  }

  /** A folder may be called like a file; of files in folders only the known kinds count. */
  @Test
  void looksIntoFoldersWhateverTheyAreCalled() throws IOException {
    touch("club.ogn/2024.ogn");
    touch("club.ogn/minutes");
    touch("club.ogn/ogn");

    assertEquals(List.of("club.ogn/2024.ogn"), names(find(folder.resolve("club.ogn"))));
  }

  /** An unset variable in a script must not import the folder it runs in. */
  @ParameterizedTest
  @ValueSource(strings = {"", "no\0name", "nowhere/games.ogn", "--rules"})
  void tellsOfNamesThatNameNothing(String name) {
    Sources sources = Sources.find(List.of(name), InputStream.nullInputStream());

    assertEquals(List.of(DiagnosticCode.NO_SUCH_FILE), codes(sources));
    assertEquals(name, sources.diagnostics().get(0).span().source());
    assertEquals(0, sources.count());
  }

  @Test
  void followsLinksToFilesAndFolders() throws IOException {
    touch("elsewhere/1.ogn");
    touch("games/0.ogn");
    link("games/2.ogn", "elsewhere/1.ogn");
    link("games/more", "elsewhere");
    link("way", "games");

    assertEquals(
        List.of("way/0.ogn", "way/2.ogn", "way/more/1.ogn"), names(find(folder.resolve("way"))));
  }

  private void link(String name, String target) throws IOException {
    Files.createSymbolicLink(folder.resolve(name), folder.resolve(target));
  }

  @Test
  void endsThoughLinksLeadBack() throws IOException {
    touch("games/a/1.ogn");
    link("games/a/up", "games");
    link("games/a/self", "games/a/self");
    link("games/b", "games/a");

    Sources sources = find(folder.resolve("games"));

    assertEquals(List.of("games/a/1.ogn", "games/b/1.ogn"), names(sources));
    assertEquals(List.of(), codes(sources));
  }

  @Test
  void passesOverPipesInFolders() throws Exception {
    touch("games/1.ogn");
    Path pipe = folder.resolve("games/2.ogn");
    int made;
    try {
      made = new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
    } catch (IOException e) {
      made = -1;
    }
    assumeTrue(made == 0, "this system makes no named pipes");

    assertEquals(List.of("games/1.ogn"), names(find(folder.resolve("games"))));
  }

  @Test
  void tellsEverythingThatIsWrongInTheOrderOfTheNames() throws IOException {
    Path docx = touch("a.docx");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    Path good = touch("good.ogn");

    Sources sources = find(folder.resolve("none.ogn"), docx, good, empty);

    assertEquals(
        List.of(
            DiagnosticCode.NO_SUCH_FILE,
            DiagnosticCode.UNKNOWN_EXTENSION,
            DiagnosticCode.NO_GAME_FILES),
        codes(sources));
    assertEquals(List.of("good.ogn"), names(sources));
    for (Diagnostic diagnostic : sources.diagnostics()) {
      assertTrue(diagnostic.render().startsWith(folder.toString()), diagnostic::render);
    }
  }

  @Test
  void knowsItsFilesByWhateverNameOrLink() throws IOException {
    Path file = touch("a/games.ogn");
    Path link = Files.createSymbolicLink(folder.resolve("link.ogn"), file);
    Path other = touch("other.ogn");

    Sources sources = find(folder.resolve("a"));

    assertTrue(sources.reads(file));
    assertTrue(sources.reads(link));
    assertTrue(sources.reads(folder.resolve("a/../a/games.ogn")));
    assertEquals(false, sources.reads(other));
    assertEquals(false, sources.reads(folder.resolve("a/missing.ogn")));
  }
}
