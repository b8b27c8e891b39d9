package org.granary.grammar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.RuleSet;

/** Decides under which rule set a record is replayed. */
interface RuleSetChoice {
  /** The rule set of a record with these headers; what is to be said of the choice is added. */
  RuleSet of(Headers headers, Problems problems);

  /** The rule set that the record names; remembers what each name stands for. */
  final class Named implements RuleSetChoice {
    private static final int MAX_KNOWN = 1000;

    private final RuleSet fallback;
    private final RuleCatalog catalog;
    private final Map<String, RuleSetTag.Parsed> tags = new HashMap<>();
    private final Map<String, Optional<RuleSet>> variants = new HashMap<>();

    Named(RuleSet fallback, RuleCatalog catalog) {
      this.fallback = fallback;
      this.catalog = catalog;
    }

    /** The rule set of the RuleSet tag, else of the Variant, else the fallback. */
    @Override
    public RuleSet of(Headers headers, Problems problems) {
      Optional<Tag> tag = known(headers, "RuleSet");
      if (tag.isPresent()) {
        return byRuleSet(tag.get(), problems);
      }
      Optional<Tag> variant = known(headers, "Variant");
      return variant.isPresent() ? byVariant(variant.get(), problems) : byDefault(problems);
    }

    private static Optional<Tag> known(Headers headers, String name) {
      return headers.known(name).isPresent() ? headers.tag(name) : Optional.empty();
    }

    private RuleSet byRuleSet(Tag tag, Problems problems) {
      RuleSetTag.Parsed parsed = tags.get(tag.value());
      if (parsed == null) {
        parsed = RuleSetTag.parse(tag.value(), catalog);
        if (tags.size() < MAX_KNOWN) {
          tags.put(tag.value(), parsed);
        }
      }
      if (parsed.ruleSet().isEmpty()) {
        report(
            DiagnosticCode.UNKNOWN_RULE_SET, tag, String.join("; ", parsed.problems()), problems);
      }
      return parsed.ruleSet().orElse(fallback);
    }

    private RuleSet byVariant(Tag tag, Problems problems) {
      Optional<RuleSet> found = variants.get(tag.value());
      if (found == null) {
        found = catalog.variant(tag.value());
        if (variants.size() < MAX_KNOWN) {
          variants.put(tag.value(), found);
        }
      }
      if (found.isEmpty()) {
        String message = "no rule set is known for the variant '" + tag.value() + "'";
        report(DiagnosticCode.UNKNOWN_VARIANT, tag, message, problems);
      }
      return found.orElse(fallback);
    }

    private void report(DiagnosticCode code, Tag tag, String message, Problems problems) {
      String read = message + "; read as " + fallback.id();
      problems.add(code, tag.offset(), 1, read, List.of(fallback.id()));
    }

    private RuleSet byDefault(Problems problems) {
      String message = "the record names no rules; read as " + fallback.id();
      problems.add(DiagnosticCode.NO_RULE_SET, 0, 1, message);
      return fallback;
    }
  }

  /**
   * One rule set, decided elsewhere.
   *
   * @param ruleSet for every record
   */
  record Settled(RuleSet ruleSet) implements RuleSetChoice {
    @Override
    public RuleSet of(Headers headers, Problems problems) {
      return ruleSet;
    }
  }
}
