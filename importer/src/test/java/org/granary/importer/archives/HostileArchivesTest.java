package org.granary.importer.archives;

import static org.granary.importer.Packing.bytes;
import static org.granary.importer.Packing.central;
import static org.granary.importer.Packing.gzip;
import static org.granary.importer.Packing.rename;
import static org.granary.importer.Packing.set;
import static org.granary.importer.Packing.zip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostileArchivesTest {
  private static final Bounds SMALL = new Bounds(20, 1 << 20, 8 << 20, 5, 1000, 2, 3000);

  @TempDir Path folder;

  private Unpacked read(byte[] archive) throws IOException {
    return Unpacked.of(folder, "g.zip", archive);
  }

  @ParameterizedTest
  @CsvSource({
    "../../x.ogn, x.ogn",
    "/etc/x.ogn, etc/x.ogn",
    "a/../../x.ogn, a/x.ogn",
    "C:\\games\\x.ogn, games/x.ogn",
  })
  void readsFilesWhoseNamesLeadElsewhereUnderHarmlessOnes(String name, String harmless)
      throws IOException {
    Unpacked found = read(zip(name, "X"));

    assertEquals(List.of("g.zip!/" + harmless + " X"), found.files());
    assertEquals(
        List.of(
            "g.zip!/"
                + harmless
                + ":1:1: warning[entry-name]: the archive calls it \""
                + name
                + "\", outside of the folder it would be"),
        found.diagnostics());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(folder.resolve("g.zip")), files.toList(), "nothing was written");
    }
  }

  @Test
  void makesControlCharactersInNamesHarmless() throws IOException {
    Unpacked found = read(zip("a\u001b[2J\n\u202egame.ogn", "X"));

    assertEquals(List.of("g.zip!/a\ufffd[2J\ufffd\ufffdgame.ogn X"), found.files());
  }

  @Test
  void tellsFilesOfTheSameNameApart() throws IOException {
    byte[] archive = rename(zip("a1.ogn", "first", "a2.ogn", "second"), "a2.ogn", "a1.ogn");

    Unpacked found = read(archive);

    assertEquals(List.of("g.zip!/a1 (2).ogn second", "g.zip!/a1.ogn first"), found.files());
    assertEquals(
        List.of(
            "g.zip!/a1 (2).ogn:1:1: note[entry-name]: the archive has several files of this name:"
                + " this is number 2"),
        found.diagnostics());
  }

  @Test
  void readsNamesThatAreNotUtf8() throws IOException {
    Unpacked found = read(zip(Charset.forName("IBM437"), "André.ogn", "X"));

    assertEquals(List.of("g.zip!/André.ogn X"), found.files());
    assertEquals(
        List.of(
            "g.zip!/André.ogn:1:1: note[entry-name]: its name in the archive is not UTF-8; read as"
                + " IBM437"),
        found.diagnostics());
  }

  @Test
  void passesOverEncryptedFiles() throws IOException {
    Unpacked found = read(set(zip("a.ogn", "A"), 6, 8, 1 | 1 << 3 | 1 << 11));

    assertEquals(List.of(), found.files());
    assertEquals(
        List.of(
            "g.zip!/a.ogn:1:1: error[unreadable-entry]: it is encrypted: unpack it with its"
                + " password first"),
        found.diagnostics());
  }

  @Test
  void passesOverFilesPackedByUnknownMethods() throws IOException {
    Unpacked found = read(set(zip("a.ogn", "A"), 8, 10, 98));

    assertEquals(
        List.of(
            "g.zip!/a.ogn:1:1: error[unreadable-entry]: it is packed by a method that is not known"
                + " here (PPMD)"),
        found.diagnostics());
  }

  @Test
  void readsATornArchiveAsFarAsItGoes() throws IOException {
    String noise = noise(5000);
    byte[] archive = zip("a.ogn", "A", "b.ogn", noise, "c.ogn", "C");

    Unpacked found = read(Arrays.copyOf(archive, 3000));

    assertEquals(2, found.files().size());
    assertEquals("g.zip!/a.ogn A", found.files().get(0));
    String b = found.files().get(1).substring("g.zip!/b.ogn ".length());
    assertTrue(b.length() > 1000 && b.length() < 5000 && noise.startsWith(b), b);
    assertEquals(
        List.of(
            "g.zip:1:1: error[broken-archive]: it is cut short or damaged: its list of entries is"
                + " missing, 2 found",
            "g.zip!/b.ogn:1:1: error[broken-archive]: it is cut short; what could be unpacked was"
                + " read"),
        found.diagnostics());
  }

  @Test
  void readsATornGzipFileAsFarAsItGoes() throws IOException {
    String noise = noise(5000);
    byte[] archive = gzip(bytes(noise));

    Unpacked found = Unpacked.of(folder, "a.ogn.gz", Arrays.copyOf(archive, 2000));

    String text = found.files().get(0).substring("a.ogn.gz ".length());
    assertTrue(text.length() > 1000 && noise.startsWith(text), text);
    assertEquals(
        List.of(
            "a.ogn.gz:1:1: error[broken-archive]: it is cut short; what could be unpacked was read"),
        found.diagnostics());
  }

  @Test
  void tellsAWrongChecksum() throws IOException {
    byte[] zip = zip("a.ogn", "A");
    zip[central(zip, 0) + 16] ^= 1;
    byte[] gzip = gzip(bytes("A"));
    gzip[gzip.length - 8] ^= 1;

    for (Unpacked found : List.of(read(zip), Unpacked.of(folder, "a.ogn.gz", gzip))) {
      assertTrue(found.files().get(0).endsWith(" A"), found.toString());
      assertEquals(1, found.diagnostics().size());
      assertTrue(
          found.diagnostics().get(0).contains("error[broken-archive]: its checksum is wrong"),
          found.toString());
    }
  }

  @Test
  void tellsWhatFollowsAGzipFile() throws IOException {
    byte[] packed = gzip(bytes("A"));
    byte[] more = Arrays.copyOf(packed, packed.length + 12);

    Unpacked found = Unpacked.of(folder, "a.ogn.gz", more);

    assertEquals(List.of("a.ogn.gz A"), found.files());
    assertEquals(
        List.of(
            "a.ogn.gz:1:1: error[broken-archive]: after what gzip packed follows something else,"
                + " which is left out"),
        found.diagnostics());
  }

  @ParameterizedTest
  @CsvSource({
    "a.ogn.gz, 'error[broken-archive]: it is no gzip file, whatever its name says'",
    "a.zip, 'error[broken-archive]: it is no zip archive, whatever its name says'",
  })
  void tellsAFileThatIsNoArchive(String name, String message) throws IOException {
    Unpacked found = Unpacked.of(folder, name, bytes("[Event \"?\"]\n\n1. A a\n"));

    assertEquals(List.of(name + ":1:1: " + message), found.diagnostics());
  }

  @Test
  void saysNothingOfAnArchiveWithoutEntries() throws IOException {
    assertEquals(new Unpacked(List.of(), List.of()), read(zip()));
  }

  @Test
  void endsABombAndReadsTheFilesBesideIt() throws IOException {
    byte[] zeros = new byte[7 << 20];

    Unpacked found =
        Unpacked.of(folder, "g.zip", zip("a.ogn", zeros, "b.ogn", zeros, "c.ogn", "C"), SMALL);

    assertEquals("g.zip!/c.ogn C", found.files().get(2));
    int a = found.files().get(0).length();
    int b = found.files().get(1).length();
    assertTrue(a > 1 << 20 && a < 3 << 20, "unpacked " + a);
    assertTrue(b < 1 << 20, "unpacked " + b);
    assertEquals(
        "g.zip!/a.ogn:1:1: error[archive-limit]: it unpacks to more than 20 times its size, and the"
            + " archive has used up the 1 MiB beyond that: the rest is left out",
        found.diagnostics().get(0));
    assertEquals(2, found.diagnostics().size());
  }

  @Test
  void endsALongFile() throws IOException {
    Bounds bounds = new Bounds(20, 64 << 20, 2 << 20, 5, 1000, 2, 3000);

    Unpacked found = Unpacked.of(folder, "a.ogn.gz", gzip(new byte[3 << 20]), bounds);

    assertEquals(
        List.of(
            "a.ogn.gz:1:1: error[archive-limit]: it unpacks to more than 2 MiB: the rest is left"
                + " out"),
        found.diagnostics());
  }

  @Test
  void readsNoMoreEntriesThanTheBound() throws IOException {
    byte[] six = zip("1.ogn", "", "2.ogn", "", "3.ogn", "", "4.ogn", "", "5.ogn", "", "6.ogn", "");

    Unpacked found = Unpacked.of(folder, "g.zip", six, SMALL);

    assertEquals(5, found.files().size());
    assertEquals(
        List.of("g.zip:1:1: error[archive-limit]: more than 5 entries: the rest is left out"),
        found.diagnostics());
  }

  @Test
  void readsNothingOfAnArchiveWithAnEndlessList() throws IOException {
    Unpacked found =
        Unpacked.of(folder, "g.zip", zip("1".repeat(600) + ".ogn", "", "2".repeat(600), ""), SMALL);

    assertEquals(List.of(), found.files());
    assertEquals(
        List.of(
            "g.zip:1:1: error[archive-limit]: its list of entries takes more than 1000 bytes:"
                + " nothing of it is read"),
        found.diagnostics());
  }

  @Test
  void opensNoMoreArchivesInArchivesThanTheBound() throws IOException {
    byte[] three = zip("b.zip", zip("c.zip", zip("x.ogn", "X")));

    Unpacked found = Unpacked.of(folder, "a.zip", three, SMALL);

    assertEquals(
        List.of(
            "a.zip!/b.zip!/c.zip:1:1: error[archive-limit]: an archive in 2 others: more than 2 are"
                + " not opened"),
        found.diagnostics());
  }

  @Test
  void opensNoLargeArchiveInAnArchive() throws IOException {
    byte[] inner = zip("x.ogn", noise(20_000));

    Unpacked found = Unpacked.of(folder, "a.zip", zip("b.zip", inner), SMALL);

    assertEquals(
        List.of(
            "a.zip!/b.zip:1:1: error[archive-limit]: an archive in an archive is opened only up to"
                + " a size of 3000 bytes"),
        found.diagnostics());
  }

  /** The list names one file three times: the way to a bomb without archives in archives. */
  @Test
  void readsNothingOfAnArchiveWhoseEntriesOverlap() throws IOException {
    Unpacked found = read(overlapping(zip("a.ogn", noise(3000))));

    assertEquals(
        List.of(
            "g.zip:1:1: error[archive-limit]: its entries overlap, as no program packs them:"
                + " nothing of it is read"),
        found.diagnostics());
  }

  private static byte[] overlapping(byte[] one) {
    int start = central(one, 0);
    int end = one.length - 22;
    ByteBuffer three =
        ByteBuffer.allocate(one.length + 2 * (end - start)).order(ByteOrder.LITTLE_ENDIAN);
    three.put(one, 0, end).put(one, start, end - start).put(one, start, end - start);
    int tail = three.position();
    three.put(one, end, 22);
    three.putShort(tail + 8, (short) 3).putShort(tail + 10, (short) 3);
    three.putInt(tail + 12, 3 * (end - start));
    return three.array();
  }

  @Test
  void saysSomethingOnlyTwentyTimes() throws IOException {
    Object[] entries = new Object[60];
    for (int i = 0; i < 30; i++) {
      entries[2 * i] = "../" + i + ".ogn";
      entries[2 * i + 1] = "";
    }

    Unpacked found = read(zip(entries));

    assertEquals(30, found.files().size());
    assertEquals(21, found.diagnostics().size());
    assertEquals(
        "g.zip:1:1: warning[entry-name]: 10 more of this kind in this archive",
        found.diagnostics().get(20));
  }

  /** Bytes changed, put in, left out: whatever comes of it, it comes without an exception. */
  @ParameterizedTest(name = "seed {0}")
  @CsvSource({"1", "2", "3"})
  void survivesDamageOfAnyKind(int seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] whole =
        zip("a.ogn", noise(300), "in.zip", zip("b.ogn", noise(100)), "c.ogn.gz", gzip(bytes("C")));
    int told = 0;
    for (int i = 0; i < 700; i++) {
      byte[] damaged = Arrays.copyOf(whole, random.nextInt(whole.length * 3 / 4, whole.length + 9));
      for (int n = random.nextInt(6); n >= 0; n--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      Unpacked found = read(damaged);
      told += found.diagnostics().isEmpty() ? 0 : 1;
      assertTrue(found.files().size() <= 5, found.toString());
    }
    assertTrue(told > 350, told + " of 700 told");
  }

  private static String noise(int length) {
    StringBuilder text = new StringBuilder();
    new SplittableRandom(7).ints(length, 'A', 'z').forEach(c -> text.append((char) c));
    return text.toString();
  }
}
