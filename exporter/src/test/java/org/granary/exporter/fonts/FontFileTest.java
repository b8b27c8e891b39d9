package org.granary.exporter.fonts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FontFileTest {
  @ParameterizedTest
  @EnumSource(FontFile.class)
  void everyFileIsBundledAndATrueTypeFont(FontFile file) throws IOException {
    try (InputStream in = file.open()) {
      byte[] magic = in.readNBytes(4);
      assertEquals(
          List.of(0, 1, 0, 0), List.of(magic[0] + 0, magic[1] + 0, magic[2] + 0, magic[3] + 0));
    }
    assertTrue(file.covers(' '));
    assertTrue(file.advance(' ') > 0.1 && file.advance(' ') < 0.5);
  }

  @Test
  void whatAFontLacksIsNotCovered() {
    assertFalse(FontFile.NOTO_REGULAR.covers("ገ".codePointAt(0)));
    assertTrue(FontFile.NOTO_ETHIOPIC.covers("ገ".codePointAt(0)));
    assertFalse(FontFile.NOTO_REGULAR.covers(0x10ffff));
  }

  @ParameterizedTest
  @EnumSource(FontFace.class)
  void everyFaceCoversTheSameCharactersSoThatRemarksHoldForAll(FontFace face) {
    List<String> different =
        IntStream.rangeClosed(0x20, 0x1ffff)
            .filter(c -> c < 0xd800 || c > 0xf8ff)
            .filter(c -> FontFace.REGULAR.covers(c) != face.covers(c))
            .mapToObj(c -> "U+%04X".formatted(c))
            .toList();

    assertEquals(List.of(), different);
  }

  @Test
  void outlinesHaveTheSizeOfTheirAdvance() {
    for (int c : "AWgŊқΩ8".codePoints().toArray()) {
      Rectangle2D box = FontFile.NOTO_BOLD.outline(c).getBounds2D();
      float advance = FontFile.NOTO_BOLD.advance(c);
      assertTrue(box.getWidth() > 0.5 * advance && box.getWidth() < 1.15 * advance, box::toString);
      assertTrue(box.getMinY() < -0.5, "above the base line");
    }
    assertTrue(FontFile.NOTO_BOLD.outline(' ').getBounds2D().isEmpty());
  }

  @Test
  void severalThreadsMayAskAtOnce() {
    String text = "Kwadwo Ɔsɛi-Ŋkrumah – Қасымов ገበጣ → 25–23";
    float width = FontFace.REGULAR.width(text);
    Rectangle2D box = Outline.of(FontFace.REGULAR, 20, text).shape().getBounds2D();

    List<Integer> wrong = new ArrayList<>();
    IntStream.range(0, 200)
        .parallel()
        .filter(
            i ->
                FontFace.REGULAR.width(text) != width
                    || !Outline.of(FontFace.REGULAR, 20, text).shape().getBounds2D().equals(box))
        .forEachOrdered(wrong::add);

    assertEquals(List.of(), wrong);
  }

  @Test
  void widthsAddUp() {
    assertEquals(
        FontFace.BOLD.width("A") + FontFace.BOLD.width("→") + FontFace.BOLD.width("ገ"),
        FontFace.BOLD.width("A→ገ"),
        1e-6);
    assertEquals(0, FontFace.BOLD.width(""));
  }

  @Test
  void outlinesLieOnAGridOfEighths() {
    var path = Outline.of(FontFace.REGULAR, 30, "aŊ8").at(10.3, 20.7).getPathIterator(null);
    double[] c = new double[6];
    int points = 0;
    for (; !path.isDone(); path.next()) {
      int type = path.currentSegment(c);
      assertTrue(type != PathIterator.SEG_QUADTO, "no quadratic curves");
      int numbers = type == PathIterator.SEG_CUBICTO ? 6 : 2;
      for (int i = 0; i < numbers && type != PathIterator.SEG_CLOSE; i++) {
        assertEquals(0, c[i] * 8 % 1, 0.0);
        points++;
      }
    }
    assertTrue(points > 50);
  }
}
