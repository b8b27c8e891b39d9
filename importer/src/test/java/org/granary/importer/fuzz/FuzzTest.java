package org.granary.importer.fuzz;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A short run of what bench's {@code FuzzBench} does for long: nothing throws, nothing hangs. */
class FuzzTest {
  private static final int INPUTS = 150;

  /** Far beyond what any input takes: only a hang is that long. */
  private static final Duration HANG = Duration.ofMinutes(2);

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void damagedFilesDoNoHarm(long seed) throws IOException, URISyntaxException {
    URI samples = Objects.requireNonNull(getClass().getResource("/samples")).toURI();
    if (!"jar".equals(samples.getScheme())) {
      run(new Fuzzing(Path.of(samples), folder, seed));
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(samples, Map.of())) {
      run(new Fuzzing(jar.getPath("/samples"), folder, seed));
    }
  }

  private static void run(Fuzzing fuzzing) {
    for (int number = 0; number < INPUTS; number++) {
      int input = number;
      assertTimeoutPreemptively(HANG, () -> fuzzing.run(input), () -> "input " + input);
    }

    assertTrue(fuzzing.samples() > 20, fuzzing.samples() + " samples");
    assertTrue(fuzzing.records() > INPUTS, fuzzing.records() + " records");
  }
}
