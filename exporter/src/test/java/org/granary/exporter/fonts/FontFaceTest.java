package org.granary.exporter.fonts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FontFaceTest {
  private static final String LATIN = "AaÁáÇçÑñŁłŞşĞğẞß–…“”";
  private static final String AFRICAN = "ƆɔƐɛŊŋƁɓƊɗƘƙƳƴẸẹỌọṢṣƑƒƲʋɣ";
  private static final String CYRILLIC = "АаЯяЁёҚқӘәҒғҢңӨөҰұҮүҺһІі";

  @ParameterizedTest
  @EnumSource(FontFace.class)
  void ownFontCoversLatinAfricanAndCyrillicLetters(FontFace face) {
    FontFile own = face.file('A');

    (LATIN + AFRICAN + CYRILLIC)
        .codePoints()
        .forEach(c -> assertEquals(own, face.file(c), () -> Character.toString(c)));
  }

  @Test
  void lendsWhatTheOwnFontLacks() {
    assertEquals(FontFile.DEJAVU, FontFace.BOLD.file('→'));
    assertEquals(FontFile.NOTO_ETHIOPIC, FontFace.REGULAR.file("ገበጣ".codePointAt(0)));
  }

  @Test
  void replacesWhatNoFontHas() {
    int chinese = "棋".codePointAt(0);

    assertFalse(FontFace.REGULAR.covers(chinese));
    assertEquals(FontFace.REPLACEMENT, FontFace.REGULAR.printable(chinese));
    assertTrue(FontFace.REGULAR.covers(FontFace.REPLACEMENT));
  }

  @Test
  void outlinesStandOnTheirBaseLine() {
    Outline outline = Outline.of(FontFace.BOLD, 100, "12");

    Rectangle2D box = outline.shape().getBounds2D();
    assertTrue(box.getMinY() > -80 && box.getMinY() < -60, box::toString);
    assertEquals(0, box.getMaxY(), 2);
    assertTrue(outline.width() > box.getWidth());
    assertEquals(2 * Outline.of(FontFace.BOLD, 100, "1").width(), outline.width(), 0.01);
  }

  @Test
  void eachFontHasItsLicenceBesideIt() throws IOException {
    for (String name : new String[] {"NotoSans-LICENSE.txt", "DejaVuSans-LICENSE.txt"}) {
      try (InputStream licence = FontFile.class.getResourceAsStream(name)) {
        assertNotNull(licence, name);
        assertTrue(licence.readAllBytes().length > 1000, name);
      }
    }
  }
}
