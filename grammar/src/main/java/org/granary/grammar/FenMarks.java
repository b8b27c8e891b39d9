package org.granary.grammar;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.granary.engine.Layout;
import org.granary.engine.Marks;
import org.granary.engine.Phase;
import org.granary.engine.Position;

/**
 * The marks of a position as words behind its side to move: {@code taken=a/F}, {@code hit=a},
 * {@code owns=ABCDEFa/bcdef}, {@code began=N}, {@code begins=S}, {@code endless}.
 */
final class FenMarks {
  private final Layout layout;
  private final Set<String> seen = new HashSet<>();
  private Marks marks;
  private Optional<String> problem = Optional.empty();
  private int place;

  private FenMarks(Layout layout) {
    this.layout = layout;
    this.marks = Marks.none(layout);
  }

  /**
   * Marks, or what is wrong with them.
   *
   * @param place which of the words is wrong, 0-based
   */
  record Parsed(Marks marks, Optional<String> problem, int place) {}

  /** Whether a part of a position is one of these words, right or wrong, and no count or side. */
  static boolean isMark(String part) {
    return part.indexOf('=') >= 0 || part.length() > 1 && Character.isLetter(part.charAt(0));
  }

  static Parsed parse(List<String> words, Layout layout) {
    FenMarks parser = new FenMarks(layout);
    for (String word : words) {
      parser.take(word);
      if (parser.problem.isPresent()) {
        return new Parsed(parser.marks, parser.problem, parser.place);
      }
      parser.place++;
    }
    if ((parser.marks.hit() & ~parser.marks.captured()) != 0) {
      String reason = "a house that was hit is a captured one, and stands in taken= too";
      return new Parsed(parser.marks, Optional.of(reason), words.size() - 1);
    }
    return new Parsed(parser.marks, Optional.empty(), 0);
  }

  private void take(String word) {
    int equals = word.indexOf('=');
    String key = equals < 0 ? word : word.substring(0, equals);
    String value = equals < 0 ? "" : word.substring(equals + 1);
    String kind = key.equals("begins") || key.equals("endless") ? "began" : key;
    if (!seen.add(kind)) {
      fail(word + ": this is said twice");
      return;
    }
    switch (key) {
      case "taken", "tuzdyk" -> taken(word, value);
      case "hit" -> hit(word, value);
      case "owns" -> owns(word, value);
      case "began" -> phase(word, value, Phase.SOUTH_BEGAN, Phase.NORTH_BEGAN);
      case "begins" -> phase(word, value, Phase.SOUTH_BEGINS, Phase.NORTH_BEGINS);
      case "endless" -> endless(word, equals);
      default -> fail("'" + word + "' is none of taken= hit= owns= began= begins= endless");
    }
  }

  private void fail(String reason) {
    problem = Optional.of(reason);
  }

  /** The houses on one side of the slash, 0 before it and 1 behind it; empty if they are none. */
  private OptionalLong part(String value, int side) {
    String[] parts = value.split("/", -1);
    return parts.length == 2 ? HouseNames.houses(layout, parts[side]) : OptionalLong.empty();
  }

  private void taken(String word, String value) {
    OptionalLong south = part(value, 0);
    OptionalLong north = part(value, 1);
    if (south.isEmpty() || north.isEmpty()) {
      fail(word + ": houses taken by South, a slash, houses taken by North");
    } else if ((south.getAsLong() & north.getAsLong()) != 0) {
      fail(word + ": a house cannot be taken by both sides");
    } else {
      long owned = marks.ownedBySouth();
      marks = new Marks(south.getAsLong(), north.getAsLong(), owned, marks.hit(), marks.phase());
    }
  }

  private void hit(String word, String value) {
    OptionalLong houses = HouseNames.houses(layout, value);
    if (houses.isEmpty()) {
      fail(word + ": a list of houses is expected");
    } else {
      marks =
          new Marks(
              marks.capturedBySouth(),
              marks.capturedByNorth(),
              marks.ownedBySouth(),
              houses.getAsLong(),
              marks.phase());
    }
  }

  private void owns(String word, String value) {
    OptionalLong south = RoundOpening.southOf(layout, value);
    if (south.isPresent()) {
      marks =
          new Marks(
              marks.capturedBySouth(),
              marks.capturedByNorth(),
              south.getAsLong(),
              marks.hit(),
              marks.phase());
    } else {
      fail(word + ": every house stands once, South's before the slash and North's behind it");
    }
  }

  private void phase(String word, String value, Phase south, Phase north) {
    if (value.equals("S") || value.equals("N")) {
      marks = marks.at(value.equals("S") ? south : north);
    } else {
      fail(word + ": a round is begun by S or N");
    }
  }

  private void endless(String word, int equals) {
    if (equals < 0) {
      marks = marks.at(Phase.ENDLESS);
    } else {
      fail(word + ": endless stands alone");
    }
  }

  /** What a position's marks say beside the usual ones, each word behind a hyphen. */
  static String format(Position position) {
    return houses(position) + format(position.marks().phase());
  }

  /** The part of {@link #format} that speaks of houses. */
  static String houses(Position position) {
    Layout layout = position.layout();
    Marks marks = position.marks();
    Marks none = Marks.none(layout);
    String south = HouseNames.names(layout, marks.capturedBySouth());
    String north = HouseNames.names(layout, marks.capturedByNorth());
    String taken = marks.captured() == 0 ? "" : "-taken=" + south + "/" + north;
    String hit = marks.hit() == 0 ? "" : "-hit=" + HouseNames.names(layout, marks.hit());
    boolean usual = marks.ownedBySouth() == none.ownedBySouth();
    String owns = usual ? "" : "-owns=" + RoundOpening.owners(position);
    return taken + hit + owns;
  }

  private static String format(Phase phase) {
    return switch (phase) {
      case PLAY -> "";
      case SOUTH_BEGAN -> "-began=S";
      case NORTH_BEGAN -> "-began=N";
      case SOUTH_BEGINS -> "-begins=S";
      case NORTH_BEGINS -> "-begins=N";
      case ENDLESS -> "-endless";
    };
  }
}
