package org.granary.cli;

/** Numbers with their nouns. */
final class Count {
  private Count() {}

  /** {@code 1 game}, {@code 2 games}. */
  static String of(long number, String noun) {
    return of(number, noun, noun + "s");
  }

  /** {@code 1 ply}, {@code 2 plies}. */
  static String of(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
