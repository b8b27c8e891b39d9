package org.granary.store;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexNotFoundException;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/** How an index stands to the database. */
enum IndexState {
  CURRENT("is up to date"),
  MISSING("is missing"),
  DAMAGED("is damaged"),
  FOREIGN("belongs to another collection or another version of Granary"),
  BEHIND("is behind the database"),
  AHEAD("is ahead of the database");

  private final String words;

  IndexState(String words) {
    this.words = words;
  }

  /** Completes the sentence "The index …". */
  String words() {
    return words;
  }

  /**
   * What was found.
   *
   * @param stamp the index's stamp, unless it is missing or damaged
   */
  record Found(IndexState state, Optional<IndexStamp> stamp) {}

  /** Compares the index on disk with what the database calls for. */
  static Found of(Folder folder, IndexStamp wanted) {
    if (!Files.isDirectory(folder.index())) {
      return new Found(MISSING, Optional.empty());
    }
    try (Directory directory = FSDirectory.open(folder.index());
        DirectoryReader reader = DirectoryReader.open(directory)) {
      Map<String, String> data = reader.getIndexCommit().getUserData();
      Optional<IndexStamp> stamp = IndexStamp.of(data);
      return new Found(stamp.map(found -> compare(found, wanted)).orElse(FOREIGN), stamp);
    } catch (IndexNotFoundException e) {
      return new Found(MISSING, Optional.empty());
    } catch (IOException | IllegalArgumentException e) {
      return new Found(DAMAGED, Optional.empty());
    }
  }

  private static IndexState compare(IndexStamp found, IndexStamp wanted) {
    if (!found.collection().equals(wanted.collection()) || found.format() != wanted.format()) {
      return FOREIGN;
    }
    int order = Long.compare(found.generation(), wanted.generation());
    return order == 0 ? CURRENT : order < 0 ? BEHIND : AHEAD;
  }
}
