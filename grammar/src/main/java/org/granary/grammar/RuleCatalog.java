package org.granary.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.RuleSet;

/**
 * The rule sets that are known by name, in a stable order: those built in, the default first, then
 * those of the user's files. Immutable.
 */
public final class RuleCatalog {
  private static final String FOLDER = "/org/granary/engine/rules/";
  private static final RuleCatalog BUILT_IN = readBuiltIn();

  private final Map<String, RuleFile> files;
  private final Map<String, RuleSet> ruleSets;
  private final List<Diagnostic> problems;

  private RuleCatalog(
      Map<String, RuleFile> files, Map<String, RuleSet> ruleSets, List<Diagnostic> problems) {
    this.files = files;
    this.ruleSets = ruleSets;
    this.problems = List.copyOf(problems);
  }

  /** The rule sets that come with Granary. */
  public static RuleCatalog builtIn() {
    return BUILT_IN;
  }

  /** No rule sets: a record may name what it likes. */
  public static RuleCatalog none() {
    return new RuleCatalog(Map.of(), Map.of(), List.of());
  }

  /** These rule sets and those of some files, which may be based on one another. */
  public RuleCatalog with(List<RuleFile> added) {
    return new RuleFileLinker(this, added).link();
  }

  /** What was wrong with the files that were added last, in their order. */
  public List<Diagnostic> problems() {
    return problems;
  }

  /** Every rule set, the default first. */
  public List<RuleSet> all() {
    return List.copyOf(ruleSets.values());
  }

  /** The rule set of a name, exactly as {@link RuleSet#name} gives it. */
  public Optional<RuleSet> find(String name) {
    return Optional.ofNullable(ruleSets.get(name));
  }

  /**
   * The rule set that a Variant tag's value is a name or an alias of, whatever case and accents.
   */
  public Optional<RuleSet> variant(String text) {
    String alias = simplified(text);
    return files.values().stream()
        .filter(
            file -> file.aliases().stream().map(RuleCatalog::simplified).anyMatch(alias::equals))
        .findFirst()
        .or(
            () ->
                files.values().stream().filter(f -> simplified(f.name()).equals(alias)).findFirst())
        .flatMap(file -> find(file.name()));
  }

  private static String simplified(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("[\\p{M}\\s_()-]", "")
        .toLowerCase(Locale.ROOT);
  }

  /** The rule set of a file that was read under this name, unless it has errors. */
  public Optional<RuleSet> ofSource(String source) {
    return files.values().stream()
        .filter(file -> file.nameSpan().source().equals(source))
        .findFirst()
        .flatMap(file -> find(file.name()));
  }

  /** The file that describes a rule set, whatever parameters were changed since. */
  public Optional<RuleFile> file(RuleSet ruleSet) {
    return Optional.ofNullable(files.get(ruleSet.name()));
  }

  /** Every file, in the order of the rule sets. */
  List<RuleFile> files() {
    return List.copyOf(files.values());
  }

  /** A catalogue of these files and more; for {@link RuleFileLinker}. */
  RuleCatalog and(Map<RuleFile, RuleSet> added, List<Diagnostic> found) {
    Map<String, RuleFile> moreFiles = new LinkedHashMap<>(files);
    Map<String, RuleSet> moreSets = new LinkedHashMap<>(ruleSets);
    added.forEach(
        (file, ruleSet) -> {
          moreFiles.put(file.name(), file);
          moreSets.put(ruleSet.name(), ruleSet);
        });
    return new RuleCatalog(moreFiles, moreSets, found);
  }

  private static RuleCatalog readBuiltIn() {
    List<RuleFile> files = new ArrayList<>();
    String index = new String(resource("index.txt"), StandardCharsets.UTF_8);
    for (String name : index.lines().toList()) {
      files.add(RuleFileReader.read(name + ".toml", resource(name + ".toml")));
    }
    return none().with(files);
  }

  private static byte[] resource(String name) {
    try (InputStream in = RuleSet.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + FOLDER + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
