package org.granary.engine.variants;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.granary.engine.Layout;
import org.granary.engine.Parameter;

/**
 * The parameters of the Awale family, immutable; every combination is playable.
 *
 * <p>The values that tournament Oware uses ("abapa") are the defaults. Names and values are those
 * of rule files.
 *
 * @param layout houses in a row and seeds in a house
 * @param direction which way seeds are sown
 * @param origin whether a lapping sow passes over its origin house
 * @param skipFrom the fewest seeds whose sow skips the origin, given for a board of twelve houses
 *     and scaled to others: 12 normally (once round), 13 for literal readings of "more than twelve"
 * @param houseLimit a house that holds so many seeds is passed over when sowing; 0 for no limit
 * @param capture the counts that capture, as bits: bit 2 and bit 3 for Awale
 * @param captureRow in which rows a last seed captures
 * @param maxCapturedHouses the most houses that one move may take; 0 for no limit
 * @param overMax what happens when more houses qualify than may be taken
 * @param grandSlam what a move does that takes every seed of the opponent's row
 * @param slamIllegal whether such a move may be played at all
 * @param slamTest whether "every seed" is judged on what is taken or on what is attacked
 * @param mustFeed whether a starved opponent must be fed, or no move at all may leave him starved
 * @param singlesLast whether single seeds may be played only when there is nothing else
 * @param stuckTakes who gets the rest when the side to move has no legal move
 * @param repetition which occurrence of a position ends the game
 * @param repetitionRest who gets the rest then
 * @param repetitionOneSided whether repetition also counts while one row is empty
 * @param noCaptureLimit plies without a capture that end the game; 0 for no limit
 * @param noCaptureRest who gets the rest then
 * @param stopAtMajority whether play ends with a majority of the seeds, or half each
 * @param resignTakes who gets the rest when a player resigns
 * @param firstMover who begins
 */
