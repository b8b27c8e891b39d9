package org.granary.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The edges between modules and libraries, held for every class of every module. */
class ArchitectureTest {
  private static final String ROOT = "org.granary.";
  private static final String GENERATED = "org.granary.grammar.antlr..";
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.granary");
  private static final JavaClasses WRITTEN = CLASSES.that(not(resideInAPackage(GENERATED)));

  @Test
  void sawEveryModule() throws IOException {
    Set<String> modules = new TreeSet<>();
    Matcher matcher =
        Pattern.compile("<module>(\\w+)</module>")
            .matcher(Files.readString(Repository.root().resolve("pom.xml")));
    while (matcher.find()) {
      modules.add(matcher.group(1));
    }
    modules.remove("samples"); // data only
    modules.remove("bench"); // not part of the default build

    Set<String> seen = new TreeSet<>();
    for (JavaClass c : CLASSES) {
      seen.add(c.getPackageName().substring(ROOT.length()).split("\\.", -1)[0]);
    }

    assertEquals(modules, seen);
    assertTrue(modules.size() >= 7, modules.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "org.antlr.., grammar, grammar",
    "java.sql.., store, query",
    "org.sqlite.., store, query",
    "org.apache.lucene.., store, query",
    "org.apache.poi.., exporter, importer",
    "org.apache.pdfbox.., exporter, exporter",
    "org.apache.batik.., exporter, exporter",
    "de.rototor.., exporter, exporter",
    "java.awt.., exporter, exporter",
    "picocli.., cli, cli",
    "me.tongfei.., cli, cli"
  })
  void aLibraryIsUsedOnlyWhereItBelongs(String library, String module, String otherModule) {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT + module + "..", ROOT + otherModule + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }

  @ParameterizedTest
  @CsvSource({
    "engine, ''",
    "grammar, engine",
    "store, engine grammar",
    "importer, engine grammar store",
    "query, engine grammar store",
    "exporter, engine grammar"
  })
  void aModuleSeesOnlyThoseBelowIt(String module, String below) {
    Set<String> allowed = new TreeSet<>(Set.of(ROOT + module + ".."));
    for (String name : below.split(" ", -1)) {
      allowed.add(ROOT + (name.isEmpty() ? module : name) + "..");
    }

    noClasses()
        .that()
        .resideInAPackage(ROOT + module + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.granary..")
                .and(not(resideInAnyPackage(allowed.toArray(String[]::new)))))
        .check(CLASSES);
  }

  @Test
  void theEngineUsesNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("org.granary.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "org.granary.engine..")
        .check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.granary.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void onlyMainTouchesTheProcess() {
    JavaClasses others = CLASSES.that(not(resideInAPackage(GENERATED)).and(isNotMain()));

    NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(others);
    noClasses().should().callMethod(System.class, "exit", int.class).check(others);
    noClasses().should().callMethod(Runtime.class, "exit", int.class).check(others);
  }

  /** What is printed is the same whatever the language of the machine; messages, too. */
  @Test
  void nothingIsFormattedForTheLocaleOfTheMachine() {
    noClasses()
        .should()
        .callMethod(String.class, "formatted", Object[].class)
        .orShould()
        .callMethod(String.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
        .orShould()
        .callMethod(PrintWriter.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(PrintStream.class, "printf", String.class, Object[].class)
        .orShould()
        .callMethod(PrintStream.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(String.class, "toLowerCase")
        .orShould()
        .callMethod(String.class, "toUpperCase")
        .check(WRITTEN);
  }

  private static com.tngtech.archunit.base.DescribedPredicate<JavaClass> isNotMain() {
    return not(JavaClass.Predicates.equivalentTo(Main.class));
  }

  @Test
  void exceptionsHaveMeaningfulTypes() {
    NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS.check(WRITTEN);
  }

  @Test
  void librariesDoNotLog() {
    NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.check(CLASSES);
  }

  @Test
  void namesSayWhatAClassIs() {
    noClasses()
        .should()
        .haveSimpleNameEndingWith("Util")
        .orShould()
        .haveSimpleNameEndingWith("Utils")
        .orShould()
        .haveSimpleNameEndingWith("Helper")
        .orShould()
        .haveSimpleNameEndingWith("Manager")
        .orShould()
        .haveSimpleNameEndingWith("Impl")
        .orShould()
        .haveSimpleNameEndingWith("Common")
        .check(WRITTEN);
  }

  @Test
  void everyPackageSaysWhatItIsAndIsNullMarked() {
    int packages = 0;
    for (JavaPackage written : WRITTEN.getPackage("org.granary").getSubpackagesInTree()) {
      if (!written.getClasses().isEmpty() && !written.getName().endsWith(".antlr")) {
        assertTrue(written.isAnnotatedWith(NullMarked.class), written.getName());
        packages++;
      }
    }
    assertTrue(packages >= 7, packages + " packages");
  }
}
