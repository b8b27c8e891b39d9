package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.granary.engine.Side;
import org.granary.grammar.QueryField.Complaints;
import org.granary.grammar.antlr.QueryParser.TermContext;
import org.granary.grammar.patterns.House;
import org.granary.grammar.patterns.MomentNumber;
import org.granary.grammar.patterns.Motif;
import org.granary.grammar.patterns.Pattern;
import org.granary.grammar.patterns.Quantity;
import org.granary.grammar.patterns.SideNumber;

/**
 * The words that stand for numbers, houses and motifs in conditions on moments: {@code 14}, {@code
 * A}, {@code N9}, {@code north.row}, {@code krou(S, 14)}.
 */
final class MomentWords {
  private static final java.util.regex.Pattern NUMBER =
      java.util.regex.Pattern.compile("[0-9]{1,6}");
  private static final java.util.regex.Pattern HOUSE =
      java.util.regex.Pattern.compile("([A-Fa-f])|([SNsn])([1-9][0-9]?)");
  private static final String MOVE = "move";
  private static final String TO_MOVE = "to-move";

  private final Token name;
  private final Complaints complaints;
  private final String word;
  private final List<Token> arguments = new ArrayList<>();
  private Optional<Side> side = Optional.empty();

  MomentWords(TermContext term, Complaints complaints) {
    this.name = term.WORD(0).getSymbol();
    this.complaints = complaints;
    term.WORD().stream().skip(1).forEach(argument -> arguments.add(argument.getSymbol()));
    String text = name.getText().toLowerCase(Locale.ROOT);
    int point = text.indexOf('.');
    if (point > 0 && arguments.isEmpty() && side(text.substring(0, point)).isPresent()) {
      side = side(text.substring(0, point));
      text = text.substring(point + 1);
    }
    word = text;
    if (!arguments.isEmpty()) {
      side = side(arguments.get(0).getText());
      if (side.isEmpty()) {
        complain(arguments.get(0), "a side is S or N, not \"" + arguments.get(0).getText() + "\"");
      }
    }
  }

  /** Whether a word stands for one of several things, not for a number. */
  static boolean isChoice(TermContext term) {
    String text = term.getText().toLowerCase(Locale.ROOT);
    return text.equals(MOVE) || text.equals(TO_MOVE);
  }

  /** Whether a word has a meaning in moments, and none outside of them. */
  static boolean isOfMoments(String text) {
    String word = text.toLowerCase(Locale.ROOT).replaceFirst("^(south|north|s|n)\\.", "");
    return word.equals(MOVE)
        || house(text).isPresent()
        || find(Motif.values(), word).isPresent()
        || find(SideNumber.values(), word).isPresent()
        || find(MomentNumber.values(), word).isPresent();
  }

  /** The number that a word is. */
  static Optional<Integer> number(String text) {
    return NUMBER.matcher(text).matches() ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }

