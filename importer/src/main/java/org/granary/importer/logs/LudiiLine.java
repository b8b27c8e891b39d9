package org.granary.importer.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One {@code Move=[...]} line of a trial.
 *
 * @param mover 1 for South, 2 for North, 0 for what sets the board up
 * @param from the site that is played or set up, or -1
 * @param actions what happens, in order
 */
record LudiiLine(int mover, int from, List<LudiiLine.Action> actions) {
  private static final Pattern LINE =
      Pattern.compile(
          "Move=\\[Move:mover=([0-9]{1,3}),(?:from=([0-9]{1,4}),to=[0-9]{1,4},)?"
              + "actions=(\\[.*\\])\\]\\s*+");

  private static final Pattern ACTION = Pattern.compile("\\[([A-Za-z]++):?([^\\[\\]]*+)\\]");
  private static final Pattern NUMBER = Pattern.compile("(?:^|,)(from|to|count)=([0-9]{1,6})");

  /**
   * One action.
   *
   * @param kind as written: Select, Move, Pass, SetCount, RememberValue …
   * @param from the site that seeds leave, or -1
   * @param to the site that they reach, or -1
   * @param count how many; -1 if it is not said, which is one seed sown
   */
  record Action(String kind, int from, int to, int count) {
    private static Action of(String kind, String fields) {
      int from = -1;
      int to = -1;
      int count = -1;
      for (Matcher field = NUMBER.matcher(fields); field.find(); ) {
        int value = Integer.parseInt(field.group(2));
        switch (field.group(1)) {
          case "from" -> from = value;
          case "to" -> to = value;
          default -> count = value;
        }
      }
      return new Action(kind, from, to, count);
    }
  }

  LudiiLine {
    actions = List.copyOf(actions);
  }

  /** The line, unless it is not of this form. */
  static Optional<LudiiLine> parse(String line) {
    Matcher matcher = LINE.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    List<Action> actions = new ArrayList<>();
    for (Matcher action = ACTION.matcher(matcher.group(3)); action.find(); ) {
      actions.add(Action.of(action.group(1), action.group(2)));
    }
    int from = matcher.group(2) == null ? -1 : Integer.parseInt(matcher.group(2));
    return Optional.of(new LudiiLine(Integer.parseInt(matcher.group(1)), from, actions));
  }

  boolean has(String kind) {
    return actions.stream().anyMatch(action -> action.kind().equals(kind));
  }

  /** Whether a house is filled from a hand, between two rounds. */
  boolean fills() {
    return !has("Select") && actions.stream().anyMatch(a -> a.kind().equals("Move"));
  }

  /** The sites that seeds are sown in, one by one. */
  List<Integer> targets() {
    return actions.stream()
        .filter(a -> a.kind().equals("Move") && a.from() == from && a.count() < 0)
        .map(Action::to)
        .toList();
  }

  /** The moves of several seeds at once: captures, and what is gathered at an end. */
  List<Action> captures() {
    return actions.stream().filter(a -> a.kind().equals("Move") && a.count() >= 0).toList();
  }
}
