package org.granary.grammar;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.RuleSet;
import org.granary.engine.variants.RuleSets;

/** What the tests read records with. */
final class Records {
  private Records() {}

  static List<RawRecord> cut(byte[] bytes) {
    return cut(new RecordReader("t.ogn", new ByteArrayInputStream(bytes)));
  }

  static List<RawRecord> cut(RecordReader reader) {
    List<RawRecord> records = new ArrayList<>();
    try {
      for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  static List<RawRecord> cut(String text) {
    return cut(text.getBytes(StandardCharsets.UTF_8));
  }

  /** One record, whatever the cutter would make of the text. */
  static RawRecord whole(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new RawRecord("t.ogn", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
  }

  static ParsedGame parse(String text) {
    return new GameReader().read(whole(text));
  }

  static CheckedGame check(String text) {
    return check(whole(text));
  }

  static CheckedGame check(RawRecord record) {
    return new GameChecker(RuleSets.ABAPA).check(new GameReader().read(record));
  }

  /** Checks a record under a rule set that it need not name. */
  static CheckedGame check(String text, RuleSet ruleSet) {
    GameReader reader = new GameReader(ruleSet.layout());
    return new GameChecker(ruleSet).check(reader.read(whole(text)));
  }

  /** Checks every game of a text. */
  static List<CheckedGame> checkAll(byte[] bytes) {
    return cut(bytes).stream().map(Records::check).toList();
  }

  /** The main line as letters, one a ply. */
  static String letters(MoveLine line) {
    StringBuilder letters = new StringBuilder();
    for (int ply = 1; ply <= line.plyCount(); ply++) {
      letters.append(HouseNames.name(org.granary.engine.Layout.AWALE, line.code(ply)));
    }
    return letters.toString();
  }

  static String letters(GameText game) {
    return letters(game.line());
  }

  static List<String> codes(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(d -> d.span().line() + ":" + d.span().column() + " " + d.code().id())
        .toList();
  }

  static byte[] resource(String name) {
    try (InputStream in = Records.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
