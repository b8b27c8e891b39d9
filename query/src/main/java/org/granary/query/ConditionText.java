package org.granary.query;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.granary.engine.Layout;
import org.granary.grammar.Fen;
import org.granary.grammar.HouseNames;
import org.granary.grammar.Query;
import org.granary.grammar.QueryVisitor;

/** A query in the language again, for people; of moments it tells only how many there are. */
final class ConditionText implements QueryVisitor<String> {
  @Override
  public String allOf(Query.AllOf query) {
    return joined(query.parts(), " ");
  }

  @Override
  public String anyOf(Query.AnyOf query) {
    return "(" + joined(query.parts(), " or ") + ")";
  }

  private String joined(List<Query> parts, String between) {
    return parts.stream().map(part -> part.accept(this)).collect(Collectors.joining(between));
  }

  @Override
  public String not(Query.Not query) {
    return "not " + query.part().accept(this);
  }

  @Override
  public String words(Query.Words query) {
    String field = query.tag().isEmpty() ? label(query.field()) : "tag." + query.tag();
    String suffix =
        switch (query.match()) {
          case EXACT -> "";
          case FUZZY -> "~";
          case PREFIX -> "*";
        };
    return field + ":" + quoted(query.text()) + suffix;
  }

  @Override
  public String value(Query.Value query) {
    return label(query.field()) + ":" + quoted(query.value()) + (query.prefix() ? "*" : "");
  }

  private static String label(Enum<?> field) {
    return field.name().toLowerCase(Locale.ROOT);
  }

  private static String quoted(String text) {
    return text.matches("[\\p{L}\\p{N}_]+") ? text : "\"" + text + "\"";
  }

  @Override
  public String within(Query.Within query) {
    String low = query.low() == 0 ? "" : number(query.field(), query.low());
    String high = query.high() == Integer.MAX_VALUE ? "" : number(query.field(), query.high());
    return query.field().label() + ":" + (low.equals(high) ? low : low + ".." + high);
  }

  private static String number(Query.NumberField field, int number) {
    String digits = Integer.toString(number);
    return field == Query.NumberField.DATE && digits.length() == 8
        ? digits.substring(0, 4) + "-" + digits.substring(4, 6) + "-" + digits.substring(6)
        : digits;
  }

  @Override
  public String atPosition(Query.AtPosition query) {
    String kind = query.anyStores() ? "board" : "position";
    return kind + " \"" + Fen.format(query.position()) + "\"";
  }

  @Override
  public String near(Query.Near query) {
    String unit = query.seeds() == 1 ? " seed" : " seeds";
    return "near \"" + Fen.format(query.position()) + "\" within " + query.seeds() + unit;
  }

  @Override
  public String opens(Query.Opens query) {
    return query.moves().stream()
        .map(move -> HouseNames.name(Layout.AWALE, move.code()))
        .collect(Collectors.joining(" ", "opens \"", "\""));
  }

  @Override
  public String reaches(Query.Reaches query) {
    int moments = query.sequence().steps().size();
    String either = query.sequence().either() ? "either " : "";
    return "reaches " + either + "{ … }" + " then { … }".repeat(moments - 1);
  }
}
