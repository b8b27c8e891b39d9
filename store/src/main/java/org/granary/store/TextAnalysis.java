package org.granary.store;

import java.text.Normalizer;
import java.util.Locale;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;

/**
 * How names and words are cut and folded, in the index and in queries: words by Unicode's rules,
 * small letters, no accents. A word of Latin letters that are not on every keyboard (Kɔdzo, Łódź)
 * is found by its plain spelling too; letters of other scripts stay what they are.
 */
public final class TextAnalysis {
  /** Well below what the index takes as one term. */
  private static final int LONGEST_KEYWORD = 1000;

  private static final Analyzer INDEXING = new Folding();
  private static final Analyzer QUERIES = new Folding();

  private TextAnalysis() {}

  static Analyzer forIndexing() {
    return INDEXING;
  }

  /** For words that a user looks for in the text fields of {@link IndexFields}. */
  public static Analyzer forQueries() {
    return QUERIES;
  }

  /**
   * A whole value in the form of the keyword fields of {@link IndexFields}: small letters, accents
   * kept, no more than {@value #LONGEST_KEYWORD} characters.
   */
  public static String keyword(String value) {
    String form = Normalizer.normalize(value.strip(), Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    if (form.length() <= LONGEST_KEYWORD) {
      return form;
    }
    boolean half = Character.isHighSurrogate(form.charAt(LONGEST_KEYWORD - 1));
    return form.substring(0, half ? LONGEST_KEYWORD - 1 : LONGEST_KEYWORD);
  }

  private static final class Folding extends Analyzer {
    /** Values of one field are apart, so that no phrase runs from one into the next. */
    @Override
    public int getPositionIncrementGap(String fieldName) {
      return 100;
    }

    @Override
    protected TokenStreamComponents createComponents(String fieldName) {
      Tokenizer words = new StandardTokenizer();
      TokenStream folded = new AccentFilter(new LowerCaseFilter(words));
      return new TokenStreamComponents(words, new ASCIIFoldingFilter(folded));
    }

    @Override
    protected TokenStream normalize(String fieldName, TokenStream in) {
      return new ASCIIFoldingFilter(new AccentFilter(new LowerCaseFilter(in)));
    }
  }
}
