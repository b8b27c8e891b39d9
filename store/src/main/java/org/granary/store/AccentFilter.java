package org.granary.store;

import java.io.IOException;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * Takes the accents off Latin and Greek letters, however they are encoded, and the dots off the
 * Cyrillic ё, which many leave out. Marks that make another letter (й) or a vowel (in Arabic or
 * Indic scripts) stay. Letters that are another one's form, the final sigma and the apostrophes of
 * some orthographies (Nʼdiaye), become that one.
 */
final class AccentFilter extends TokenFilter {
  private static final char DIAERESIS = '\u0308';

  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

  AccentFilter(TokenStream in) {
    super(in);
  }

  @Override
  public boolean incrementToken() throws IOException {
    if (!input.incrementToken()) {
      return false;
    }
    if (!isAscii()) {
      String folded = fold(term.toString());
      term.setEmpty().append(folded);
    }
    return true;
  }

  private boolean isAscii() {
    char[] letters = term.buffer();
    for (int i = 0; i < term.length(); i++) {
      if (letters[i] > 127) {
        return false;
      }
    }
    return true;
  }

  private static String fold(String word) {
    String parts = Normalizer.normalize(word, Normalizer.Form.NFD);
    StringBuilder kept = new StringBuilder(parts.length());
    int letter = 0;
    for (int i = 0; i < parts.length(); ) {
      int c = parts.codePointAt(i);
      boolean mark = Character.getType(c) == Character.NON_SPACING_MARK;
      if (!mark || !isAccent(letter, c)) {
        kept.appendCodePoint(plain(c));
      }
      letter = mark ? letter : c;
      i += Character.charCount(c);
    }
    return Normalizer.normalize(kept, Normalizer.Form.NFC);
  }

  private static int plain(int letter) {
    return switch (letter) {
      case 'ς' -> 'σ';
      case 'ʼ', 'ʻ' -> '\'';
      default -> letter;
    };
  }

  private static boolean isAccent(int letter, int mark) {
    UnicodeScript script = UnicodeScript.of(letter);
    return script == UnicodeScript.LATIN
        || script == UnicodeScript.GREEK
        || letter == 'е' && mark == DIAERESIS;
  }
}
