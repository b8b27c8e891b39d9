package org.granary.exporter;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.exporter.games.CsvSink;
import org.granary.exporter.games.GameEntry;
import org.granary.exporter.games.GameSink;
import org.granary.exporter.games.JsonSink;
import org.granary.exporter.games.OgnSink;
import org.granary.exporter.games.PgnSink;
import org.granary.exporter.pdf.PdfSheets;
import org.granary.exporter.workbook.GameWorkbook;
import org.granary.grammar.CheckedGame;

/**
 * Writes games in any format, one after the other.
 *
 * <pre>{@code
 * try (GameExport export = GameExport.toFile(GameFormat.PDF, path, ExportOptions.USUAL)) {
 *   for (CheckedGame game : games) {
 *     export.add(game);
 *   }
 *   export.finish();
 * }
 * }</pre>
 *
 * <p>Without {@link #finish} there is no file: whatever stood in its place before stays there.
 */
public final class GameExport implements Closeable {
  private final GameSink sink;
  private final Optional<SafeFile> file;
  private long count;

  private GameExport(GameSink sink, Optional<SafeFile> file) {
    this.sink = sink;
    this.file = file;
  }

  /** Exports to a stream, which stays open. */
  public static GameExport toStream(GameFormat format, OutputStream out, ExportOptions options)
      throws IOException {
    return new GameExport(sink(format, out, options), Optional.empty());
  }

  /** Exports to a file, which is replaced when the export is finished and not before. */
  public static GameExport toFile(GameFormat format, Path target, ExportOptions options)
      throws IOException {
    SafeFile file = SafeFile.create(target);
    try {
      return new GameExport(sink(format, file.out(), options), Optional.of(file));
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Adds a game under its number in this export: 1, 2, 3 … */
  public void add(CheckedGame game) throws IOException {
    add(new GameEntry(count + 1, game));
  }

  /** Adds a game under the number by which the user knows it. */
  public void add(GameEntry game) throws IOException {
    sink.add(game);
    count++;
  }

  /** How many games were added. */
  public long count() {
    return count;
  }

  /** What the format could not hold as it is, each a sentence without its full stop. */
  public List<String> remarks() {
    return sink.remarks();
  }

  /** Completes the export; nothing may be added later. */
  public void finish() throws IOException {
    sink.finish();
    if (file.isPresent()) {
      file.get().commit();
    }
  }

  @Override
  public void close() throws IOException {
    try {
      sink.close();
    } finally {
      if (file.isPresent()) {
        file.get().close();
      }
    }
  }

  private static GameSink sink(GameFormat format, OutputStream out, ExportOptions options)
      throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    return switch (format) {
      case OGN -> new OgnSink(writer);
      case PGN -> new PgnSink(writer);
      case CSV -> new CsvSink(writer);
      case JSON -> new JsonSink(writer);
      case PDF -> new PdfSheets(options.sheets(), out);
      case XLSX -> new GameWorkbook(options.workbook(), out);
    };
  }
}
