package org.granary.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileLogTest {
  private static final byte[] DIGEST = {1, 2, 3};

  @TempDir Path folder;
  private TestCollection collection;

  @BeforeEach
  void nameACollection() {
    collection = new TestCollection(folder);
  }

  @Test
  void knowsNothingOfAFileThatNobodyImported() {
    try (CollectionWriter writer = collection.write()) {
      writer.beginFile("a.ogn", Optional.of(DIGEST), "abapa");

      assertEquals(Optional.empty(), writer.files().find(new byte[] {1, 2, 4}, "abapa"));
      assertEquals(Optional.empty(), writer.files().find(DIGEST, "wari"), "read otherwise");
      assertEquals(Optional.empty(), writer.files().find(new byte[0], "abapa"));
    }
  }

  @Test
  void tellsHowFarAFileIs() {
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("a.ogn", Optional.of(DIGEST), "abapa");
      assertEquals(Optional.of(new FileLog.Entry(file, "a.ogn", 0, false)), find(writer));

      writer.fileProgress(file, Optional.of(DIGEST), 7, false);
      assertEquals(Optional.of(new FileLog.Entry(file, "a.ogn", 7, false)), find(writer));

      writer.fileProgress(file, Optional.of(DIGEST), 9, true);
      assertEquals(Optional.of(new FileLog.Entry(file, "a.ogn", 9, true)), find(writer));
    }
  }

  private static Optional<FileLog.Entry> find(CollectionWriter writer) {
    return writer.files().find(DIGEST, "abapa");
  }

  /** It never says more than is there: what was not committed never was. */
  @Test
  void remembersWhatWasCommittedAndNoMore() {
    long file;
    try (CollectionWriter writer = collection.write()) {
      file = writer.beginFile("a.ogn", Optional.of(DIGEST), "abapa");
      writer.fileProgress(file, Optional.of(DIGEST), 7, false);
      writer.commit();
      writer.fileProgress(file, Optional.of(DIGEST), 9, true);
    }

    try (CollectionWriter writer = collection.write()) {
      assertEquals(Optional.of(new FileLog.Entry(file, "a.ogn", 7, false)), find(writer));
      assertNotEquals(file, writer.beginFile("b.ogn", Optional.empty(), "abapa"));
    }
  }

  /** The standard input's digest is known at its end. */
  @Test
  void findsAStreamOnceItsDigestIsKnown() {
    try (CollectionWriter writer = collection.write()) {
      long file = writer.beginFile("<stdin>", Optional.empty(), "abapa");
      assertEquals(Optional.empty(), find(writer));

      writer.fileProgress(file, Optional.of(DIGEST), 3, true);
      assertEquals(Optional.of(new FileLog.Entry(file, "<stdin>", 3, true)), find(writer));

      writer.fileProgress(file, Optional.empty(), 3, false);
      assertEquals(Optional.empty(), find(writer), "it changed while it was read");
    }
  }

  @Test
  void prefersTheReadingThatGotFurthest() {
    try (CollectionWriter writer = collection.write()) {
      long part = writer.beginFile("a.ogn", Optional.of(DIGEST), "abapa");
      writer.fileProgress(part, Optional.of(DIGEST), 8, false);
      long less = writer.beginFile("b.ogn", Optional.of(DIGEST), "abapa");
      writer.fileProgress(less, Optional.of(DIGEST), 2, false);
      assertEquals(part, find(writer).orElseThrow().id());

      long whole = writer.beginFile("c.ogn", Optional.of(DIGEST), "abapa");
      writer.fileProgress(whole, Optional.of(DIGEST), 2, true);
      assertEquals(whole, find(writer).orElseThrow().id());
      assertEquals(part, writer.files().findUnfinished(DIGEST, "abapa").orElseThrow().id());
      assertEquals(Optional.empty(), writer.files().findUnfinished(DIGEST, "wari"));
    }
  }
}
