package org.granary.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.granary.exporter.games.PlyText;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.Span;
import org.granary.grammar.repair.Repair;
import org.granary.grammar.repair.Repair.Change;
import org.granary.grammar.repair.Repair.Evidence;
import org.granary.grammar.repair.Repairs;
import org.granary.grammar.repair.Slip;

/** Suggestions for people, under the diagnostics of their game. */
record SuggestionPage(PrintWriter out) implements Suggestions {
  @Override
  public void game(CheckedGame game, Repairs repairs) {
    RawRecord record = game.text().source();
    String place = record.source() + ":" + record.line() + ": ";
    List<Repair> suggestions = repairs.suggestions();
    if (suggestions.isEmpty()) {
      out.println(
          place
              + "no convincing repair among "
              + Count.of(repairs.tried(), "candidate")
              + " tried");
      return;
    }
    out.println(place + "what was perhaps meant, best first:");
    for (int i = 0; i < suggestions.size(); i++) {
      Repair repair = suggestions.get(i);
      out.println("  " + (i + 1) + ". " + changes(repair, record));
      out.println("     " + evidence(repair, repairs, i));
    }
  }

  private static String changes(Repair repair, RawRecord record) {
    return repair.changes().stream()
        .map(change -> place(change, record) + change.words())
        .collect(Collectors.joining("\n     and "));
  }

  private static String place(Change change, RawRecord record) {
    if (change.ply() == 0) {
      return "";
    }
    String words = change.slip() == Slip.RESULT ? "result" : ply(change.ply());
    if (change.offset() < 0) {
      return words + ": ";
    }
    Span span = record.span(change.offset(), 1);
    return span.line() + ":" + span.column() + ", " + words + ": ";
  }

  private static String ply(int ply) {
    return "ply " + ply + " (" + PlyText.number(ply) + ")";
  }

  private static String evidence(Repair repair, Repairs repairs, int index) {
    Evidence evidence = repair.evidence();
    StringBuilder text = new StringBuilder();
    text.append(
        evidence.whole()
            ? "all " + evidence.plies() + " plies can be played"
            : evidence.replayed() + " of " + evidence.plies() + " plies can be played");
    if (evidence.before() < evidence.replayed()) {
      text.append(", not ").append(evidence.before());
    }
    if (evidence.told() > 0) {
      text.append("; ").append(evidence.agreeing()).append(" of ").append(evidence.told());
      text.append(" claims agree");
    }
    boolean other = repair.changes().stream().anyMatch(c -> c.slip() == Slip.RESULT);
    text.append(other ? "" : result(evidence));
    if (evidence.errors() > 0) {
      text.append("; ").append(Count.of(evidence.errors(), "error")).append(" left");
    }
    text.append("; ").append(repair.against()).append(" against it");
    text.append(index == 0 ? ", " + repairs.asWritten() + " against the record as it stands" : "");
    return text.append(index == 0 && repairs.clear() ? ": clearly ahead" : "").toString();
  }

  private static String result(Evidence evidence) {
    return switch (evidence.result()) {
      case FOLLOWS -> "; the result follows";
      case OPEN -> evidence.whole() ? "; the rules leave the result open" : "";
      case CONTRADICTED -> "; the result does not follow";
      case NONE -> "";
    };
  }
}
