package org.granary.exporter.fonts;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** A bundled font file; its licence stands beside it. Parsed once, when first asked. */
public enum FontFile {
  /** Latin with its African letters, Greek, Cyrillic. */
  NOTO_REGULAR("NotoSans-Regular.ttf"),
  NOTO_BOLD("NotoSans-Bold.ttf"),
  NOTO_ITALIC("NotoSans-Italic.ttf"),
  /** Symbols, arrows and many smaller scripts. */
  DEJAVU("DejaVuSans.ttf"),
  NOTO_ETHIOPIC("NotoSansEthiopic-Regular.ttf");

  private static final Map<FontFile, TrueTypeFont> PARSED = new EnumMap<>(FontFile.class);

  private final String resource;

  FontFile(String resource) {
    this.resource = resource;
  }

  /** The file's bytes, to be closed by the caller. */
  public InputStream open() {
    return Objects.requireNonNull(FontFile.class.getResourceAsStream(resource), resource);
  }

  /** Whether the font has a glyph for a character. */
  public boolean covers(int codePoint) {
    return glyph(codePoint) != 0;
  }

  /** The width of a character in parts of the font size. */
  float advance(int codePoint) {
    synchronized (PARSED) {
      try {
        return (float) font().getAdvanceWidth(glyph(codePoint)) / font().getUnitsPerEm();
      } catch (IOException e) {
        throw new UncheckedIOException(resource, e);
      }
    }
  }

  /** The outline of a character at size 1, its base line on y = 0, y downwards. */
  GeneralPath outline(int codePoint) {
    synchronized (PARSED) {
      try {
        GlyphData glyph = font().getGlyph().getGlyph(glyph(codePoint));
        GeneralPath path = glyph == null ? new GeneralPath() : new GeneralPath(glyph.getPath());
        double scale = 1.0 / font().getUnitsPerEm();
        path.transform(AffineTransform.getScaleInstance(scale, -scale));
        return path;
      } catch (IOException e) {
        throw new UncheckedIOException(resource, e);
      }
    }
  }

  private int glyph(int codePoint) {
    synchronized (PARSED) {
      try {
        CmapLookup cmap = font().getUnicodeCmapLookup();
        return cmap.getGlyphId(codePoint);
      } catch (IOException e) {
        throw new UncheckedIOException(resource, e);
      }
    }
  }

  /** The parsed font, which is not safe for several threads: used under the lock only. */
  private TrueTypeFont font() throws IOException {
    TrueTypeFont font = PARSED.get(this);
    if (font == null) {
      try (InputStream in = open()) {
        font = new TTFParser().parse(new RandomAccessReadBuffer(in));
      }
      PARSED.put(this, font);
    }
    return font;
  }
}
