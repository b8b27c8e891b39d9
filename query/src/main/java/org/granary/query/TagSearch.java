package org.granary.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.util.BytesRef;
import org.granary.grammar.Query.Words;
import org.granary.store.IndexFields;
import org.granary.store.TextAnalysis;

/**
 * Words in a tag of any name: the index holds each tag's whole value, so every different value of
 * that name is looked at once.
 */
final class TagSearch {
  private final IndexReader reader;
  private final Words words;
  private final WordsInText wanted;

  TagSearch(IndexReader reader, Words words) {
    this.reader = reader;
    this.words = words;
    this.wanted = new WordsInText(words);
  }

  /** Documents with such a tag. */
  Query query() throws IOException {
    String prefix = TextAnalysis.keyword(words.tag()) + "=";
    List<BytesRef> matching = new ArrayList<>();
    Terms terms = MultiTerms.getTerms(reader, IndexFields.TAG);
    if (terms != null) {
      TermsEnum values = new PrefixQuery(new Term(IndexFields.TAG, prefix)).getTermsEnum(terms);
      for (BytesRef value = values.next(); value != null; value = values.next()) {
        if (wanted.in(value.utf8ToString().substring(prefix.length()))) {
          matching.add(BytesRef.deepCopyOf(value));
        }
      }
    }
    return new TermInSetQuery(IndexFields.TAG, matching);
  }
}
