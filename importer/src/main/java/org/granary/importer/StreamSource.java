package org.granary.importer;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.granary.grammar.Diagnostic;
import org.granary.importer.archives.Archives;
import org.granary.importer.archives.PackedFile;

/** A stream with a name; it is unpacked if its first bytes are those of gzip. */
final class StreamSource implements Source {
  private final String name;
  private final InputStream stream;
  private volatile Optional<PackedFile> packed = Optional.empty();

  StreamSource(String name, InputStream stream) {
    this.name = name;
    this.stream = stream;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Path> path() {
    return Optional.empty();
  }

  @Override
  public InputStream open() throws IOException {
    PushbackInputStream whole = new PushbackInputStream(stream, Archives.HEAD);
    byte[] head = whole.readNBytes(Archives.HEAD);
    whole.unread(head);
    packed = Archives.isGzip(head) ? Optional.of(Archives.gzip(name, whole)) : Optional.empty();
    return packed.isPresent() ? packed.get().open() : whole;
  }

  @Override
  public List<Diagnostic> diagnostics() {
    return packed.map(PackedFile::diagnostics).orElse(List.of());
  }
}
