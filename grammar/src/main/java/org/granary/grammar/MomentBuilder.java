package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.granary.grammar.QueryField.Complaints;
import org.granary.grammar.antlr.QueryParser.AllMomentContext;
import org.granary.grammar.antlr.QueryParser.AnyMomentContext;
import org.granary.grammar.antlr.QueryParser.ComparisonContext;
import org.granary.grammar.antlr.QueryParser.MomentContext;
import org.granary.grammar.antlr.QueryParser.MomentGroupContext;
import org.granary.grammar.antlr.QueryParser.MotifContext;
import org.granary.grammar.antlr.QueryParser.NotMomentContext;
import org.granary.grammar.antlr.QueryParser.ReachesContext;
import org.granary.grammar.antlr.QueryParser.StepContext;
import org.granary.grammar.antlr.QueryParser.SumContext;
import org.granary.grammar.antlr.QueryParser.TermContext;
import org.granary.grammar.patterns.Comparison;
import org.granary.grammar.patterns.Pattern;
import org.granary.grammar.patterns.Quantity;
import org.granary.grammar.patterns.Sequence;
import org.granary.grammar.patterns.Step;

/** Makes patterns of what stands in braces. */
final class MomentBuilder {
  /** A pattern that stands where there is a problem. */
  private static final Pattern NOTHING = new Pattern.All(List.of());

  private final Complaints complaints;

  MomentBuilder(Complaints complaints) {
    this.complaints = complaints;
  }

  Sequence sequence(ReachesContext tree) {
    return new Sequence(tree.step().stream().map(this::step).toList(), tree.EITHER() != null);
  }

  private Step step(StepContext tree) {
    int within = tree.WITHIN() == null ? Step.ANY_TIME : plies(tree);
    return new Step(any(tree.anyMoment()), within);
  }

  private int plies(StepContext tree) {
    String unit = tree.unit.getText();
    if (!unit.equalsIgnoreCase("plies") && !unit.equalsIgnoreCase("ply")) {
      complaints.add(tree.unit, "a distance is in plies, not \"" + unit + "\"");
    }
    int plies = MomentWords.number(tree.count.getText()).orElse(0);
    if (plies < 1) {
      complaints.add(tree.count, "\"" + tree.count.getText() + "\" is not a number from 1 on");
    }
    return Math.max(plies, 1);
  }

  private Pattern any(AnyMomentContext tree) {
    List<Pattern> parts = tree.allMoment().stream().map(this::all).toList();
    return parts.size() == 1 ? parts.get(0) : new Pattern.Any(parts);
  }

  private Pattern all(AllMomentContext tree) {
    List<Pattern> parts = tree.notMoment().stream().map(this::not).toList();
    return parts.size() == 1 ? parts.get(0) : new Pattern.All(parts);
  }

  private Pattern not(NotMomentContext tree) {
    Pattern moment = moment(tree.moment());
    return tree.NOT().size() % 2 == 0 ? moment : new Pattern.Not(moment);
  }

  private Pattern moment(MomentContext tree) {
    if (tree instanceof MomentGroupContext group) {
      return any(group.anyMoment());
    }
    if (tree instanceof MotifContext motif) {
      return new MomentWords(motif.term(), complaints).motif();
    }
    return comparison((ComparisonContext) tree);
  }

  private Pattern comparison(ComparisonContext tree) {
    Comparison sign = Comparison.of(tree.COMPARE().getText()).orElseThrow();
    Optional<TermContext> word = onlyWord(tree.left);
    if (word.isPresent() && MomentWords.isChoice(word.get())) {
      return choice(word.get(), sign, tree);
    }
    Quantity left = sum(tree.left);
    return tree.RANGE() == null
        ? new Pattern.Compare(left, sign, sum(tree.right))
        : range(left, sign, tree.RANGE());
  }

  /** {@code move = F} or {@code to-move = S}. */
  private Pattern choice(TermContext word, Comparison sign, ComparisonContext tree) {
    String name = word.getText();
    Optional<TermContext> value = tree.right == null ? Optional.empty() : onlyWord(tree.right);
    boolean equal = sign == Comparison.EQUAL || sign == Comparison.UNEQUAL;
    if (value.isEmpty() || !equal) {
      Token place = tree.RANGE() == null ? tree.COMPARE().getSymbol() : tree.RANGE().getSymbol();
      complaints.add(
          place, name + " is one of several: write " + name + " = … or " + name + " != …");
      return NOTHING;
    }
    Pattern pattern = new MomentWords(value.get(), complaints).choice(name);
    return sign == Comparison.EQUAL ? pattern : new Pattern.Not(pattern);
  }

  private static Optional<TermContext> onlyWord(SumContext sum) {
    return sum.term().size() == 1 && sum.term(0).OPEN() == null
        ? Optional.of(sum.term(0))
        : Optional.empty();
  }

  private Quantity sum(SumContext tree) {
    List<Quantity> added = new ArrayList<>();
    List<Quantity> taken = new ArrayList<>();
    for (int i = 0; i < tree.getChildCount(); i += 2) {
      boolean plus = i == 0 || ((TerminalNode) tree.getChild(i - 1)).getText().equals("+");
      (plus ? added : taken)
          .add(new MomentWords((TermContext) tree.getChild(i), complaints).quantity());
    }
    return taken.isEmpty() && added.size() == 1 ? added.get(0) : new Quantity.Sum(added, taken);
  }

  /** {@code A = 3..5}; either end may be left out. */
  private Pattern range(Quantity number, Comparison sign, TerminalNode range) {
    String text = range.getText();
    int dots = text.indexOf("..");
    Optional<Integer> low = end(text.substring(0, dots), 0);
    Optional<Integer> high = end(text.substring(dots + 2), Integer.MAX_VALUE);
    if (low.isEmpty() || high.isEmpty() || low.get() > high.get()) {
      complaints.add(range.getSymbol(), "\"" + text + "\" is not a range such as 3..5");
      return NOTHING;
    }
    Pattern within =
        new Pattern.All(
            List.of(
                new Pattern.Compare(number, Comparison.AT_LEAST, new Quantity.Constant(low.get())),
                new Pattern.Compare(
                    number, Comparison.AT_MOST, new Quantity.Constant(high.get()))));
    if (sign != Comparison.EQUAL && sign != Comparison.UNEQUAL) {
      complaints.add(range.getSymbol(), "a range stands after = or !=");
    }
    return sign == Comparison.UNEQUAL ? new Pattern.Not(within) : within;
  }

  private static Optional<Integer> end(String text, int open) {
    return text.isEmpty() ? Optional.of(open) : MomentWords.number(text);
  }
}
