package org.granary.importer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.granary.engine.RuleSet;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.RuleFile;

/** The rule sets of a catalogue that are not built in: a record is read otherwise with others. */
final class OwnRules {
  private static final int LABEL_BYTES = 8;

  private final RuleCatalog catalog;
  private final List<RuleSet> ruleSets;

  OwnRules(RuleCatalog catalog) {
    this.catalog = catalog;
    this.ruleSets =
        catalog.all().stream()
            .filter(ruleSet -> !RuleCatalog.builtIn().all().contains(ruleSet))
            .toList();
  }

  List<RuleSet> ruleSets() {
    return ruleSets;
  }

  /** Differs if their names, aliases or parameters do; empty if there are none. */
  String label() {
    if (ruleSets.isEmpty()) {
      return "";
    }
    Map<String, String> all = new TreeMap<>();
    for (RuleSet ruleSet : ruleSets) {
      List<String> aliases = catalog.file(ruleSet).map(RuleFile::aliases).orElse(List.of());
      all.put(ruleSet.id(), aliases + " " + new TreeMap<>(ruleSet.rules().parameters()));
    }
    byte[] digest = sha256().digest(all.toString().getBytes(StandardCharsets.UTF_8));
    return " with rules " + HexFormat.of().formatHex(digest, 0, LABEL_BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