public record AwaleOptions(
    Layout layout,
    Direction direction,
    Origin origin,
    int skipFrom,
    int houseLimit,
    int capture,
    CaptureRow captureRow,
    int maxCapturedHouses,
    OverMax overMax,
    GrandSlam grandSlam,
    SlamIllegal slamIllegal,
    SlamTest slamTest,
    Feed mustFeed,
    boolean singlesLast,
    StuckTakes stuckTakes,
    Occurrence repetition,
    RestTo repetitionRest,
    boolean repetitionOneSided,
    int noCaptureLimit,
    RestTo noCaptureRest,
    boolean stopAtMajority,
    ResignTakes resignTakes,
    FirstMover firstMover) {

  public AwaleOptions {
    if (houseLimit > 0 && houseLimit * (layout.houseCount() - 1) < layout.totalSeeds()) {
      throw new IllegalArgumentException("houses of " + houseLimit + " seeds do not hold them all");
    }
  }

  /** Which way seeds are sown, seen from above. */
  public enum Direction {
    ANTICLOCKWISE,
    CLOCKWISE
  }

  /** Where a last seed captures; a chain of captures ends at the border of such rows. */
  public enum CaptureRow {
    OPPONENT,
    BOTH
  }

  /** Whether a lapping sow passes over its origin house. */
  public enum Origin {
    SKIP,
    SOW
  }

  /** What is taken when more houses qualify than may be captured. */
  public enum OverMax {
    /** The final house and those just before it, up to the maximum. */
    KEEP_LAST,
    NONE
  }

  /** What a move does that takes every seed of the opponent's row. */
  public enum GrandSlam {
    NO_CAPTURE,
    CAPTURE,
    /** It captures, and the opponent gets all that is left on the board. */
    OPPONENT_TAKES_REST,
    /**
     * It captures all but the opponent's first house, in sowing order, that holds seeds; if there
     * is but one such house, it captures that.
     */
    LEAVE_FIRST,
    /** The same with the last house. */
    LEAVE_LAST,
    /** It captures, and the mover moves again, to give the opponent seeds. */
    SHARE
  }

  /** Whether a grand slam may be played. */
  public enum SlamIllegal {
    NEVER,
    ALWAYS,
    UNLESS_ONLY_MOVE
  }

  /** What "every seed" is judged on when a maximum cuts the capture. */
  public enum SlamTest {
    CAPTURED,
    ATTACKED
  }

  /** What a player owes an opponent without seeds. */
  public enum Feed {
    /** A move that gives him seeds, if his row is empty. */
    YES,
    NO,
    /** The same, and no move may empty his row either. */
    EVERY_MOVE
  }

  /** Who gets the rest when the side to move has no legal move. */
  public enum StuckTakes {
    /** Each side the seeds of its own row. */
    OWNER,
    /** The opponent of the side that has no move. */
    OPPONENT,
    /** The side that has no move. */
    MOVER,
    /** The side whose row is empty, be it to move or not; else each side its own row. */
    STARVED,
    NOBODY
  }

  /** Which occurrence of a position ends the game. */
  public enum Occurrence {
    /** The first time that it recurs. */
    FIRST,
    /** Its third occurrence. */
    THIRD,
    NONE
  }

  /** Who gets the seeds left on the board. */
  public enum RestTo {
    OWN_ROW,
    NOBODY,
    /** Half each in whole seeds; an odd seed goes to nobody. */
    EVEN_SPLIT,
    /** Half each, in half points. */
    HALF_POINT_SPLIT
  }

  /** Who gets the rest when a player resigns. */
  public enum ResignTakes {
    OPPONENT,
    AS_IS
  }

  /** Who begins. */
  public enum FirstMover {
    SOUTH,
    /** Decided before the game; the record says who. */
    EITHER
  }

  /** Tournament Oware, the defaults of the family. */
  public static final AwaleOptions ABAPA =
      new AwaleOptions(
          Layout.AWALE,
          Direction.ANTICLOCKWISE,
          Origin.SKIP,
          12,
          0,
          1 << 2 | 1 << 3,
          CaptureRow.OPPONENT,
          0,
          OverMax.KEEP_LAST,
          GrandSlam.NO_CAPTURE,
          SlamIllegal.NEVER,
          SlamTest.CAPTURED,
          Feed.YES,
          false,
          StuckTakes.OWNER,
          Occurrence.FIRST,
          RestTo.OWN_ROW,
          true,
          0,
          RestTo.OWN_ROW,
          true,
          ResignTakes.OPPONENT,
          FirstMover.SOUTH);

  static final List<Parameter> SCHEMA =
      List.of(
          new Parameter("houses", List.of("#"), "houses in a row"),
          new Parameter("seeds", List.of("#"), "seeds in each house at the start"),
          choice("direction", Direction.values(), "which way seeds are sown"),
          choice("origin", Origin.values(), "a lapping sow passes over its origin house"),
          new Parameter("skipFrom", List.of("#"), "fewest seeds whose sow skips the origin"),
          new Parameter("houseLimit", List.of("none", "#"), "a house so full gets no more seeds"),
          new Parameter("capture", List.of("#,#"), "counts that capture"),
          choice("captureRow", CaptureRow.values(), "where a last seed captures"),
          new Parameter("maxCapturedHouses", List.of("none", "#"), "most houses one move takes"),
          choice("overMax", OverMax.values(), "what is taken when more houses qualify"),
          choice("grandSlam", GrandSlam.values(), "a move that takes the whole opposing row"),
          choice("slamIllegal", SlamIllegal.values(), "whether a grand slam may be played"),
          choice("slamTest", SlamTest.values(), "what the whole row is judged on"),
          choice("mustFeed", Feed.values(), "a starved opponent must be fed"),
          yesNo("singlesLast", "single seeds move only when nothing else can"),
          choice("stuckTakes", StuckTakes.values(), "who gets the rest without a legal move"),
          choice("repetition", Occurrence.values(), "which occurrence of a position ends it"),
          choice("repetitionRest", RestTo.values(), "who gets the rest after a repetition"),
          yesNo("repetitionOneSided", "repetition also counts while one row is empty"),
          new Parameter(
              "noCaptureLimit", List.of("none", "#"), "plies without capture that end it"),
          choice("noCaptureRest", RestTo.values(), "who gets the rest at that limit"),
          yesNo("stopAtMajority", "more than half of the seeds, or half each, ends the game"),
          choice("resignTakes", ResignTakes.values(), "who gets the rest on resignation"),
          choice("firstMover", FirstMover.values(), "who begins"));

  /** Whether a sow of so many seeds passes over its origin house. */
  boolean skipsOrigin(int inHand) {
    boolean enough = skipFrom <= 12 || inHand - layout.houseCount() >= skipFrom - 12;
    return origin == Origin.SKIP && enough;
  }

  /** Whether a house with so many seeds gets no more. */
  boolean isFull(int count) {
    return houseLimit > 0 && count >= houseLimit;
  }

  /** Whether a house with so many seeds is one that a last seed takes. */
  boolean captures(int count) {
    return count < 31 && (capture >>> count & 1) != 0;
  }

  /** The parameters by name, in their documented order, as rule files write them. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("houses", Integer.toString(layout.houses()));
    map.put("seeds", Integer.toString(layout.seeds()));
    map.put("direction", label(direction));
    map.put("origin", label(origin));
    map.put("skipFrom", Integer.toString(skipFrom));
    map.put("houseLimit", limit(houseLimit));
    map.put("capture", counts(capture));
    map.put("captureRow", label(captureRow));
    map.put("maxCapturedHouses", limit(maxCapturedHouses));
    map.put("overMax", label(overMax));
    map.put("grandSlam", label(grandSlam));
    map.put("slamIllegal", label(slamIllegal));
    map.put("slamTest", label(slamTest));
    map.put("mustFeed", label(mustFeed));
    map.put("singlesLast", yesNo(singlesLast));
    map.put("stuckTakes", label(stuckTakes));
    map.put("repetition", label(repetition));
    map.put("repetitionRest", label(repetitionRest));
    map.put("repetitionOneSided", yesNo(repetitionOneSided));
    map.put("noCaptureLimit", limit(noCaptureLimit));
    map.put("noCaptureRest", label(noCaptureRest));
    map.put("stopAtMajority", yesNo(stopAtMajority));
    map.put("resignTakes", label(resignTakes));
    map.put("firstMover", label(firstMover));
    return map;
  }

  /**
   * These options with one changed.
   *
   * @throws IllegalArgumentException if there is no such parameter or it takes no such value
   */
  public AwaleOptions with(String parameter, String value) {
    Parameter found =
        SCHEMA.stream()
            .filter(p -> p.name().equals(parameter))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no parameter " + parameter));
    if (!found.accepts(value)) {
      throw new IllegalArgumentException(
          parameter + " is one of " + found.values() + ", not " + value);
    }
    Map<String, String> map = toMap();
    map.put(parameter, value);
    return of(map);
  }

  private static AwaleOptions of(Map<String, String> map) {
    return new AwaleOptions(
        new Layout(number(map, "houses"), number(map, "seeds")),
        choice(Direction.class, map, "direction"),
        choice(Origin.class, map, "origin"),
        number(map, "skipFrom"),
        number(map, "houseLimit"),
        bits(text(map, "capture")),
        choice(CaptureRow.class, map, "captureRow"),
        number(map, "maxCapturedHouses"),
        choice(OverMax.class, map, "overMax"),
        choice(GrandSlam.class, map, "grandSlam"),
        choice(SlamIllegal.class, map, "slamIllegal"),
        choice(SlamTest.class, map, "slamTest"),
        choice(Feed.class, map, "mustFeed"),
        flag(map, "singlesLast"),
        choice(StuckTakes.class, map, "stuckTakes"),
        choice(Occurrence.class, map, "repetition"),
        choice(RestTo.class, map, "repetitionRest"),
        flag(map, "repetitionOneSided"),
        number(map, "noCaptureLimit"),
        choice(RestTo.class, map, "noCaptureRest"),
        flag(map, "stopAtMajority"),
        choice(ResignTakes.class, map, "resignTakes"),
        choice(FirstMover.class, map, "firstMover"));
  }

  private static String text(Map<String, String> map, String name) {
    return map.getOrDefault(name, "");
  }

  private static int number(Map<String, String> map, String name) {
    String value = text(map, name);
    return value.equals("none") ? 0 : Integer.parseInt(value);
  }

  private static boolean flag(Map<String, String> map, String name) {
    return text(map, name).equals("yes");
  }

  private static <E extends Enum<E>> E choice(Class<E> type, Map<String, String> map, String name) {
    for (E constant : type.getEnumConstants()) {
      if (label(constant).equals(text(map, name))) {
        return constant;
      }
    }
    throw new IllegalArgumentException(name + " cannot be " + text(map, name));
  }

  private static int bits(String counts) {
    int bits = 0;
    for (String count : counts.split(",", -1)) {
      int value = Integer.parseInt(count);
      if (value < 1 || value > 30) {
        throw new IllegalArgumentException("a count that captures is 1 to 30, not " + value);
      }
      bits |= 1 << value;
    }
    return bits;
  }

  private static String counts(int bits) {
    List<String> counts = new ArrayList<>();
    for (int value = 0; value < 31; value++) {
      if ((bits >>> value & 1) != 0) {
        counts.add(Integer.toString(value));
      }
    }
    return String.join(",", counts);
  }

  private static String limit(int value) {
    return value == 0 ? "none" : Integer.toString(value);
  }

  private static String yesNo(boolean value) {
    return value ? "yes" : "no";
  }

  private static Parameter yesNo(String name, String meaning) {
    return new Parameter(name, List.of("yes", "no"), meaning);
  }

  private static Parameter choice(String name, Enum<?>[] values, String meaning) {
    return new Parameter(
        name, Stream.of(values).map(AwaleOptions::label).collect(Collectors.toList()), meaning);
  }

  /** KEEP_LAST is written keepLast. */
  private static String label(Enum<?> constant) {
    String[] words = constant.name().toLowerCase(Locale.ROOT).split("_", -1);
    StringBuilder label = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      label.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
    }
    return label.toString();
  }
}
