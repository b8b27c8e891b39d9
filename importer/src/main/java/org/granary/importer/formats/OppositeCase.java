package org.granary.importer.formats;

import java.io.InputStream;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.RuleSet;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameText;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordReader;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;

/** OGN in which North's houses are A to F and South's a to f. */
final class OppositeCase implements Dialect {
  private static final Pattern ASIDE =
      Pattern.compile("\\[[^\"\\]\\n]*+\"" + Tokens.VALUE + "\"\\s*+\\]|\\{[^}]*+\\}?+|;[^\\n]*+");

  @Override
  public String name() {
    return "opposite-case";
  }

  @Override
  public boolean mayBe(Head head) {
    return true;
  }

  /** Else the wrong side began, or the letters were exchanged by mistake. */
  @Override
  public boolean mustFitWholly() {
    return true;
  }

  @Override
  public RecordSource open(String source, InputStream in) {
    return new RecordReader(source, in);
  }

  @Override
  public Function<RawRecord, ParsedGame> parser(RuleSet fallback, RuleCatalog catalog) {
    GameReader reader = new GameReader(fallback.layout(), catalog);
    return record -> {
      ParsedGame turned = reader.read(turned(record));
      GameText text = turned.text();
      return new ParsedGame(
          new GameText(record, text.headers(), text.line(), text.result()), turned.diagnostics());
    };
  }

  private static RawRecord turned(RawRecord record) {
    return new RawRecord(
        record.source(),
        record.number(),
        record.line(),
        record.bytes(),
        record.charset(),
        turned(record.text()),
        record.diagnostics());
  }

  /** A text with the case of its houses turned; what stands in headers and comments stays. */
  static String turned(String text) {
    StringBuilder turned = new StringBuilder(text);
    Matcher aside = ASIDE.matcher(text);
    int from = 0;
    while (from < text.length()) {
      boolean found = aside.find(from);
      turn(turned, from, found ? aside.start() : text.length());
      from = found ? aside.end() : text.length();
    }
    return turned.toString();
  }

  private static void turn(StringBuilder text, int from, int to) {
    for (int i = from; i < to; i++) {
      text.setCharAt(i, turned(text.charAt(i)));
    }
  }

  private static char turned(char c) {
    if (c >= 'A' && c <= 'F') {
      return (char) (c - 'A' + 'a');
    }
    return c >= 'a' && c <= 'f' ? (char) (c - 'a' + 'A') : c;
  }
}