  private static Optional<Side> side(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "s", "south" -> Optional.of(Side.SOUTH);
      case "n", "north" -> Optional.of(Side.NORTH);
      default -> Optional.empty();
    };
  }

  private static Optional<House> house(String text) {
    Matcher house = HOUSE.matcher(text);
    if (!house.matches()) {
      return Optional.empty();
    }
    if (house.group(1) == null) {
      Side row = side(house.group(2)).orElseThrow();
      return Optional.of(new House(row, Integer.parseInt(house.group(3)) - 1));
    }
    char letter = text.charAt(0);
    return Optional.of(
        letter >= 'a' ? new House(Side.NORTH, letter - 'a') : new House(Side.SOUTH, letter - 'A'));
  }

  /** The number that this stands for. */
  Quantity quantity() {
    Optional<SideNumber> ofSide = find(SideNumber.values(), word);
    Optional<MomentNumber> ofMoment = find(MomentNumber.values(), word);
    if (ofSide.isPresent() && (side.isPresent() || ofMoment.isEmpty())) {
      thresholds(false);
      return new Quantity.OfSide(ofSide.get(), sideOf());
    }
    if (!arguments.isEmpty() || side.isPresent()) {
      return unknown();
    }
    Optional<Quantity> simple =
        ofMoment
            .<Quantity>map(Quantity.OfMoment::new)
            .or(() -> number(name.getText()).map(Quantity.Constant::new))
            .or(() -> house(name.getText()).map(Quantity.Seeds::new));
    return simple.orElseGet(this::unknown);
  }

  private Side sideOf() {
    if (side.isEmpty() && arguments.isEmpty()) {
      complain(name, word + " is each side's own: write " + word + "(S) or " + word + "(N)");
    }
    return side.orElse(Side.SOUTH);
  }

  private Quantity unknown() {
    if (!arguments.isEmpty() && side.isEmpty()) { // which was told already
      return new Quantity.Constant(0);
    }
    Stream<Enum<?>> numbers =
        Stream.concat(Stream.of(SideNumber.values()), Stream.of(MomentNumber.values()));
    List<String> near = QueryField.near(word, numbers.map(MomentWords::label).distinct().toList());
    String known =
        near.isEmpty()
            ? ": houses are A to F, a to f, S1, N1 …, numbers "
                + "row(S), store(S), captured(S), mobility(S), tempo(S), largest(S), seeds, ply"
            : "";
    complaints.add(name, "\"" + name.getText() + "\" is no number of a moment" + known, near);
    return new Quantity.Constant(0);
  }

  /** The motif that this stands for; one that names no side may be either's. */
  Pattern motif() {
    Optional<Motif> found = find(Motif.values(), word).filter(motif -> motif != Motif.TO_MOVE);
    if (found.isEmpty() && isOfMoments(name.getText()) || number(name.getText()).isPresent()) {
      complain(name, "\"" + name.getText() + "\" alone is no condition: " + compared());
      return new Pattern.All(List.of());
    }
    if (found.isEmpty()) {
      List<String> motifs =
          Stream.of(Motif.values())
              .filter(m -> m != Motif.TO_MOVE)
              .map(MomentWords::label)
              .toList();
      List<String> near = QueryField.near(word, motifs);
      String known = near.isEmpty() ? ": motifs are " + String.join(", ", motifs) : "";
      complaints.add(
          name, "\"" + name.getText() + "\" alone is no condition on a moment" + known, near);
      return new Pattern.All(List.of());
    }
    Motif motif = found.get();
    int number = thresholds(motif.hasNumber());
    if (side.isPresent() && !motif.hasSide()) {
      complain(name, word + " takes no side");
    }
    if (side.isPresent() || !motif.hasSide()) {
      return new Pattern.Shows(motif, side.orElse(Side.SOUTH), number);
    }
    return new Pattern.Any(
        Stream.of(Side.values())
            .<Pattern>map(either -> new Pattern.Shows(motif, either, number))
            .toList());
  }

  /** How a number of a moment becomes a condition. */
  private String compared() {
    if (number(word).isPresent()) {
      return "compare something with it, as in A >= " + word;
    }
    return switch (word) {
      case TO_MOVE -> "write to-move = S or to-move = N";
      case MOVE -> "write move = F, say";
      default ->
          "compare it, as in " + name.getText() + (arguments.isEmpty() ? "" : "(S)") + " >= 3";
    };
  }

  /** The threshold given as a second argument. */
  private int thresholds(boolean allowed) {
    if (arguments.size() < 2) {
      return Motif.KROU_SEEDS;
    }
    Token argument = arguments.get(1);
    if (!allowed) {
      complain(argument, word + " takes a side and nothing else");
    } else if (number(argument.getText()).isEmpty()) {
      complain(argument, "\"" + argument.getText() + "\" is not a whole number");
    }
    return number(argument.getText()).orElse(Motif.KROU_SEEDS);
  }

  /** What {@code move = …} or {@code to-move = …} asks for. */
  Pattern choice(String of) {
    if (of.equalsIgnoreCase(TO_MOVE)) {
      Optional<Side> wanted = side(name.getText());
      if (wanted.isEmpty()) {
        complain(name, "a side is S or N, not \"" + name.getText() + "\"");
      }
      return new Pattern.Shows(Motif.TO_MOVE, wanted.orElse(Side.SOUTH), 0);
    }
    Optional<House> wanted = house(name.getText());
    if (wanted.isEmpty()) {
      complain(name, "a move is a house, A to F, a to f, S1, N1 …, not \"" + name.getText() + "\"");
    }
    return new Pattern.Played(wanted.orElse(new House(Side.SOUTH, 0)));
  }

  private static <T extends Enum<T>> Optional<T> find(T[] values, String label) {
    return Stream.of(values).filter(value -> label(value).equals(label)).findFirst();
  }

  /** As the language writes it: {@code must-feed}. */
  private static String label(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void complain(Token token, String message) {
    complaints.add(token, message, List.of());
  }
}
