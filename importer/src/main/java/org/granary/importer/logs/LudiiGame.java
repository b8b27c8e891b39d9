package org.granary.importer.logs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Games that Ludii plays and there are rules for, and what its sites are in the engine's terms. */
enum LudiiGame {
  OWARE("Oware", "awari; repetition=none", Sites.STORES_AT_THE_ENDS),
  URIL("Uril", "awari; stuckTakes=nobody; repetition=none", Sites.STORES_AT_THE_ENDS),
  AWARI("Awari", "awari; stopAtMajority=no; repetition=none", Sites.HANDS),
  BOHNENSPIEL("Das Bohnenspiel", "bohnenspiel", Sites.STORES_AT_THE_ENDS),
  KALAH("Kalah", "kalah", Sites.KALAH),
  TOGUZ_KUMALAK("Toguz Kumalak", "toguz-kumalak; ninthTuzdyk=yes; stopAtMajority=no", Sites.NINE),
  AWAGAGAE("Awagagae", "awagagae-ludii", Sites.HANDS);

  /** No house and no store: a site that the board does not have. */
  static final int NOWHERE = -1;

  /** The stores of South and North. */
  static final int SOUTH_STORE = -2;

  static final int NORTH_STORE = -3;

  private static final String MOST_PER_HOUSE = "Play Rules/12 counters max by hole";
  private static final String TO_25 = "End Rules/25 Counters";

  private final String title;
  private final String ruleSet;
  private final Sites sites;

  /** How sites are numbered. */
  private enum Sites {
    /** Rows of six from 1 and from 7, both drawn from left to right; stores 0 and 13. */
    STORES_AT_THE_ENDS(6, 1, 7, 0, 13),
    /** The same, but the store at the right is South's. */
    KALAH(6, 1, 7, 13, 0),
    /** Rows of six from 0 and from 6, what is taken is held in hands. */
    HANDS(6, 0, 6, 12, 13),
    /** Rows of nine. */
    NINE(9, 0, 11, 9, 10);

    private final int houses;
    private final int south;
    private final int north;
    private final int southStore;
    private final int northStore;

    Sites(int houses, int south, int north, int southStore, int northStore) {
      this.houses = houses;
      this.south = south;
      this.north = north;
      this.southStore = southStore;
      this.northStore = northStore;
    }

    private int house(int site) {
      if (site == southStore) {
        return SOUTH_STORE;
      } else if (site == northStore) {
        return NORTH_STORE;
      } else if (site >= south && site < south + houses) {
        return site - south;
      }
      boolean known = site >= north && site < north + houses;
      return known ? 2 * houses - 1 - (site - north) : NOWHERE;
    }
  }

  LudiiGame(String title, String ruleSet, Sites sites) {
    this.title = title;
    this.ruleSet = ruleSet;
    this.sites = sites;
  }

  /** The game of a description's path, {@code /lud/board/sow/two_rows/Oware.lud}. */
  static Optional<LudiiGame> of(String path) {
    String file = path.substring(path.lastIndexOf('/') + 1);
    return Arrays.stream(values()).filter(game -> file.equals(game.title + ".lud")).findFirst();
  }

  /** What Ludii calls it. */
  String title() {
    return title;
  }

  /** The engine's number of a site's house, or a store, or {@link #NOWHERE}. */
  int house(int site) {
    return sites.house(site);
  }

  /** Whether each lap of a turn has a line of its own, and sides may pass. */
  boolean hasLapLines() {
    return this == AWAGAGAE;
  }

  /** Whether a line lists each seed that is sown, so that they can be counted. */
  boolean listsEverySeed() {
    return this != TOGUZ_KUMALAK;
  }

  /** Whether an option of the game's description is known. */
  boolean knows(String option) {
    return this == OWARE && (option.equals(MOST_PER_HOUSE) || option.equals(TO_25));
  }

  /** The rule set as a RuleSet tag names it. */
  String ruleSet(List<String> options) {
    if (this != OWARE) {
      return ruleSet;
    }
    List<String> words = new ArrayList<>(List.of(ruleSet));
    words.add(options.contains(TO_25) ? "stuckTakes=nobody" : "stopAtMajority=no");
    if (options.contains(MOST_PER_HOUSE)) {
      words.add("houseLimit=12");
    }
    return String.join("; ", words);
  }
}
