package org.granary.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.IndexWriterConfig.OpenMode;
import org.apache.lucene.index.TieredMergePolicy;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/** The index open for writing. {@link #add} may be called by several threads at once. */
final class GameIndex implements AutoCloseable {
  private static final double BUFFER_MIB = 64;
  private static final int MOST_ATTEMPTS = 10;

  private final Path path;
  private final Directory directory;
  private final IndexWriter writer;
  private boolean removed;

  private GameIndex(Path path, Directory directory, IndexWriter writer) {
    this.path = path;
    this.directory = directory;
    this.writer = writer;
  }

  /** Opens the index where its last commit left it. */
  static GameIndex open(Folder folder) {
    return open(folder.index(), OpenMode.APPEND);
  }

  /** Begins a new index; until its first commit, readers find the one before, if there is one. */
  static GameIndex create(Folder folder) {
    return open(folder.index(), OpenMode.CREATE);
  }

  /** Removes an index that nothing can be read from. */
  static void wipe(Folder folder) {
    Path path = folder.index();
    if (!Files.isDirectory(path)) {
      return;
    }
    try (Stream<Path> files = Files.list(path)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  private static GameIndex open(Path path, OpenMode mode) {
    try {
      Directory directory = FSDirectory.open(path);
      IndexWriterConfig config = new IndexWriterConfig(TextAnalysis.forIndexing());
      config.setOpenMode(mode);
      config.setRAMBufferSizeMB(BUFFER_MIB);
      config.setCommitOnClose(false);
      config.setMergePolicy(new TieredMergePolicy().setForceMergeDeletesPctAllowed(0));
      return new GameIndex(path, directory, new IndexWriter(directory, config));
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /** Adds a game. */
  void add(long id, GameFacts facts) {
    GameDocument document = new GameDocument(id, facts);
    try {
      writer.addDocument(document);
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /** Writes part of what is in memory; false if nothing was left. Several threads may do so. */
  boolean flush() {
    try {
      return writer.flushNextBuffer();
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /** Takes games out. */
  void remove(List<Long> ids) {
    try {
      removed = true;
      writer.deleteDocuments(
          LongPoint.newSetQuery(IndexFields.ID, ids.stream().mapToLong(id -> id).toArray()));
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /**
   * Makes everything added durable, under a stamp. No committed segment has deleted documents, so
   * that the sizes of point trees are counts of games.
   */
  void commit(IndexStamp stamp) {
    try {
      if (removed) {
        mergeDeleted();
        removed = false;
      }
      Map<String, String> data = stamp.toMap();
      writer.setLiveCommitData(data.entrySet());
      writer.commit();
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /**
   * Leaves no document that was deleted. A merge that was running already takes segments along as
   * they were, and deleted documents with them, so that once is not always enough.
   */
  private void mergeDeleted() throws IOException {
    writer.forceMergeDeletes();
    for (int again = 0; writer.hasDeletions() && again < MOST_ATTEMPTS; again++) {
      writer.forceMergeDeletes();
    }
    if (writer.hasDeletions()) {
      writer.forceMerge(1);
    }
  }

  /** Merges everything into one segment. */
  void compact() {
    try {
      writer.forceMerge(1);
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /** Forgets what was added since the last commit. */
  void rollback() {
    try {
      writer.rollback();
      directory.close();
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }

  /** Closes without committing; waits for merges. */
  @Override
  public void close() {
    try {
      if (writer.isOpen()) {
        writer.close();
      }
      directory.close();
    } catch (IOException e) {
      throw Failures.of(path, e);
    }
  }
}
