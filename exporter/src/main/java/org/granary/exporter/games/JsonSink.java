package org.granary.exporter.games;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.TreeMap;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Move;
import org.granary.engine.Side;
import org.granary.grammar.Annotation;
import org.granary.grammar.Diagnostic;
import org.granary.grammar.Fen;
import org.granary.grammar.MoveLine;
import org.granary.grammar.Tag;

/** Games as JSON, one object a line; its fields are documented in docs/exports.md. */
public final class JsonSink implements GameSink {
  private final Writer out;
  private final JsonGenerator json;

  /** Writes to {@code out}, which stays open. */
  public JsonSink(Writer out) throws IOException {
    this.out = out;
    this.json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .setPrettyPrinter(new MinimalPrettyPrinter(""));
  }

  @Override
  public void add(GameEntry entry) throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", entry.id());
    source(entry);
    headers(entry);
    labels(entry);
    result(entry);
    play(entry.game().game());
    written(entry);
    diagnostics(entry);
    json.writeEndObject();
    json.writeRaw('\n');
  }

  @Override
  public void finish() throws IOException {
    json.close();
    out.flush();
  }

  private void source(GameEntry entry) throws IOException {
    json.writeStringField("source", entry.game().text().source().source());
    json.writeNumberField("record", entry.game().text().source().number());
    json.writeNumberField("line", entry.game().text().source().line());
    json.writeStringField("rules", entry.game().ruleSet().id());
    json.writeStringField("status", entry.game().status().label());
  }

  private void headers(GameEntry entry) throws IOException {
    Map<String, String> last = new TreeMap<>();
    for (Tag tag : entry.headers().tags()) {
      last.put(tag.name(), tag.value());
    }
    json.writeObjectFieldStart("headers");
    for (Map.Entry<String, String> header : last.entrySet()) {
      json.writeStringField(header.getKey(), header.getValue());
    }
    json.writeEndObject();
  }

  private void labels(GameEntry entry) throws IOException {
    if (!entry.labels().isEmpty()) {
      json.writeArrayFieldStart("labels");
      for (String label : entry.labels()) {
        json.writeString(label);
      }
      json.writeEndArray();
    }
  }

  private void result(GameEntry entry) throws IOException {
    json.writeStringField("result", entry.result());
    json.writeStringField("winner", entry.winner());
    if (entry.game().score().isPresent()) {
      json.writeArrayFieldStart("score");
      for (Side side : Side.values()) {
        GamesTable.seeds(entry.game().score().get(), side).writeJson(json);
      }
      json.writeEndArray();
    }
    if (entry.game().game().outcome().isPresent()) {
      json.writeStringField("end", EndText.label(entry.game().game().outcome().get().reason()));
    }
  }

  private void play(Game game) throws IOException {
    Layout layout = game.start().layout();
    json.writeStringField("start", Fen.format(game.start()));
    json.writeArrayFieldStart("moves");
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      json.writeString(PlyText.move(layout, game.move(ply)));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("captures");
    for (int ply = 1; ply <= game.plyCount(); ply++) {
      json.writeNumber(game.captured(ply));
    }
    json.writeEndArray();
    json.writeStringField("last", Fen.format(game.last()));
  }

  /** What the record says beyond the moves that could be played. */
  private void written(GameEntry entry) throws IOException {
    MoveLine line = entry.game().text().line();
    Layout layout = entry.game().game().start().layout();
    json.writeArrayFieldStart("unplayed");
    for (int ply = entry.game().game().plyCount() + 1; ply <= line.plyCount(); ply++) {
      json.writeString(PlyText.move(layout, new Move(line.code(ply))));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("comments");
    for (Map.Entry<Integer, Annotation> annotation : line.annotations().entrySet()) {
      for (String comment : annotation.getValue().comments()) {
        json.writeStartObject();
        json.writeNumberField("ply", annotation.getKey());
        json.writeStringField("text", comment);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  private void diagnostics(GameEntry entry) throws IOException {
    json.writeArrayFieldStart("diagnostics");
    for (Diagnostic diagnostic : entry.game().diagnostics()) {
      json.writeStartObject();
      json.writeStringField("severity", diagnostic.severity().label());
      json.writeStringField("code", diagnostic.code().id());
      json.writeNumberField("line", diagnostic.span().line());
      json.writeNumberField("column", diagnostic.span().column());
      json.writeStringField("message", diagnostic.message());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
