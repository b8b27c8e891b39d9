package org.granary.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Consumer;
import org.granary.exporter.tables.TableFormat;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.SearchHit;
import org.granary.store.GameCollection;

/** Prints games as they are found. */
interface Hits extends Consumer<SearchHit>, AutoCloseable {
  /** How they are printed. */
  enum Format {
    TEXT,
    CSV,
    JSON,
    /** Whole records in canonical form. */
    OGN;

    /** How tables beside the games are printed. */
    TableFormat table() {
      return this == OGN ? TableFormat.TEXT : TableFormat.valueOf(name());
    }
  }

  @Override
  void close() throws IOException;

  /** Prints hits of a collection in a format. */
  static Hits open(Format format, boolean distances, GameCollection collection, PrintWriter out)
      throws IOException {
    return format == Format.OGN
        ? new Records(collection, out)
        : new Rows(format.table(), distances, out);
  }

  /** A row a game. */
  final class Rows implements Hits {
    /** How long columns are measured at most. */
    private static final Duration MEASURED = Duration.ofSeconds(1);

    private final boolean forPeople;
    private final boolean distances;
    private final TableWriter table;

    Rows(TableFormat format, boolean distances, PrintWriter out) throws IOException {
      this.forPeople = format == TableFormat.TEXT;
      this.distances = distances;
      Duration patience = forPeople ? MEASURED : Duration.ZERO;
      this.table =
          new TimelyTable(format.open(HitsTable.columns(forPeople, distances), out), patience);
    }

    @Override
    public void accept(SearchHit hit) {
      Unchecked.run(() -> table.row(HitsTable.row(hit, forPeople, distances)));
    }

    @Override
    public void close() throws IOException {
      table.close();
    }
  }

  /** A record a game, an empty line between them. */
  final class Records implements Hits {
    private final GameCollection collection;
    private final PrintWriter out;
    private boolean first = true;

    Records(GameCollection collection, PrintWriter out) {
      this.collection = collection;
      this.out = out;
    }

    @Override
    public void accept(SearchHit hit) {
      out.print(first ? "" : "\n");
      first = false;
      out.print(collection.text(hit.id()).orElseThrow());
      out.flush();
    }

    @Override
    public void close() {
      out.flush();
    }
  }
}
