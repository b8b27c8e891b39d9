package org.granary.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.RuleCatalog;
import org.granary.importer.SourceReader;
import org.granary.importer.Sources;
import org.granary.importer.formats.Formats;
import org.granary.importer.formats.SourceRecord;
import org.granary.store.GameCollection;

/** Prints records byte for byte as they stood in their sources. */
final class OriginalRecord {
  private final Console console;

  OriginalRecord(Console console) {
    this.console = console;
  }

  /** Prints that of a game of a collection. */
  int ofGame(Path db, long id) throws IOException {
    try (GameCollection collection = GameCollection.open(db, console::complain)) {
      return print(collection.original(id), db + ": there is no game " + id);
    }
  }

  /** Prints that of a record of a file, by its 1-based number. */
  int ofFile(String file, int number) throws IOException {
    List<byte[]> found = new ArrayList<>();
    Findings findings = new Findings(false).to(console::complain);
    new SourceReader(
            new Formats(Optional.empty(), RuleSets.ABAPA, RuleCatalog.builtIn()),
            () -> SourceRecord::raw,
            record -> {
              if (record.number() == number) {
                found.add(record.bytes());
              }
            },
            findings::remark)
        .read(Sources.find(List.of(file), console.in()));
    int code = findings.exitCode();
    return code == ExitCode.TROUBLE
        ? code
        : print(found.stream().findFirst(), file + ": there is no record " + number);
  }

  private int print(Optional<byte[]> bytes, String missing) throws IOException {
    if (bytes.isEmpty()) {
      console.complain(missing);
      return ExitCode.DATA;
    }
    console.out().flush();
    console.bytes().write(bytes.get());
    console.bytes().flush();
    return ExitCode.DONE;
  }
}
