package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.PlyText;
import org.granary.exporter.tables.Cell;
import org.granary.exporter.tables.Column;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.Parting;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleVerdict;

/**
 * Verdicts for people: a paragraph a game, in which rule sets of which the same is to be said share
 * a line; after several games a table of the rule sets.
 */
final class VerdictPage implements Verdicts {
  private final PrintWriter out;
  private final Map<String, Tally> counts = new LinkedHashMap<>();
  private long games;

  /** How many games a rule set fits, and for how many nothing fits better. */
  private record Tally(long fits, long best) {
    static final Tally ZERO = new Tally(0, 0);

    Tally and(RuleVerdict verdict) {
      int fit = verdict.fits() ? 1 : 0;
      return new Tally(fits + fit, best + (verdict.place() == 1 ? fit : 0));
    }
  }

  VerdictPage(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void game(RawRecord record, List<RuleVerdict> verdicts) {
    games++;
    GameEntry entry = new GameEntry(games, verdicts.get(0).game());
    int plies = entry.game().text().line().plyCount();
    out.printf(
        Locale.ROOT,
        "%s:%d: %s  %s  %s%n",
        record.source(),
        record.line(),
        entry.title(),
        Count.of(plies, "ply", "plies"),
        entry.result().isEmpty() ? "no result" : entry.result());
    if (!verdicts.get(0).fits()) {
      out.println("      No known rule set fits the whole record. Latest parting first:");
    }
    for (List<RuleVerdict> alike : alike(verdicts)) {
      String names = alike.stream().map(v -> v.ruleSet().id()).collect(Collectors.joining(", "));
      out.printf(Locale.ROOT, "  %2d  %s: %s%n", alike.get(0).place(), names, words(alike.get(0)));
    }
    out.println();
    verdicts.forEach(
        verdict ->
            counts.merge(
                verdict.ruleSet().id(),
                Tally.ZERO.and(verdict),
                (count, more) -> count.and(verdict)));
  }

  private static List<List<RuleVerdict>> alike(List<RuleVerdict> verdicts) {
    Map<String, List<RuleVerdict>> alike = new LinkedHashMap<>();
    for (RuleVerdict verdict : verdicts) {
      String key = verdict.place() + " " + words(verdict);
      alike.computeIfAbsent(key, words -> new ArrayList<>()).add(verdict);
    }
    return List.copyOf(alike.values());
  }

  private static String words(RuleVerdict verdict) {
    return switch (verdict.result()) {
      case FOLLOWS -> "fits, and the result follows";
      case OPEN -> "fits, but these rules do not end the game here";
      case NONE -> "fits; there is no result";
      case CONTRADICTED -> verdict.parting().map(VerdictPage::words).orElseThrow();
    };
  }

  private static String words(Parting parting) {
    if (parting instanceof Parting.OtherResult) {
      return "the result does not follow: " + parting.words();
    }
    return parting.ply() == 0
        ? parting.words()
        : "parts at ply "
            + parting.ply()
            + " ("
            + PlyText.number(parting.ply())
            + "): "
            + parting.words();
  }

  private List<Map.Entry<String, Tally>> bestFirst() {
    return counts.entrySet().stream()
        .sorted(
            Comparator.comparingLong((Map.Entry<String, Tally> entry) -> -entry.getValue().best())
                .thenComparingLong(entry -> -entry.getValue().fits()))
        .toList();
  }

  @Override
  public void close() throws IOException {
    if (games > 1) {
      List<Column> columns =
          List.of(
              Column.text("rules", "Rules"),
              Column.number("fits", "Fits"),
              Column.number("best", "Best"),
              Column.number("parts", "Parts"));
      try (TableWriter table = TableFormat.TEXT.open(columns, out)) {
        for (Map.Entry<String, Tally> entry : bestFirst()) {
          Tally count = entry.getValue();
          table.row(
              List.of(
                  Cell.of(entry.getKey()),
                  Cell.of(count.fits()),
                  Cell.of(count.best()),
                  Cell.of(games - count.fits())));
        }
      }
    }
    out.flush();
  }
}
