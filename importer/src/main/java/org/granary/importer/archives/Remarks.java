package org.granary.importer.archives;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Severity;
import org.granary.grammar.Span;

/** What is to be said of an archive: a bounded number of each kind. */
final class Remarks {
  private static final int MOST = 20;

  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final Map<DiagnosticCode, Integer> counts = new EnumMap<>(DiagnosticCode.class);

  void tell(DiagnosticCode code, String name, String message) {
    tell(code.severity(), code, name, message);
  }

  void tell(Severity severity, DiagnosticCode code, String name, String message) {
    if (counts.merge(code, 1, Integer::sum) <= MOST) {
      Span start = new Span(name, 1, 1, 0);
      diagnostics.add(new Diagnostic(severity, code, start, message, List.of()));
    }
  }

  /** Everything said, and for each kind how many more there were; begins anew. */
  List<Diagnostic> take(String archive) {
    List<Diagnostic> all = new ArrayList<>(diagnostics);
    counts.forEach(
        (code, count) -> {
          if (count > MOST) {
            all.add(at(archive, code, (count - MOST) + " more of this kind in this archive"));
          }
        });
    diagnostics.clear();
    counts.clear();
    return all;
  }

  static Diagnostic at(String name, DiagnosticCode code, String message) {
    return Diagnostic.of(code, new Span(name, 1, 1, 0), message);
  }

  /** A number of bytes in the largest unit that goes into it. */
  static String size(long bytes) {
    if (bytes >= 1L << 30 && bytes % (1L << 30) == 0) {
      return (bytes >> 30) + " GiB";
    }
    if (bytes >= 1L << 20 && bytes % (1L << 20) == 0) {
      return (bytes >> 20) + " MiB";
    }
    return bytes % (1L << 10) == 0 ? (bytes >> 10) + " KiB" : bytes + " bytes";
  }
}
