package org.granary.bench;

import org.granary.grammar.repair.Damage;
import org.granary.grammar.repair.RepairTable;

/**
 * Prints how often games that were damaged by chance are repaired, by kind of damage: {@code [GAMES
 * [SEED]]} games of each kind, with captures marked and without.
 */
public final class RepairBench {
  private RepairBench() {}

  public static void main(String[] args) {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 100;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    RepairTable table = new RepairTable();
    table.measure(Damage.HOUSE, false, games, seed); // so that what is measured is compiled
    System.out.println(RepairTable.heading());
    for (Damage damage : Damage.values()) {
      System.out.println(table.measure(damage, true, games, seed).text());
      if (!damage.needsMarks()) {
        System.out.println(table.measure(damage, false, games, seed).text());
      }
    }
  }
}
