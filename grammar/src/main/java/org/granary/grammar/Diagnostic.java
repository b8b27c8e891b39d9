package org.granary.grammar;

import java.util.List;

/**
 * One thing to say about a source, at its place.
 *
 * @param severity how much it matters
 * @param code what kind of thing it is; explained in docs/diagnostics.md
 * @param span where
 * @param message what was found and what was expected; may have several lines
 * @param suggestions what the writer may have meant, best first; often empty
 */
public record Diagnostic(
    Severity severity, DiagnosticCode code, Span span, String message, List<String> suggestions) {
  public Diagnostic {
    suggestions = List.copyOf(suggestions);
  }

  /** A diagnostic with its code's usual severity and no suggestion. */
  public static Diagnostic of(DiagnosticCode code, Span span, String message) {
    return new Diagnostic(code.severity(), code, span, message, List.of());
  }

  /** {@code path:line:col: error[code]: message}, as compilers print it. */
  public String render() {
    return span + ": " + severity.label() + "[" + code.id() + "]: " + message;
  }
}
