package org.granary.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the launcher in a copy of the repository's outline, with a Maven that only pretends: its
 * "build" copies a jar that leads to the classes under test.
 */
class LauncherTest {
  @TempDir private Path temporary;
  private Path home;
  private Path jar;
  private final Map<String, String> environment = new TreeMap<>();
  private final Map<Process, Path> errors = new ConcurrentHashMap<>();

  @BeforeEach
  void layOutTheRepository() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/env")), "the launcher needs a Unix system");
    home = Files.createDirectories(temporary.resolve("a folder with ünusual name"));
    for (String module :
        List.of("engine", "grammar", "store", "importer", "query", "exporter", "cli")) {
      write(home.resolve(module).resolve("pom.xml"), "<project/>");
    }
    write(home.resolve("pom.xml"), "<project/>");
    Files.copy(Repository.root().resolve("granary"), home.resolve("granary"));
    executable(home.resolve("granary"));
    jar = home.resolve("cli/target/granary-cli.jar");
    makeJar(temporary.resolve("built.jar"));
    pretendMaven("cp '" + temporary.resolve("built.jar") + "' cli/target/");
    environment.put("GRANARY_NO_CDS", "yes");
    environment.put("JAVA_HOME", System.getProperty("java.home"));
  }

  private void pretendMaven(String build) throws IOException {
    Path maven = temporary.resolve("bin/mvn");
    write(
        maven,
        "#!/usr/bin/env bash\necho built >>'"
            + temporary.resolve("builds")
            + "'\nmkdir -p cli/target\n"
            + build.replace("cli/target/", "cli/target/granary-cli.jar")
            + "\n");
    executable(maven);
    environment.put("PATH", temporary.resolve("bin") + File.pathSeparator + System.getenv("PATH"));
  }

  @Test
  void buildsOnceAndThenRuns() throws IOException, InterruptedException {
    Run first = launch("perft", "3");
    Run second = launch("perft", "3");

    assertEquals("6 36 190\n", first.out());
    assertTrue(first.err().startsWith("granary: building, once"), first.err());
    assertEquals(new Run(0, "6 36 190\n", ""), second);
    assertEquals(1, builds());
  }

  @Test
  void buildsAgainWhenASourceIsNewer() throws IOException, InterruptedException {
    launch("--version");
    Path source = home.resolve("engine/src/main/java/A.java");
    write(source, "class A {}");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));

    launch("--version");

    assertEquals(2, builds());
  }

  @Test
  void testsAndBuildProductsAreNoReasonToBuild() throws IOException, InterruptedException {
    launch("--version");
    for (String name : List.of("engine/src/test/java/A.java", "engine/target/a.jar")) {
      write(home.resolve(name), "");
      Files.setLastModifiedTime(home.resolve(name), FileTime.from(Instant.now().plusSeconds(5)));
    }

    launch("--version");

    assertEquals(1, builds());
  }

  @Test
  void twoAtOnceBuildOnce() throws IOException, InterruptedException {
    Process one = start("perft", "2");
    Process other = start("perft", "2");

    assertEquals(new Run(0, "6 36\n", ""), withoutErr(finish(one)));
    assertEquals(new Run(0, "6 36\n", ""), withoutErr(finish(other)));
    assertEquals(1, builds());
    assertFalse(Files.exists(home.resolve("target/launcher.lock")));
  }

  @Test
  void takesOverALockOfADeadProcess() throws IOException, InterruptedException {
    write(home.resolve("target/launcher.lock/pid"), "999999999\n");

    assertEquals(0, launch("--version").code());
    assertEquals(1, builds());
  }

  @Test
  void aBuildThatFailsIsTrouble() throws IOException, InterruptedException {
    pretendMaven("echo '[ERROR] no such thing'; exit 1");

    Run run = launch("--version");

    assertEquals(3, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("[ERROR] no such thing\n"), run.err());
    assertTrue(run.err().endsWith("the build failed; what Maven says is above\n"), run.err());
    assertFalse(Files.exists(home.resolve("target/launcher.lock")));
  }

  @Test
  void neverBuildsWhenToldNotTo() throws IOException, InterruptedException {
    environment.put("GRANARY_NO_BUILD", "yes");

    Run run = launch("--version");

    assertEquals(3, run.code());
    assertEquals("granary: there is no " + jar + " and GRANARY_NO_BUILD is set\n", run.err());
    assertFalse(Files.exists(temporary.resolve("builds")));
  }

  @Test
  void passesTheExitCodeOn() throws IOException, InterruptedException {
    launch("--version");

    assertEquals(2, launch("nonsense").code());
    assertEquals(3, launch("validate", "nothing.ogn").code());
  }

  @Test
  void argumentsAreUtf8WhateverTheLocale() throws IOException, InterruptedException {
    launch("--version");
    environment.put("LC_ALL", "C");
    Path records = temporary.resolve("Айгерім Ɔkyerɛ.ogn");
    Files.copy(Repository.sample("games/names.ogn"), records);

    Run run = launch("show", records.toString());

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Айгерім Сәтбаева – Ɔkyerɛ Kwabena"), run.out());
  }

  @Test
  void runsThroughALink() throws IOException, InterruptedException {
    launch("--version");
    Path link = Files.createSymbolicLink(temporary.resolve("link"), home.resolve("granary"));

    Run run = finish(start(link, List.of("perft", "1")));

    assertEquals(new Run(0, "6\n", ""), run);
  }

  @Test
  void refusesAnOldJava() throws IOException, InterruptedException {
    Path old = temporary.resolve("jdk8");
    write(old.resolve("release"), "JAVA_VERSION=\"1.8.0_402\"\n");
    write(old.resolve("bin/java"), "#!/usr/bin/env bash\nexit 9\n");
    executable(old.resolve("bin/java"));
    environment.put("JAVA_HOME", old.toString());

    Run run = launch("--version");

    assertEquals(3, run.code());
    assertEquals(
        "granary: Java 17 or newer is needed; "
            + old.resolve("bin/java")
            + " is version 1.8.0_402. Set JAVA_HOME to a newer one.\n",
        run.err());
  }

  @Test
  void saysThatJavaHomeIsWrong() throws IOException, InterruptedException {
    environment.put("JAVA_HOME", "/nowhere");

    assertEquals(
        new Run(3, "", "granary: JAVA_HOME is /nowhere, but there is no /nowhere/bin/java\n"),
        launch("--version"));
  }

  private long builds() throws IOException {
    return Files.readAllLines(temporary.resolve("builds")).size();
  }

  private static Run withoutErr(Run run) {
    return new Run(run.code(), run.out(), "");
  }

  private Run launch(String... args) throws IOException, InterruptedException {
    return finish(start(args));
  }

  private Process start(String... args) throws IOException {
    return start(home.resolve("granary"), List.of(args));
  }

  private Process start(Path launcher, List<String> args) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(args);
    Path err = Files.createTempFile(temporary, "err", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(temporary.toFile()).redirectError(err.toFile());
    builder.environment().remove("GRANARY_OPTS");
    builder.environment().putAll(environment);
    Process process = builder.start();
    errors.put(process, err);
    return process;
  }

  private Run finish(Process process) throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    return new Run(code, out, Files.readString(errors.get(process)));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static void executable(Path file) {
    assertTrue(file.toFile().setExecutable(true), file.toString());
  }

  /** A jar without classes whose class path is that of this test. */
  private static void makeJar(Path file) throws IOException {
    String classPath =
        List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1)).stream()
            .filter(entry -> !entry.isEmpty())
            .map(entry -> Path.of(entry).toUri().toString())
            .collect(Collectors.joining(" "));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    try (OutputStream out = Files.newOutputStream(file)) {
      new JarOutputStream(out, manifest).close();
    }
  }
}
