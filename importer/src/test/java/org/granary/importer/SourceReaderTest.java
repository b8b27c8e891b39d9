package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
    new SourceReader(RuleSets.ABAPA, RuleCatalog.builtIn(), games::add, remarks::add)
        .read(Sources.find(List.of(names).stream().map(Object::toString).toList(), stdin));
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

    new SourceReader(
            RuleSets.ABAPA, RuleCatalog.builtIn(), game -> append(file, "\n"), remarks::add)
        .read(Sources.find(List.of(file.toString()), InputStream.nullInputStream()));

    assertEquals(List.of(DiagnosticCode.CHANGED_WHILE_READ), codes());
  }

  private static void append(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
