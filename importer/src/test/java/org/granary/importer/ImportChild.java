package org.granary.importer;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.granary.engine.variants.RuleSets;
import org.granary.importer.ImportOptions.Duplicates;
import org.granary.store.CollectionWriter;

/** An import in a process of its own, for a test to kill: it prints a line for every batch. */
final class ImportChild {
  private ImportChild() {}

  /** Imports a file: collection, file, plies a batch, what to do with duplicates. */
  public static void main(String[] args) {
    ImportOptions options =
        ImportOptions.of(RuleSets.ABAPA)
            .withBatchPlies(Long.parseLong(args[2]))
            .with(Duplicates.valueOf(args[3]));
    Importer importer = new Importer(options, new Printer());
    Sources sources = Sources.find(List.of(args[1]), InputStream.nullInputStream());
    try (CollectionWriter writer = CollectionWriter.open(Path.of(args[0]), notice -> {})) {
      importer.run(sources, writer);
    }
  }

  private static final class Printer implements ImportListener {
    @Override
    public void committed(ImportReport soFar) {
      System.out.println("committed " + soFar.imported());
    }
  }
}
