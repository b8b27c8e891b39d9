package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.granary.grammar.Annotation;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameText;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.grammar.Tag;
import org.granary.store.GameCollection;
import org.granary.store.StoredGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What goes into a collection comes out of it: the bytes of every record, and after an export its
 * tags, comments, variations and glyphs.
 */
class NothingLostTest {
  @TempDir private Path folder;

  static Stream<Path> samples() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String name : List.of("games", "broken")) {
      found.addAll(ogn(Repository.sample(name)));
    }
    assertTrue(found.size() >= 60, found.toString());
    return found.stream();
  }

  private static List<Path> ogn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".ogn")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void keepsEveryRecord(Path sample) throws IOException {
    keeps(sample);
  }

  @Test
  void keepsEveryRecordOfTheSharedFolder() throws IOException {
    Optional<Path> records = Repository.shared("records");
    assumeTrue(records.isPresent(), "there is no folder ../shared/records");
    List<Path> files = ogn(records.get());
    assertTrue(!files.isEmpty(), "no .ogn file in ../shared/records");
    for (Path file : files) {
      keeps(file);
    }
  }

  private void keeps(Path file) throws IOException {
    Path db = folder.resolve(file.getFileName() + ".granary");
    Run.of("import", file, "--db", db, "--duplicates", "keep", "--dialect", "ogn");
    Path out = folder.resolve(file.getFileName() + ".out.ogn");
    Run.of("export", "--db", db, "--to", out);
    List<RawRecord> cut = cut(file);
    List<RawRecord> exported = Files.exists(out) ? cut(out) : List.of();
    try (GameCollection games = GameCollection.open(db, notice -> {})) {
      assertEquals(games.gameCount(), exported.size(), file.toString());
      for (long id = 1; id <= games.gameCount(); id++) {
        StoredGame game = games.game(id).orElseThrow();
        RawRecord raw = cut.get(game.record() - 1);
        String where = file + ", record " + game.record();
        assertArrayEquals(raw.bytes(), games.original(id).orElseThrow(), where);
        GameReader reader = new GameReader(game.line().ruleSet().layout());
        RawRecord written = exported.get((int) id - 1);
        assertSame(reader.read(raw).text(), reader.read(written).text(), where);
      }
    }
  }

  private static List<RawRecord> cut(Path file) throws IOException {
    List<RawRecord> records = new ArrayList<>();
    try (InputStream in = Files.newInputStream(file)) {
      RecordReader reader = new RecordReader(file.toString(), in);
      for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
    }
    return records;
  }

  /** Of a tag written twice an export has the last one, which is told; the bytes have both. */
  private static void assertSame(GameText before, GameText after, String where) {
    for (Tag tag : before.headers().tags()) {
      boolean counts = before.headers().tag(tag.name()).orElseThrow().equals(tag);
      if (counts) {
        assertTrue(
            after.headers().tags().stream()
                .anyMatch(t -> t.name().equals(tag.name()) && t.value().equals(tag.value())),
            where + " lost " + tag);
      }
    }
    assertEquals(annotations(before.line()), annotations(after.line()), where);
  }

  /** Everything said of a line and its variations, in order. */
  private static List<String> annotations(MoveLine line) {
    List<String> said = new ArrayList<>();
    line.annotations().forEach((ply, annotation) -> say(ply, annotation, said));
    return said;
  }

  private static void say(int ply, Annotation annotation, List<String> said) {
    annotation.comments().forEach(comment -> said.add(ply + " {" + comment + "}"));
    annotation.nags().forEach(nag -> said.add(ply + " $" + nag));
    for (MoveLine variation : annotation.variations()) {
      said.add(ply + " (" + Arrays.toString(variation.codes()));
      said.addAll(annotations(variation));
      said.add(")");
    }
  }

  /** One run with bytes on standard output. */
  private static byte[] bytes(Object... args) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(bytes, false, StandardCharsets.UTF_8),
            new PrintWriter(err),
            InputStream.nullInputStream(),
            false,
            bytes);
    int code = Main.run(Stream.of(args).map(Object::toString).toArray(String[]::new), console);
    assertEquals(0, code, err.toString());
    return bytes.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252"})
  void showsTheBytesOfARecordInItsOwnEncoding(String encoding) throws IOException {
    Charset charset = Charset.forName(encoding);
    String one = "[South \"Núria Vilà\"]\r\n\r\n1. F  f {així} *";
    String two = "[South \"Zoë\"]\r\n\r\n1. F a *";
    String mark = encoding.startsWith("UTF-16") ? "\uFEFF" : "";
    Path file = folder.resolve("e.ogn");
    Files.write(file, (mark + one + "\r\n\r\n" + two + "\r\n").getBytes(charset));
    Path db = folder.resolve("e.granary");
    assertEquals(0, Run.of("import", file, "--db", db).code());

    byte[] second = bytes("show", "--original", "2", "--db", db);

    assertArrayEquals(two.getBytes(charset), second);
    assertArrayEquals(second, bytes("show", "--original", file, "--record", "2"));
    String first = new String(bytes("show", "--original", "1", "--db", db), charset);
    assertEquals(one, first.replace("\uFEFF", ""));
  }

  @Test
  void saysWhichRecordIsNotThere() throws IOException {
    Path file = Repository.sample("games/annotated.ogn");
    Path db = folder.resolve("s.granary");
    Run.of("import", file, "--db", db);

    assertEquals(
        new Run(1, "", "granary: " + db + ": there is no game 99\n"),
        Run.of("show", "--original", "99", "--db", db));
    assertEquals(
        new Run(1, "", "granary: " + file + ": there is no record 99\n"),
        Run.of("show", "--original", file, "--record", "99"));
    assertEquals(2, Run.of("show", "--original", file).code());
    assertEquals(3, Run.of("show", "--original", "no.ogn", "--record", "1").code());
  }

  @Test
  void showsOnlyOneRecordOfAFile() {
    Path file = Repository.sample("broken/three-illegal-move.ogn");

    Run all = Run.of("show", file, "--format", "ogn");
    Run third = Run.of("show", file, "--format", "ogn", "--record", "3");

    assertEquals(0, third.code(), third.err());
    assertTrue(all.out().endsWith(third.out()) && !third.out().isEmpty(), third.out());
    assertEquals(1, all.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"skip", "replace-shorter"})
  void aSecondImportLeavesEveryByteAlone(String duplicates) throws IOException {
    Path db = folder.resolve("again.granary");
    Path samples = Repository.sample("games");
    assertEquals(0, Run.of("import", samples, "--db", db, "--duplicates", duplicates).code());
    byte[] before = Files.readAllBytes(db.resolve("games.db"));
    long generation = generation(db);

    Run again = Run.of("import", samples, "--db", db, "--duplicates", duplicates);

    assertEquals(0, again.code(), again.err());
    assertArrayEquals(before, Files.readAllBytes(db.resolve("games.db")));
    assertEquals(generation, generation(db));
  }

  private static long generation(Path db) {
    try (GameCollection games = GameCollection.open(db, notice -> {})) {
      return games.generation();
    }
  }

  /** The same file under a rule file of the same name that says something else. */
  @Test
  void readsAFileAgainWhenItsRulesChanged() throws IOException {
    Path rules = folder.resolve("ours.toml");
    Path file =
        Files.writeString(
            folder.resolve("g.ogn"), "[RuleSet \"ours\"]\n[South \"Ama\"]\n\n1. F a *\n");
    Path db = folder.resolve("r.granary");
    Files.writeString(rules, "base = \"abapa\"\ntitle = \"Ours\"\n");
    assertEquals(0, Run.of("import", file, "--db", db, "--rules", rules).code());
    Run same = Run.of("import", file, "--db", db, "--rules", rules);
    assertTrue(same.out().contains("1 file imported before"), same.out());

    Files.writeString(
        rules, "base = \"abapa\"\ntitle = \"Ours\"\n[parameters]\nnoCaptureLimit = 40\n");
    Run changed = Run.of("import", file, "--db", db, "--rules", rules);

    assertEquals(3, changed.code());
    assertTrue(changed.err().contains("under other rules that are called \"ours\""), changed.err());
  }
}
