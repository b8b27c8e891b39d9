package org.granary.grammar;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule file as written: what it says, before anybody asked whether its base exists and its
 * parameters make sense. {@link RuleCatalog} turns it into a rule set.
 *
 * @param name short and lower-case: the file's name without {@code .toml}, unless it says another
 * @param nameSpan where the name is given, else the start of the file
 * @param base the rule set that it changes
 * @param family the family whose parameters it sets, for one that has no base
 * @param text title, source and notes in the file's main language
 * @param translations the same in other languages, by their two-letter codes
 * @param aliases values of a Variant tag that mean this rule set
 * @param parameters the parameters that it sets, in the order of the file
 * @param problems what is wrong with the text itself
 */
public record RuleFile(
    String name,
    Span nameSpan,
    Optional<RuleEntry> base,
    Optional<RuleEntry> family,
    RuleText text,
    Map<String, RuleText> translations,
    List<String> aliases,
    List<RuleEntry> parameters,
    List<Diagnostic> problems) {
  public RuleFile {
    translations = Map.copyOf(translations);
    aliases = List.copyOf(aliases);
    parameters = List.copyOf(parameters);
    problems = List.copyOf(problems);
  }

  /** Whether its text could not be read at all, so that nothing of it is known. */
  boolean unreadable() {
    return problems.stream()
        .map(Diagnostic::code)
        .anyMatch(
            code ->
                code == DiagnosticCode.RULE_FILE_SYNTAX || code == DiagnosticCode.UNREADABLE_BYTES);
  }

  /** What it says of itself in a language, in its main language if it has no translation. */
  public RuleText text(String language) {
    return translations.getOrDefault(language, text);
  }
}
