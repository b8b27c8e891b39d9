package org.granary.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.RuleCatalog;
import org.granary.importer.formats.Formats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceReaderTest {
  private static final Formats FORMATS =
      new Formats(Optional.empty(), RuleSets.ABAPA, RuleCatalog.builtIn());

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
  void saysHowAZipArchiveOnTheStandardInputIsToBeGiven() {
    read(new ByteArrayInputStream(Packing.zip("a.ogn", TWO_GAMES)), "-");

    assertTrue(games.isEmpty());
    assertTrue(codes().contains(DiagnosticCode.BROKEN_TABLE));
    assertTrue(remarks.stream().anyMatch(remark -> remark.message().contains("a file .zip")));
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
        List.of(DiagnosticCode.NO_GAME_FILES, DiagnosticCode.BINARY_FILE, DiagnosticCode.NO_GAME),
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

  /** Many more records than a thread gets at a time, each of them told by its number. */
  @Test
  void givesTheGamesOfALongSourceInOrder() {
    int count = 5_000;

    reader(games::add).read(Sources.of(Source.stream("long", text(count))));

    List<String> events =
        games.stream().map(game -> game.headers().value("Event").orElseThrow()).toList();
    assertEquals(IntStream.range(0, count).mapToObj(Integer::toString).toList(), events);
  }

  /** What is made of records need not be safe for threads: each gets its own maker. */
  @Test
  void givesEachThreadAMakerOfItsOwn() {
    Set<Integer> makers = ConcurrentHashMap.newKeySet();
    AtomicInteger asked = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    List<String> made = new ArrayList<>();

    new SourceReader(
            FORMATS,
            () -> {
              int maker = asked.incrementAndGet();
              Thread owner = Thread.currentThread();
              return record -> {
                makers.add(maker);
                return owner == Thread.currentThread() ? "own" : "another's";
              };
            },
            one -> {
              threads.add(Thread.currentThread());
              made.add(one);
            },
            remarks::add)
        .read(Sources.of(Source.stream("long", text(5_000))));

    assertEquals(Set.of("own"), Set.copyOf(made));
    assertEquals(5_000, made.size());
    assertTrue(makers.size() <= Runtime.getRuntime().availableProcessors());
    assertEquals(Set.of(Thread.currentThread()), Set.copyOf(threads));
  }

  /** Reading does not run ahead of a taker without bound: 1 MiB and what lies in buffers. */
  @Test
  void readsABoundedAmountAhead() {
    long[] read = new long[1];
    InputStream endless = new Endless(TWO_GAMES.getBytes(StandardCharsets.UTF_8), read);
    int[] taken = new int[1];
    long perGame = TWO_GAMES.length() / 2;

    assertThrows(
        IllegalStateException.class,
        () ->
            reader(
                    game -> {
                      long ahead = read[0] - perGame * taken[0]++;
                      assertTrue(ahead < 3 << 20, "ahead by " + ahead);
                      if (taken[0] == 300_000) {
                        throw new IllegalStateException("enough");
                      }
                    })
                .read(Sources.of(Source.stream("endless", endless))));
  }

  @Test
  void throwsWhatFailsInAThread() {
    RuntimeException bug = new IllegalStateException("a bug");
    SourceReader reader =
        new SourceReader(
            FORMATS,
            () ->
                record -> {
                  throw bug;
                },
            one -> {},
            remarks::add);

    RuntimeException thrown =
        assertThrows(
            IllegalStateException.class,
            () -> reader.read(Sources.of(Source.stream("a", text(3)))));

    assertSame(bug, thrown);
  }

  @Test
  void stopsWhenItsThreadIsInterrupted() {
    InputStream endless = new Endless(TWO_GAMES.getBytes(StandardCharsets.UTF_8), new long[1]);

    reader(
            game -> {
              if (game.text().source().number() == 1000) {
                Thread.currentThread().interrupt();
              }
            })
        .read(Sources.of(Source.stream("endless", endless)));

    assertTrue(Thread.interrupted());
  }

  private static InputStream text(int records) {
    String text =
        IntStream.range(0, records)
            .mapToObj(i -> "[Event \"" + i + "\"]\n\n1. A a *\n\n")
            .collect(Collectors.joining());
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same bytes again and again, counted. */
  private static final class Endless extends InputStream {
    private final byte[] bytes;
    private final long[] count;

    Endless(byte[] bytes, long[] count) {
      this.bytes = bytes;
      this.count = count;
    }

    @Override
    public int read() {
      int next = bytes[(int) (count[0] % bytes.length)];
      count[0]++;
      return next;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int from = (int) (count[0] % bytes.length);
      int given = Math.min(length, bytes.length - from);
      System.arraycopy(bytes, from, target, offset, given);
      count[0] += given;
      return given;
    }
  }

  private static void append(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
