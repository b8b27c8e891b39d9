package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code validate --fix} beyond what the transcript shows. */
class FixTest {
  @TempDir private Path folder;

  private Path broken(String name) throws IOException {
    Path sample = Repository.sample("broken").resolve(name);
    return Files.copy(sample, folder.resolve(name));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theFixedFileIsValidAndTheInputUntouched() throws IOException {
    Path in = broken("slip-left-out.ogn");
    byte[] before = Files.readAllBytes(in);
    Path out = folder.resolve("out.ogn");

    Run run = Run.of("validate", in, "--fix", out);
    Run again = Run.of("validate", out);

    assertEquals(0, run.code(), "nothing is left wrong");
    assertTrue(run.err().contains("1 game emended, 0 games with errors left"), run.err());
    assertEquals(0, again.code(), again.err());
    String text = Files.readString(out);
    assertTrue(text.contains("[Emended \"ply 26: d was left out\"]"), text);
    assertTrue(text.replace('\n', ' ').contains("13. B d { emended: d was left out } 14."), text);
    assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(in)));
  }

  @Test
  void aFileThatIsReadIsNeverWrittenByWhateverName() throws IOException {
    Path in = broken("slip-house.ogn");
    String before = Files.readString(in);
    Path symbolic = Files.createSymbolicLink(folder.resolve("symbolic.ogn"), in);
    Path hard = Files.createLink(folder.resolve("hard.ogn"), in);
    Path roundabout = folder.resolve("..").resolve(folder.getFileName()).resolve("slip-house.ogn");

    for (Path out : List.of(in, symbolic, hard, roundabout)) {
      Run run = Run.of("validate", in, "--fix", out);

      assertEquals(2, run.code(), run.err());
      assertTrue(run.err().contains("it is one of the files that are read"), run.err());
    }
    Run ofFolder = Run.of("validate", folder, "--fix", in);
    assertEquals(2, ofFolder.code(), ofFolder.err());
    assertEquals(before, Files.readString(in));
    assertEquals(List.of("hard.ogn", "slip-house.ogn", "symbolic.ogn"), names());
  }

  @Test
  void whatCannotBeRepairedIsWrittenAsItWas() throws IOException {
    Path in = folder.resolve("in.ogn");
    Files.writeString(in, "[Event \"x\"]\n[Result \"*\"]\n\n1. F f 2. F f {odd} 3. nonsense\n");
    Path out = folder.resolve("out.ogn");

    Run run = Run.of("validate", "--suggest", in, "--fix", out);
    String text = Files.readString(out);

    assertEquals(1, run.code(), run.err());
    assertTrue(run.err().contains("0 games emended, 1 game with errors left as it was"), run.err());
    assertTrue(run.err().contains("in.ogn:1: no convincing repair among"), run.err());
    assertFalse(text.contains("Emended"), text);
    assertTrue(text.contains("{ odd }"), text);
    assertTrue(text.contains("[%unread nonsense]"), text);
  }

  @Test
  void nothingIsWrittenWhenNotEverythingCouldBeRead() throws IOException {
    Path out = folder.resolve("out.ogn");
    Path missing = folder.resolve("missing.ogn");

    Run run = Run.of("validate", broken("slip-house.ogn"), missing, "--fix", out);

    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains("out.ogn was not written"), run.err());
    assertEquals(List.of("slip-house.ogn"), names());
  }

  @Test
  void aFolderThatDoesNotExistIsTold() throws IOException {
    Run run = Run.of("validate", broken("slip-house.ogn"), "--fix", folder.resolve("no/out.ogn"));

    assertEquals(3, run.code(), run.err());
    assertFalse(run.err().contains("bug"), run.err());
  }

  @Test
  @Timeout(120)
  void anInterruptedRunLeavesNothing() throws IOException, InterruptedException {
    String record = Files.readString(broken("slip-house.ogn"));
    Path work = Files.createDirectory(folder.resolve("work"));
    Path out = work.resolve("out.ogn");
    Subprocess run =
        Subprocess.start(folder, "", List.of(), List.of("validate", "-", "--fix", out.toString()));
    try (OutputStream stdin = run.process().getOutputStream()) {
      byte[] text = (record + '\n').repeat(100).getBytes(StandardCharsets.UTF_8);
      while (!run.errSoFar().contains("illegal-move") && run.process().isAlive()) {
        stdin.write(text);
        stdin.flush();
      }
      run.process().toHandle().destroy();
      Run ended = run.finish();

      assertTrue(List.of(130, 143).contains(ended.code()), ended.code() + ended.err());
      assertFalse(ended.err().contains("\tat "), ended.err());
    }
    try (Stream<Path> left = Files.list(work)) {
      assertEquals(List.of(), left.toList());
    }
  }
}
