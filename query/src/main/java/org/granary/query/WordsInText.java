package org.granary.query;

import java.util.List;
import org.granary.grammar.Query.Match;
import org.granary.grammar.Query.Words;

/** Finds the words of a query in single texts, as the index finds them in its text fields. */
final class WordsInText {
  private final Match match;
  private final List<List<String>> wanted;

  WordsInText(Words words) {
    this.match = words.match();
    this.wanted = WordSearch.words(words.text());
  }

  /** Whether the words stand in a text. */
  boolean in(String value) {
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
    return switch (match) {
      case EXACT -> form.equals(word);
      case PREFIX -> last ? form.startsWith(word) : form.equals(word);
      case FUZZY -> WordSearch.isNear(word, form);
    };
  }
}
