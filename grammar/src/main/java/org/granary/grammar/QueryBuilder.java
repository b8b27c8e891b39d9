package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.granary.engine.Side;
import org.granary.grammar.antlr.QueryParser.AllOfContext;
import org.granary.grammar.antlr.QueryParser.AnyOfContext;
import org.granary.grammar.antlr.QueryParser.BoardContext;
import org.granary.grammar.antlr.QueryParser.ConditionContext;
import org.granary.grammar.antlr.QueryParser.FieldContext;
import org.granary.grammar.antlr.QueryParser.GroupContext;
import org.granary.grammar.antlr.QueryParser.NearContext;
import org.granary.grammar.antlr.QueryParser.NotContext;
import org.granary.grammar.antlr.QueryParser.OpensContext;
import org.granary.grammar.antlr.QueryParser.PositionContext;
import org.granary.grammar.antlr.QueryParser.QueryContext;
import org.granary.grammar.antlr.QueryParser.ReachesContext;
import org.granary.grammar.antlr.QueryParser.ValueContext;

/** Makes a {@link Query} of a parse tree and gathers what is wrong with its names and values. */
final class QueryBuilder {
  private final List<QueryProblem> problems = new ArrayList<>();
  private final SavedReading saved;

  /**
   * Builds queries.
   *
   * @param saved reads the queries that are kept under names
   */
  QueryBuilder(SavedReading saved) {
    this.saved = saved;
  }

  List<QueryProblem> problems() {
    return problems;
  }

  /** The query; worth nothing if there are {@link #problems}. */
  Query query(QueryContext tree) {
    return tree.anyOf() == null ? Query.EVERYTHING : anyOf(tree.anyOf());
  }

  private Query anyOf(AnyOfContext tree) {
    List<Query> parts = tree.allOf().stream().map(this::allOf).toList();
    return parts.size() == 1 ? parts.get(0) : new Query.AnyOf(parts);
  }

  private Query allOf(AllOfContext tree) {
    List<Query> parts = tree.not().stream().map(this::not).toList();
    return parts.size() == 1 ? parts.get(0) : new Query.AllOf(parts);
  }

  private Query not(NotContext tree) {
    Query condition = condition(tree.condition());
    return tree.NOT().size() % 2 == 0 ? condition : new Query.Not(condition);
  }

  private Query condition(ConditionContext tree) {
    if (tree instanceof GroupContext group) {
      return anyOf(group.anyOf());
    }
    if (tree instanceof FieldContext field) {
      return field(field);
    }
    if (tree instanceof PositionContext position) {
      return position(position.STRING().getSymbol(), false);
    }
    if (tree instanceof BoardContext board) {
      return position(board.STRING().getSymbol(), true);
    }
    if (tree instanceof NearContext near) {
      return near(near);
    }
    if (tree instanceof ReachesContext reaches) {
      return new Query.Reaches(new MomentBuilder(this::complain).sequence(reaches));
    }
    return opens(((OpensContext) tree).STRING().getSymbol());
  }

  private Query field(FieldContext tree) {
    Token name = tree.WORD(0).getSymbol();
    QueryOperand operand =
        tree.value() == null
            ? new QueryOperand(tree.compare.getText(), tree.WORD(1).getSymbol(), Optional.empty())
            : operand(tree.value());
    QueryField field = QueryField.find(name.getText()).orElse(null);
    if (field == null && MomentWords.isOfMoments(name.getText())) {
      complain(name, QueryWording.ofMoments(name), List.of());
      return Query.EVERYTHING;
    }
    if (field == null) {
      List<String> near = QueryField.near(name.getText());
      String known = near.isEmpty() ? "; fields are " + QueryField.list() : "";
      complain(name, "there is no field \"" + name.getText() + "\"" + known, near);
      return Query.EVERYTHING;
    }
    if (field == QueryField.SAVED) {
      return QueryField.savedName(operand, this::complain)
          .map(kept -> saved.read(kept, operand.token(), this::complain))
          .orElse(Query.EVERYTHING);
    }
    return field.query(name.getText(), operand, this::complain);
  }

  private static QueryOperand operand(ValueContext tree) {
    Optional<TerminalNode> suffix =
        Optional.ofNullable(tree.FUZZY()).or(() -> Optional.ofNullable(tree.STAR()));
    return new QueryOperand(":", tree.getStart(), suffix.map(TerminalNode::getSymbol));
  }

  private Query position(Token token, boolean anyStores) {
    QueryPosition.Parsed parsed = QueryPosition.parse(QueryOperand.unquoted(token), anyStores);
    parsed.problems().forEach(problem -> complain(token, problem, List.of()));
    return parsed
        .position()
        .<Query>map(position -> new Query.AtPosition(position, anyStores))
        .orElse(Query.EVERYTHING);
  }

  private Query near(NearContext tree) {
    Optional<Integer> seeds = MomentWords.number(tree.count.getText());
    String unit = tree.unit.getText();
    if (seeds.isEmpty()) {
      complain(tree.count, "\"" + tree.count.getText() + "\" is not a whole number", List.of());
    }
    if (!unit.equalsIgnoreCase("seeds") && !unit.equalsIgnoreCase("seed")) {
      complain(tree.unit, "this distance is in seeds, not \"" + unit + "\"", List.of());
    }
    Query same = position(tree.STRING().getSymbol(), false);
    return same instanceof Query.AtPosition at
        ? new Query.Near(at.position(), seeds.orElse(0))
        : same;
  }

  private Query opens(Token token) {
    QueryMoves moves = QueryMoves.parse(QueryOperand.unquoted(token));
    moves.problem().ifPresent(problem -> problems.add(problem.shifted(token.getStartIndex() + 1)));
    return new Query.Opens(moves.first().orElse(Side.SOUTH), moves.moves());
  }

  private void complain(Token token, String message, List<String> suggestions) {
    problems.add(QueryReader.problem(token, message, suggestions));
  }
}
