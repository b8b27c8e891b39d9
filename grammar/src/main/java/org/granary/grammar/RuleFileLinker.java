package org.granary.grammar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.granary.engine.RuleSet;
import org.granary.engine.Rules;

/** Finds the base of every file of a group, among the group or the rule sets known before. */
final class RuleFileLinker {
  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparing((Diagnostic problem) -> problem.span().line())
          .thenComparing(problem -> problem.span().column());

  private final RuleCatalog known;
  private final List<RuleFile> group;
  private final Map<String, RuleFile> byName = new LinkedHashMap<>();
  private final Map<RuleFile, List<Diagnostic>> problems = new LinkedHashMap<>();
  private final Map<RuleFile, Optional<RuleSet>> linked = new LinkedHashMap<>();
  private final Deque<RuleFile> open = new ArrayDeque<>();

  RuleFileLinker(RuleCatalog known, List<RuleFile> group) {
    this.known = known;
    this.group = group.stream().distinct().toList();
  }

  RuleCatalog link() {
    for (RuleFile file : group) {
      problems.put(file, new ArrayList<>(file.problems()));
      claimName(file);
    }
    Map<RuleFile, RuleSet> added = new LinkedHashMap<>();
    List<Diagnostic> all = new ArrayList<>();
    for (RuleFile file : group) {
      ruleSet(file);
    }
    for (RuleFile file : group) {
      Optional<RuleSet> ruleSet = linked.getOrDefault(file, Optional.empty());
      ruleSet.ifPresent(found -> added.put(file, found));
      List<Diagnostic> found = problems.getOrDefault(file, List.of());
      found.stream().sorted(BY_PLACE).forEach(all::add);
    }
    return known.and(added, all);
  }

  private void claimName(RuleFile file) {
    if (known.find(file.name()).isPresent() || byName.putIfAbsent(file.name(), file) != null) {
      report(
          file,
          Diagnostic.of(
              DiagnosticCode.RULE_FILE_VALUE,
              file.nameSpan(),
              "there is another rule set \""
                  + file.name()
                  + "\": give this one a name of its own"));
    }
  }

  private void report(RuleFile file, Diagnostic problem) {
    problems.computeIfAbsent(file, f -> new ArrayList<>()).add(problem);
  }

  /** The rule set of a file; empty if anything in it is an error, or in what it is based on. */
  private Optional<RuleSet> ruleSet(RuleFile file) {
    Optional<RuleSet> done = linked.get(file);
    if (done != null) {
      return done;
    }
    open.push(file);
    RuleFileChecker checker = new RuleFileChecker(file);
    Optional<RuleSet> made = base(file, checker).map(checker::apply);
    open.pop();
    checker.problems().forEach(problem -> report(file, problem));
    boolean broken =
        problems.getOrDefault(file, List.of()).stream()
            .anyMatch(problem -> problem.severity() == Severity.ERROR);
    Optional<RuleSet> result = broken ? Optional.empty() : made;
    linked.put(file, result);
    return result;
  }

  private Optional<Rules> base(RuleFile file, RuleFileChecker checker) {
    if (file.unreadable()) {
      return Optional.empty();
    }
    return file.base().isEmpty() ? checker.family() : base(file, file.base().get(), checker);
  }

  private Optional<Rules> base(RuleFile file, RuleEntry base, RuleFileChecker checker) {
    if (file.family().isPresent()) {
      checker.report(
          file.family().get().keySpan(),
          DiagnosticCode.RULE_FILE_BASE,
          "a rule file has a base or a family, not both",
          List.of());
    }
    RuleFile based = byName.get(base.value());
    if (based == null) {
      Optional<RuleSet> found = known.find(base.value());
      if (found.isEmpty()) {
        List<String> names = new ArrayList<>();
        known.all().forEach(ruleSet -> names.add(ruleSet.name()));
        byName.keySet().stream().filter(name -> !name.equals(file.name())).forEach(names::add);
        checker.unknown(base, "rule set", names);
      }
      return found.map(RuleSet::rules);
    }
    if (open.contains(based)) {
      checker.report(base.valueSpan(), DiagnosticCode.RULE_FILE_BASE, cycle(based), List.of());
      return Optional.empty();
    }
    Optional<RuleSet> found = ruleSet(based);
    if (found.isEmpty()) {
      checker.report(
          base.valueSpan(),
          DiagnosticCode.RULE_FILE_BASE,
          "its base \"" + base.value() + "\" has errors",
          List.of());
    }
    return found.map(RuleSet::rules);
  }

  private String cycle(RuleFile from) {
    List<RuleFile> chain = new ArrayList<>(open);
    String path =
        chain.subList(0, chain.indexOf(from) + 1).stream()
            .map(RuleFile::name)
            .collect(Collectors.joining(" on "));
    return "\"" + from.name() + "\" is based on itself: " + from.name() + " on " + path;
  }
}
