package org.granary.query;

import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.util.BytesRef;
import org.granary.grammar.Query.WordField;
import org.granary.grammar.Query.Words;
import org.granary.store.GameCollection;
import org.granary.store.IndexFields;
import org.granary.store.NameKind;
import org.granary.store.TextAnalysis;

/**
 * What words find in one spelling of a name, they find in all that count as the same name. The
 * index knows nothing of that: it is asked for the whole names.
 */
final class NameSearch {
  private static final Map<WordField, Set<NameKind>> KINDS =
      Map.of(
          WordField.PLAYER, Set.of(NameKind.PLAYER),
          WordField.SOUTH, Set.of(NameKind.PLAYER),
          WordField.NORTH, Set.of(NameKind.PLAYER),
          WordField.EVENT, Set.of(NameKind.EVENT),
          WordField.SITE, Set.of(NameKind.SITE),
          WordField.TEXT, Set.of(NameKind.values()));

  private final GameCollection collection;

  NameSearch(GameCollection collection) {
    this.collection = collection;
  }

  /** The games with any spelling of a name of which one spelling fits, if there are such names. */
  Optional<Query> otherSpellings(Words words) throws IOException {
    WordsInText wanted = new WordsInText(words);
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    boolean found = false;
    for (NameKind kind : KINDS.getOrDefault(words.field(), Set.of())) {
      List<String> names = new ArrayList<>();
      for (List<String> spellings : groups(kind)) {
        if (spellings.stream().anyMatch(wanted::in)) {
          names.addAll(spellings);
        }
      }
      if (!names.isEmpty()) {
        any.add(whole(words.field(), kind, names), Occur.SHOULD);
        found = true;
      }
    }
    return found ? Optional.of(any.build()) : Optional.empty();
  }

  private static Query whole(WordField field, NameKind kind, List<String> names) {
    String keywords =
        switch (kind) {
          case PLAYER ->
              field == WordField.SOUTH
                  ? IndexFields.SOUTH_NAME
                  : field == WordField.NORTH ? IndexFields.NORTH_NAME : IndexFields.PLAYER_NAME;
          case EVENT -> IndexFields.EVENT_NAME;
          case SITE -> IndexFields.TAG;
        };
    String before = kind == NameKind.SITE ? "Site=" : "";
    return new TermInSetQuery(
        keywords,
        names.stream().map(name -> new BytesRef(TextAnalysis.keyword(before + name))).toList());
  }

  /** The names of a kind that have more than one spelling: all spellings of each. */
  private Collection<List<String>> groups(NameKind kind) throws IOException {
    String sql =
        "SELECT m.name, s.name FROM names s JOIN names m ON m.id = s.main"
            + " WHERE s.main IS NOT NULL";
    Map<String, List<String>> groups = new LinkedHashMap<>();
    try (PreparedStatement select =
            collection.connection().prepareStatement(sql.replace("names", kind.table()));
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        String main = row.getString(1);
        groups.computeIfAbsent(main, name -> new ArrayList<>(List.of(name))).add(row.getString(2));
      }
    } catch (SQLException e) {
      throw new IOException("the database cannot be read: " + e.getMessage(), e);
    }
    return groups.values();
  }
}
