package org.granary.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;
import org.granary.grammar.Query.Match;
import org.granary.store.TextAnalysis;

/** Words next to each other, whole, misspelt or cut short, as a question to a text field. */
final class WordSearch {
  private final IndexReader reader;
  private final String field;
  private final Match match;

  WordSearch(IndexReader reader, String field, Match match) {
    this.reader = reader;
    this.field = field;
    this.match = match;
  }

  /** Documents whose field holds these words. */
  Query query(String text) throws IOException {
    List<List<String>> words = words(text);
    if (words.isEmpty()) {
      return new MatchNoDocsQuery("no words");
    }
    return words.size() == 1 ? oneWord(words.get(0)) : phrase(words);
  }

  /** What the analysis makes of a text: the words in order, each with its forms. */
  static List<List<String>> words(String text) {
    List<List<String>> words = new ArrayList<>();
    try (TokenStream tokens = TextAnalysis.forQueries().tokenStream("", text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      PositionIncrementAttribute step = tokens.addAttribute(PositionIncrementAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        if (words.isEmpty() || step.getPositionIncrement() > 0) {
          words.add(new ArrayList<>());
        }
        words.get(words.size() - 1).add(term.toString());
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  private Query oneWord(List<String> forms) throws IOException {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String form : forms) {
      any.add(match == Match.FUZZY ? near(form) : word(form, match), BooleanClause.Occur.SHOULD);
    }
    return any.build();
  }

  /** All near words at once, which is quicker than looking for them segment by segment. */
  private Query near(String form) throws IOException {
    return new TermInSetQuery(field, matching(form).stream().map(Term::bytes).toList());
  }

  private Query word(String form, Match how) {
    Term term = new Term(field, form);
    return switch (how) {
      case EXACT -> new TermQuery(term);
      case FUZZY -> fuzzy(term);
      case PREFIX -> new PrefixQuery(term, MultiTermQuery.CONSTANT_SCORE_REWRITE);
    };
  }

  private static MultiTermQuery fuzzy(Term term) {
    return new FuzzyQuery(
        term,
        edits(term.text()),
        0,
        Integer.MAX_VALUE,
        true,
        MultiTermQuery.CONSTANT_SCORE_REWRITE);
  }

  /** Whether a word of a text is as near to one looked for as fuzzy search wants. */
  static boolean isNear(String wanted, String word) {
    int edits = edits(wanted);
    BytesRef bytes = new BytesRef(word);
    return edits == 0
        ? wanted.equals(word)
        : FuzzyQuery.getFuzzyAutomaton(wanted, edits, 0, true)
            .runAutomaton
            .run(bytes.bytes, bytes.offset, bytes.length);
  }

  /** Letters that may differ in a word. */
  static int edits(String word) {
    int letters = word.codePointCount(0, word.length());
    return letters <= 2 ? 0 : letters <= 5 ? 1 : 2;
  }

  private Query phrase(List<List<String>> words) throws IOException {
    MultiPhraseQuery.Builder phrase = new MultiPhraseQuery.Builder();
    for (int i = 0; i < words.size(); i++) {
      boolean whole = match == Match.EXACT || match == Match.PREFIX && i < words.size() - 1;
      List<Term> terms = new ArrayList<>();
      for (String form : words.get(i)) {
        terms.addAll(whole ? List.of(new Term(field, form)) : matching(form));
      }
      if (terms.isEmpty()) {
        return new MatchNoDocsQuery("no such word");
      }
      phrase.add(terms.toArray(new Term[0]), i);
    }
    return phrase.build();
  }

  /** Every word of the index that is close enough to this one. */
  private List<Term> matching(String form) throws IOException {
    Terms terms = MultiTerms.getTerms(reader, field);
    List<Term> found = new ArrayList<>();
    if (terms != null && word(form, match) instanceof MultiTermQuery query) {
      TermsEnum matching = query.getTermsEnum(terms);
      for (BytesRef text = matching.next(); text != null; text = matching.next()) {
        found.add(new Term(field, BytesRef.deepCopyOf(text)));
      }
    }
    return found;
  }
}
