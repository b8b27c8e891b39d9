package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.granary.engine.Game;
import org.granary.engine.Layout;
import org.granary.engine.Position;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.engine.variants.RuleSets;
import org.granary.grammar.Fen;
import org.granary.grammar.RuleCatalog;

/** Ways in which scribes damage records; each damages a legal game by chance. */
public enum Damage {
  HOUSE,
  LEFT_OUT,
  TWICE,
  TWO_TWICE,
  EXCHANGED,
  EXCHANGED_OF_A_SIDE,
  SIDES,
  MIRRORED,
  START_SIDE,
  POSITION,
  RULES,
  CAPTURE,
  RESULT,
  /** Two wrong houses. */
  TWO_HOUSES,
  /** A wrong house and, somewhere else, a ply that was left out. */
  HOUSE_AND_LEFT_OUT;

  private static final RuleSet USUAL = RuleSets.ABAPA;
  private static final List<String> OTHER_RULES =
      List.of("oware-slam-illegal", "oware-leave-last", "awari", "wari", "awale-libre");

  /** Whether the damage is to headers, so that games of their own are needed. */
  boolean needsGamesOfItsOwn() {
    return this == START_SIDE || this == POSITION || this == RULES;
  }

  /** Whether it damages captures, which must be marked for that. */
  public boolean needsMarks() {
    return this == CAPTURE;
  }

  /** A game to be damaged in this way. */
  Game game(SplittableRandom random) {
    Playouts playouts = new Playouts(random);
    Position start = USUAL.rules().start(Side.SOUTH);
    return switch (this) {
      case START_SIDE -> playouts.next(USUAL, USUAL.rules().start(Side.NORTH));
      case POSITION -> playouts.next(USUAL, playouts.later(USUAL, start, 10 + random.nextInt(20)));
      case RULES -> {
        String name = OTHER_RULES.get(random.nextInt(OTHER_RULES.size()));
        RuleSet other = RuleCatalog.builtIn().find(name).orElseThrow();
        yield playouts.next(other, other.rules().start(Side.SOUTH));
      }
      default -> playouts.next(USUAL, start);
    };
  }

  /** The record of a game with this damage. */
  String record(Game game, boolean marks, SplittableRandom random) {
    Transcript transcript = new Transcript(game, marks);
    Layout layout = game.ruleSet().layout();
    int plies = transcript.plies().size();
    int ply = random.nextInt(plies - 2);
    switch (this) {
      case HOUSE -> house(transcript, ply, layout, random);
      case LEFT_OUT -> transcript.plies().remove(ply);
      case TWICE -> transcript.plies().add(ply, transcript.plies().get(ply));
      case TWO_TWICE ->
          transcript.plies().addAll(ply, List.copyOf(transcript.plies().subList(ply, ply + 2)));
      case EXCHANGED -> transcript.exchange(ply, ply + 1);
      case EXCHANGED_OF_A_SIDE -> transcript.exchange(ply, ply + 2);
      case SIDES -> {
        for (int i = random.nextInt(4) == 0 ? 0 : ply; i < plies; i++) {
          transcript.set(i, layout.turned(transcript.house(i)));
        }
      }
      case MIRRORED -> mirror(transcript, random.nextInt(4) == 0 ? 0 : ply, layout, random);
      case POSITION -> transcript.setFen(otherPosition(game.start(), random));
      case RULES, START_SIDE -> {} // the record does not say so, that is all
      case CAPTURE -> {
        while (transcript.plies().get(ply).captured() == 0) {
          ply = (ply + 1) % plies;
        }
        transcript.claim(
            ply, transcript.plies().get(ply).captured() + (random.nextBoolean() ? 1 : -1));
      }
      case RESULT -> transcript.swapResult();
      case TWO_HOUSES -> {
        house(transcript, ply, layout, random);
        house(transcript, random.nextInt(plies - 2), layout, random);
      }
      case HOUSE_AND_LEFT_OUT -> {
        house(transcript, ply, layout, random);
        transcript.plies().remove(random.nextInt(plies - 2));
      }
    }
    return transcript.text();
  }

  /** A neighbouring letter mostly, sometimes another one or the other case. */
  private static void house(
      Transcript transcript, int ply, Layout layout, SplittableRandom random) {
    int house = transcript.house(ply);
    int inRow = house % layout.houses();
    int chance = random.nextInt(10);
    if (chance == 0) {
      transcript.set(ply, layout.turned(house));
      return;
    }
    int other = inRow;
    while (other == inRow || other < 0 || other >= layout.houses()) {
      other =
          chance < 7 ? inRow + (random.nextBoolean() ? 1 : -1) : random.nextInt(layout.houses());
    }
    transcript.set(ply, house - inRow + other);
  }

  private static void mirror(
      Transcript transcript, int from, Layout layout, SplittableRandom random) {
    int sides = 1 + random.nextInt(3);
    for (int i = from; i < transcript.plies().size(); i++) {
      int house = transcript.house(i);
      int side = layout.row(house) == Side.SOUTH ? 1 : 2;
      int inRow = house % layout.houses();
      if ((sides & side) != 0) {
        transcript.set(i, house - inRow + layout.houses() - 1 - inRow);
      }
    }
  }

  private static String otherPosition(Position start, SplittableRandom random) {
    List<String> words = new ArrayList<>(List.of(Fen.format(start).split("-", -1)));
    int houses = start.layout().houseCount();
    int one = random.nextInt(houses);
    int other = one;
    while (words.get(one).equals(words.get(other))) {
      one = random.nextInt(houses);
      other = random.nextInt(houses);
    }
    if (random.nextBoolean()) {
      words.set(one, words.set(other, words.get(one)));
    } else {
      int seeds = Integer.parseInt(words.get(one));
      words.set(one, Integer.toString(seeds == 0 || random.nextBoolean() ? seeds + 1 : seeds - 1));
    }
    return String.join("-", words);
  }
}
