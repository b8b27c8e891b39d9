package org.granary.store;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;

/** How names and words are cut and folded, in the index and in queries. */
public final class TextAnalysis {
  private TextAnalysis() {}

  /** For indexing: a word with accents or African letters is found in its plain form too. */
  static Analyzer forIndexing() {
    return new StandardAnalyzer();
  }

  /** For words that a user looks for in the text fields of {@link IndexFields}. */
  public static Analyzer forQueries() {
    return new StandardAnalyzer();
  }

  /** A whole value in the form of the keyword fields of {@link IndexFields}. */
  public static String keyword(String value) {
    return value;
  }
}
