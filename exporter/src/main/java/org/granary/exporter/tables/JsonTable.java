package org.granary.exporter.tables;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** One JSON object a line. */
final class JsonTable implements TableWriter {
  private final List<Column> columns;
  private final Writer out;
  private final JsonGenerator json;

  JsonTable(List<Column> columns, Writer out) throws IOException {
    this.columns = List.copyOf(columns);
    this.out = out;
    this.json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .setPrettyPrinter(new MinimalPrettyPrinter(""));
  }

  @Override
  public void row(List<Cell> cells) throws IOException {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          "expected " + columns.size() + " cells, found " + cells.size());
    }
    json.writeStartObject();
    for (int i = 0; i < cells.size(); i++) {
      json.writeFieldName(columns.get(i).key());
      cells.get(i).writeJson(json);
    }
    json.writeEndObject();
    json.writeRaw('\n');
  }

  @Override
  public void show() throws IOException {
    json.flush();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    json.close();
    out.flush();
  }
}
