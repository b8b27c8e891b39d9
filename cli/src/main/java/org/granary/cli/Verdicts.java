package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleVerdict;

/** Prints which rule sets fit each record. */
interface Verdicts extends AutoCloseable {
  /** Takes the next record with all its verdicts, best first. */
  void game(RawRecord record, List<RuleVerdict> verdicts) throws IOException;

  @Override
  void close() throws IOException;

  /** Prints verdicts in a format. */
  static Verdicts open(TableFormat format, PrintWriter out) throws IOException {
    return format == TableFormat.TEXT ? new VerdictPage(out) : new Rows(format, out);
  }

  /** A row for each record and rule set. */
  final class Rows implements Verdicts {
    private final TableWriter table;

    Rows(TableFormat format, PrintWriter out) throws IOException {
      table = format.open(VerdictTable.COLUMNS, out);
    }

    @Override
    public void game(RawRecord record, List<RuleVerdict> verdicts) throws IOException {
      for (RuleVerdict verdict : verdicts) {
        table.row(VerdictTable.row(record, verdict));
      }
    }

    @Override
    public void close() throws IOException {
      table.close();
    }
  }
}
