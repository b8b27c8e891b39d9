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
  private final List<List<String>> wanted;

  TagSearch(IndexReader reader, Words words) {
    this.reader = reader;
    this.words = words;
    this.wanted = WordSearch.words(words.text());
  }

  /** Documents with such a tag. */
  Query query() throws IOException {
    String prefix = TextAnalysis.keyword(words.tag()) + "=";
    List<BytesRef> matching = new ArrayList<>();
    Terms terms = MultiTerms.getTerms(reader, IndexFields.TAG);
    if (terms != null) {
      TermsEnum values = new PrefixQuery(new Term(IndexFields.TAG, prefix)).getTermsEnum(terms);
      for (BytesRef value = values.next(); value != null; value = values.next()) {
        if (holds(value.utf8ToString().substring(prefix.length()))) {
          matching.add(BytesRef.deepCopyOf(value));
        }
      }
    }
    return new TermInSetQuery(IndexFields.TAG, matching);
  }

  private boolean holds(String value) {
    List<List<String>> found = WordSearch.words(value);
    for (int from = 0; from + wanted.size() <= found.size(); from++) {
      if (!wanted.isEmpty() && holdsFrom(found, from)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdsFrom(List<List<String>> found, int from) {
    for (int i = 0; i < wanted.size(); i++) {
      boolean last = i == wanted.size() - 1;
      List<String> forms = found.get(from + i);
      if (wanted.get(i).stream()
          .noneMatch(word -> forms.stream().anyMatch(f -> is(word, f, last)))) {
        return false;
      }
    }
    return true;
  }

  private boolean is(String word, String form, boolean last) {
    return switch (words.match()) {
      case EXACT -> form.equals(word);
      case PREFIX -> last ? form.startsWith(word) : form.equals(word);
      case FUZZY -> WordSearch.isNear(word, form);
    };
  }
}
