package org.granary.exporter.diagrams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.grammar.HouseNames;

/** A diagram in words, for screen readers and for documents that show it in little. */
final class DiagramWords {
  private DiagramWords() {}

  static String title(Diagram diagram) {
    return name(diagram, diagram.position().toMove()) + " to move";
  }

  static String describe(Diagram diagram) {
    List<String> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      sentences.add(row(diagram, side));
    }
    diagram.move().ifPresent(move -> sentences.add(move(diagram, move)));
    return String.join(" ", sentences);
  }

  private static String row(Diagram diagram, Side side) {
    Position position = diagram.position();
    int first = position.layout().firstHouse(side);
    List<String> houses =
        IntStream.range(first, first + position.layout().houses())
            .mapToObj(house -> house(position, house))
            .toList();
    return name(diagram, side)
        + ", from the left: "
        + String.join(", ", houses)
        + ", store "
        + position.store(side)
        + ".";
  }

  private static String house(Position position, int house) {
    StringBuilder text = new StringBuilder();
    text.append(HouseNames.name(position.layout(), house)).append(' ');
    text.append(position.seeds(house));
    for (Side side : Side.values()) {
      if ((position.marks().captured(side) >>> house & 1) != 0) {
        text.append(" (captured by ").append(side.letter()).append(')');
      }
    }
    Side owner = position.marks().owner(house);
    if (owner != position.layout().row(house)) {
      text.append(" (belongs to ").append(owner.letter()).append(')');
    }
    return text.toString();
  }

  private static String move(Diagram diagram, Diagram.MoveMark move) {
    Position position = diagram.position();
    String origin = HouseNames.name(position.layout(), move.origin());
    if (!position.layout().contains(move.last())) {
      return "Move: " + origin + ".";
    }
    String last = HouseNames.name(position.layout(), move.last());
    List<String> captured =
        move.captured().stream()
            .sorted()
            .map(house -> HouseNames.name(position.layout(), house))
            .toList();
    String text = "Move: " + origin + ", last seed in " + last;
    return captured.isEmpty()
        ? text + "."
        : text + ", captures " + String.join(", ", captured) + ".";
  }

  private static String name(Diagram diagram, Side side) {
    return side == Side.SOUTH ? diagram.south() : diagram.north();
  }
}
