package org.granary.grammar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Parameter;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;
import org.granary.engine.variants.Families;

/** Makes the rules that a file describes and says what in it cannot be. */
final class RuleFileChecker {
  private final RuleFile file;
  private final List<Diagnostic> problems = new ArrayList<>();

  RuleFileChecker(RuleFile file) {
    this.file = file;
  }

  /** What is wrong with the parameters; {@link RuleFile#problems} are not among it. */
  List<Diagnostic> problems() {
    return problems;
  }

  void report(Span span, DiagnosticCode code, String message, List<String> suggestions) {
    problems.add(new Diagnostic(code.severity(), code, span, message, suggestions));
  }

  /** The family's usual rules, for a file without a base. */
  Optional<Rules> family() {
    if (file.family().isEmpty()) {
      report(
          file.nameSpan(),
          DiagnosticCode.RULE_FILE_BASE,
          "a rule file needs base = \"...\" (a rule set that it changes) or family = \"...\"",
          List.of());
      return Optional.empty();
    }
    RuleEntry entry = file.family().get();
    Optional<Rules> family =
        Families.all().stream().filter(rules -> rules.family().equals(entry.value())).findFirst();
    if (family.isEmpty()) {
      List<String> known = Families.all().stream().map(Rules::family).toList();
      unknown(entry, "family", known);
    }
    return family;
  }

  /** Says that a base or a family does not exist. */
  void unknown(RuleEntry entry, String what, Collection<String> known) {
    report(
        entry.valueSpan(),
        DiagnosticCode.RULE_FILE_BASE,
        String.format(Locale.ROOT, "there is no %s \"%s\"", what, entry.value()),
        Spelling.nearest(entry.value(), known));
  }

  /** The rules with the file's parameters set; those that cannot be set are left as they were. */
  RuleSet apply(Rules base) {
    Rules rules = base;
    List<RuleEntry> set = new ArrayList<>();
    for (RuleEntry entry : file.parameters()) {
      Optional<Rules> changed = changed(rules, entry);
      if (changed.isPresent()) {
        rules = changed.get();
        set.add(entry);
      }
    }
    for (RuleEntry entry : set) {
      if (!entry.value().equals(base.parameters().get(entry.key()))) {
        contradictions(rules, entry);
      }
    }
    RuleText text = file.text();
    String title = text.title().isEmpty() ? file.name() : text.title();
    String notes = String.join(" ", text.notes());
    return new RuleSet(file.name(), title, text.source(), notes, rules);
  }

  private Optional<Rules> changed(Rules rules, RuleEntry entry) {
    Optional<Parameter> parameter =
        rules.schema().stream().filter(p -> p.name().equals(entry.key())).findFirst();
    if (parameter.isEmpty()) {
      List<String> known = rules.schema().stream().map(Parameter::name).toList();
      report(
          entry.keySpan(),
          DiagnosticCode.RULE_FILE_KEY,
          String.format(
              Locale.ROOT, "the %s family has no parameter \"%s\"", rules.family(), entry.key()),
          Spelling.nearest(entry.key(), known));
      return Optional.empty();
    }
    if (!parameter.get().accepts(entry.value())) {
      List<String> values = parameter.get().values();
      report(
          entry.valueSpan(),
          DiagnosticCode.RULE_FILE_VALUE,
          String.format(
              Locale.ROOT, "%s takes %s, not \"%s\"", entry.key(), inWords(values), entry.value()),
          Spelling.nearest(entry.value(), values));
      return Optional.empty();
    }
    try {
      return Optional.of(rules.with(entry.key(), entry.value()));
    } catch (IllegalArgumentException e) { // a number beyond the limits of the engine
      report(entry.valueSpan(), DiagnosticCode.RULE_FILE_VALUE, e.getMessage(), List.of());
      return Optional.empty();
    }
  }

  private static String inWords(List<String> values) {
    List<String> words =
        values.stream()
            .map(v -> v.equals("#") ? "a whole number" : v.equals("#,#") ? "counts like 2,3" : v)
            .toList();
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  /**
   * Says what a parameter that the file changes cannot do; one that it only repeats may be idle.
   */
  private void contradictions(Rules rules, RuleEntry entry) {
    Map<String, String> values = rules.parameters();
    Applicability.whyIdle(rules, entry.key())
        .ifPresent(
            idle ->
                report(
                    entry.keySpan(),
                    DiagnosticCode.RULE_CONTRADICTION,
                    String.format(
                        Locale.ROOT,
                        "%s decides nothing while %s is %s",
                        entry.key(),
                        idle.other(),
                        values.get(idle.other())),
                    List.of()));
    if (entry.key().equals("capture")) {
      neverReached(rules, entry);
    }
  }

  private void neverReached(Rules rules, RuleEntry entry) {
    int seeds = rules.layout().totalSeeds();
    for (String count : entry.value().split(",", -1)) {
      if (count.matches("[0-9]{1,4}") && Integer.parseInt(count) > seeds) {
        report(
            entry.valueSpan(),
            DiagnosticCode.RULE_CONTRADICTION,
            String.format(
                Locale.ROOT, "no house ever holds %s: the board has %d seeds", count, seeds),
            List.of());
      }
    }
  }
}
