package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceReaderTest {
  private static final String TWO_GAMES =
      "[Event \"one\"]\n\n1. A a *\n\n[Event \"two\"]\n\n1. B b *\n";

  @TempDir Path folder;
  private final List<CheckedGame> games = new ArrayList<>();
  private final List<Diagnostic> remarks = new ArrayList<>();

  private void read(InputStream stdin, Object... names) {
    reader(games::add)
        .read(Sources.find(List.of(names).stream().map(Object::toString).toList(), stdin));
  }

  private SourceReader reader(Consumer<CheckedGame> taker) {
    return new SourceReader(RuleSets.ABAPA, RuleCatalog.builtIn(), taker, remarks::add);
  }

  private List<DiagnosticCode> codes() {
    return remarks.stream().map(Diagnostic::code).toList();
  }

  @Test
  void givesEveryGameOfEverySourceInOrder() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), TWO_GAMES);
    byte[] third = "[Event \"three\"]\n\n1. C c *\n".getBytes(StandardCharsets.UTF_8);

    read(new ByteArrayInputStream(third), file, "-");

    List<String> events =
        games.stream().map(game -> game.headers().value("Event").orElseThrow()).toList();
    assertEquals(List.of("one", "two", "three"), events);
    assertEquals("<stdin>", games.get(2).text().source().source());
    assertEquals(List.of(), remarks);
  }

  @Test
  void goesOnAfterAFileThatCannotBeRead() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), TWO_GAMES);
    Path other = Files.writeString(folder.resolve("a.docx"), TWO_GAMES);

    read(InputStream.nullInputStream(), folder.resolve("none.ogn"), other, file);

    assertEquals(2, games.size());
    assertEquals(List.of(DiagnosticCode.NO_SUCH_FILE, DiagnosticCode.UNKNOWN_EXTENSION), codes());
  }

  @Test
  void saysWhatIsToBeSaidOfAWholeSource() throws IOException {
    read(InputStream.nullInputStream(), Files.createFile(folder.resolve("empty.ogn")));

    assertTrue(games.isEmpty());
    assertEquals(List.of(DiagnosticCode.EMPTY_FILE), codes());
  }

  @Test
  void noticesThatAFileChanges() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), TWO_GAMES);

    reader(game -> append(file, "\n"))
        .read(Sources.find(List.of(file.toString()), InputStream.nullInputStream()));

    assertEquals(List.of(DiagnosticCode.CHANGED_WHILE_READ), codes());
  }

  /** Everything that was read before the trouble is given. */
  @Test
  void tellsOfASourceThatFailsInTheMiddle() {
    reader(games::add).read(Sources.of(Source.stream("disk.ogn", PulledCable.after(TWO_GAMES))));

    assertEquals(List.of(DiagnosticCode.UNREADABLE_FILE), codes());
    assertEquals("it cannot be read: cable pulled", remarks.get(0).message());
    assertTrue(games.size() <= 2, "games " + games.size());
  }

  /** What the records have to say is in their games, what the file has to say is not. */
  @Test
  void tellsWhatIsWrongWithFilesAndGoesOn() throws IOException {
    Path binary = Files.write(folder.resolve("binary.ogn"), new byte[5000]);
    Path prose = Files.writeString(folder.resolve("prose.ogn"), "Dear Ama, we shall meet.\n");
    Path folderOfThatName = Files.createDirectories(folder.resolve("x.ogn"));
    Path good = Files.writeString(folder.resolve("z.txt"), TWO_GAMES);

    read(InputStream.nullInputStream(), binary, prose, folderOfThatName, good);

    assertEquals(
        List.of(
            DiagnosticCode.NO_GAME_FILES,
            DiagnosticCode.READ_AS_OGN,
            DiagnosticCode.BINARY_FILE,
            DiagnosticCode.NO_GAME),
        codes());
    assertEquals(2, games.size());
  }

  @Test
  void leavesTheStandardInputOpenAndClosesFiles() throws IOException {
    boolean[] closed = new boolean[1];
    InputStream stdin =
        new ByteArrayInputStream(TWO_GAMES.getBytes(StandardCharsets.UTF_16)) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };

    read(stdin, "-");

    assertEquals(2, games.size());
    assertFalse(closed[0]);
    assertEquals(List.of(), codes());
  }

  @Test
  void tellsOfAFileThatIsGoneByThen() throws IOException {
    Path file = Files.writeString(folder.resolve("a.ogn"), TWO_GAMES);
    Path other = Files.writeString(folder.resolve("b.ogn"), TWO_GAMES);
    Sources sources =
        Sources.find(List.of(file.toString(), other.toString()), InputStream.nullInputStream());
    Files.delete(file);

    reader(games::add).read(sources);

    assertEquals(List.of(DiagnosticCode.UNREADABLE_FILE), codes());
    assertEquals(file + ":1:1", remarks.get(0).span().toString());
    assertEquals("it is not there any more", remarks.get(0).message());
    assertEquals(2, games.size());
  }

  private static void append(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
