package org.granary.importer.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The parameters of MancalaGames in the words of rule sets. */
final class MancalaGamesRules {
  private static final String NONE = "NONE";

  /** How many houses a move may capture; below 0: any number. */
  private static final String MOST = "multicapt";

  /** What must be so, whatever else a game does: there is no counterpart for anything else. */
  private static final Map<String, Set<String>> FIXED =
      Map.ofEntries(
          Map.entry("allow_rule", Set.of(NONE, "SINGLE_ONLY_ALL")),
          Map.entry("blocks", Set.of("False")),
          Map.entry("capt_max", Set.of("0")),
          Map.entry("capt_min", Set.of("0")),
          Map.entry("capt_type", Set.of(NONE)),
          Map.entry("goal", Set.of("MAX_SEEDS")),
          Map.entry("min_move", Set.of("1")),
          Map.entry("moveunlock", Set.of("False")),
          Map.entry("mustpass", Set.of("False")),
          Map.entry("no_sides", Set.of("False")),
          Map.entry("nocaptmoves", Set.of("0")),
          Map.entry("nosinglecapt", Set.of("False")),
          Map.entry("pickextra", Set.of(NONE)),
          Map.entry("play_locs", Set.of("BOARD_ONLY")),
          Map.entry("prescribed", Set.of(NONE)),
          Map.entry("presowcapt", Set.of(NONE)),
          Map.entry("rounds", Set.of("NO_ROUNDS")),
          Map.entry("sow_direct", Set.of("CCW", "CW")),
          Map.entry("sow_rule", Set.of(NONE)),
          Map.entry("start_pattern", Set.of("ALL_EQUAL")),
          Map.entry("stores", Set.of("True")),
          Map.entry("udir_holes", Set.of("[]")));

  private static final Map<String, String> SLAMS =
      Map.of(
          "LEGAL", "grandSlam=capture",
          "NOT_LEGAL", "slamIllegal=always",
          "NO_CAPT", "grandSlam=noCapture",
          "LEAVE_LEFT", "grandSlam=leaveLast",
          "LEAVE_RIGHT", "grandSlam=leaveFirst",
          "LEGAL_SHARE", "grandSlam=share");

  private static final Map<String, String> LEFTOVERS =
      Map.of("HOLE_OWNER", "owner", "UNFED_PLAYER", "starved", "LAST_MOVER", "opponent");

  private final Map<String, String> parameters = new TreeMap<>();
  private int houses = 6;
  private int seeds = 4;

  /** A parameter: for a choice its name, else the value as written. */
  void set(String name, String value) {
    parameters.put(name, value);
  }

  void setBoard(int housesARow, int seedsAHouse) {
    houses = housesARow;
    seeds = seedsAHouse;
  }

  int houses() {
    return houses;
  }

  private boolean is(String name, String value) {
    return value.equals(parameters.get(name));
  }

  /** What has no counterpart, as written. */
  List<String> unknown() {
    List<String> unknown = new ArrayList<>();
    FIXED.forEach(
        (name, values) -> {
          String value = parameters.get(name);
          if (value != null && !values.contains(value)) {
            unknown.add(name + "=" + value);
          }
        });
    return unknown.stream().sorted().toList();
  }

  /** The rule set as a RuleSet tag names it; empty if no family of rules is this one. */
  Optional<String> ruleSet() {
    if (is("child_type", "ONE_CHILD") && is("evens", "True") && is("sow_start", "True")) {
      return Optional.of("toguz-kumalak" + board(9, 9));
    } else if (is("crosscapt", "ONE_ZEROS") && is("sow_stores", "OWN")) {
      return Optional.of(kalah());
    } else if (is("crosscapt", "ONE_ZEROS") && is("mlaps", "LAPPER")) {
      return Optional.of("ayoayo" + board(6, 4) + (is("mustshare", "True") ? "" : "; mustFeed=no"));
    }
    boolean counts = parameters.getOrDefault("capt_on", "[]").length() > 2;
    boolean plain = is("crosscapt", NONE) && is("mlaps", "OFF") && is("child_type", "NOCHILD");
    return counts && plain && hasNumber(MOST) ? Optional.of(awale()) : Optional.empty();
  }

  /** Whether a parameter is a number, as far as numbers of houses go. */
  private boolean hasNumber(String name) {
    return parameters.getOrDefault(name, "0").matches("-?[0-9]{1,4}");
  }

  private String board(int usualHouses, int usualSeeds) {
    return (houses == usualHouses ? "" : "; houses=" + houses)
        + (seeds == usualSeeds ? "" : "; seeds=" + seeds);
  }

  private String kalah() {
    String own =
        switch (parameters.getOrDefault("xcpickown", "")) {
          case "ALWAYS_PICK" -> "; emptyCapture=yes";
          case "LEAVE" -> "; takeOwnSeed=no";
          default -> "";
        };
    return "kalah; stopAtMajority=yes" + board(6, 4) + own;
  }

  private String awale() {
    List<String> words = new ArrayList<>();
    words.add("abapa" + board(6, 4));
    words.add("repetition=none");
    words.add(is("skip_start", "True") ? "" : "origin=sow");
    words.add(is("sow_direct", "CW") ? "direction=clockwise" : "");
    words.add("capture=" + parameters.getOrDefault("capt_on", "[]").replaceAll("[\\[\\] ]", ""));
    words.add(is("capt_side", "BOTH") ? "captureRow=both" : "");
    int most = Integer.parseInt(parameters.getOrDefault(MOST, "-1"));
    words.add(most < 0 ? "" : "maxCapturedHouses=" + Math.max(1, most));
    words.add(SLAMS.getOrDefault(parameters.getOrDefault("grandslam", ""), ""));
    words.add(is("mustshare", "True") ? "" : "mustFeed=no");
    words.add(is("allow_rule", "SINGLE_ONLY_ALL") ? "singlesLast=yes" : "");
    String rest = LEFTOVERS.getOrDefault(parameters.getOrDefault("unclaimed", ""), "owner");
    words.add("stuckTakes=" + rest);
    words.removeIf(String::isEmpty);
    return String.join("; ", words);
  }
}
