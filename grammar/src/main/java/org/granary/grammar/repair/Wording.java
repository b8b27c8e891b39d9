package org.granary.grammar.repair;

import java.util.ArrayList;
import java.util.List;
import org.granary.engine.Side;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.Fen;
import org.granary.grammar.HouseNames;
import org.granary.grammar.ResultText;

/** Tells what a candidate changes. */
final class Wording {
  private final CheckedGame game;
  private final Written written;
  private final Candidate candidate;
  private final EmendedLine line;

  Wording(CheckedGame game, Written written, Candidate candidate, EmendedLine line) {
    this.game = game;
    this.written = written;
    this.candidate = candidate;
    this.line = line;
  }

  /** The slips undone. */
  List<Repair.Change> slips() {
    List<Repair.Change> changes = new ArrayList<>();
    Script before = written.script();
    for (Edit edit : candidate.edits()) {
      changes.add(change(edit, before));
      edit.apply(before, written);
    }
    return changes;
  }

  private Repair.Change change(Edit edit, Script before) {
    int ply = edit.ply();
    return switch (edit.slip()) {
      case HOUSE -> {
        String had = house(before, ply);
        String meant = name(ply);
        yield at(edit, had, meant, meant + " instead of " + had);
      }
      case UNREADABLE -> at(edit, "", name(ply), name(ply) + " where nothing can be read");
      case LEFT_OUT -> leftOut(edit);
      case TWICE -> twice(edit, before);
      case EXCHANGED -> exchanged(edit, before);
      case SIDES -> at(edit, "", "", "from here on the letters of the two sides are exchanged");
      case MIRRORED -> mirrored(edit);
      case START_SIDE -> {
        String mover = mover(candidate.scene());
        yield new Repair.Change(Slip.START_SIDE, 0, 0, "", mover, mover + " begins");
      }
      case POSITION -> position();
      case RULES -> {
        String had = game.ruleSet().id();
        String meant = candidate.scene().ruleSet().id();
        yield new Repair.Change(Slip.RULES, 0, 0, had, meant, "played by the rules " + meant);
      }
      default -> throw new IllegalArgumentException(edit.toString());
    };
  }

  private Repair.Change at(Edit edit, String had, String meant, String words) {
    return new Repair.Change(edit.slip(), edit.ply(), line.offset(edit.ply()), had, meant, words);
  }

  private Repair.Change leftOut(Edit edit) {
    boolean two = edit.secondHouse() >= 0;
    String meant = two ? name(edit.ply()) + " " + name(edit.ply() + 1) : name(edit.ply());
    return at(edit, "", meant, meant + (two ? " were left out" : " was left out"));
  }

  private Repair.Change twice(Edit edit, Script before) {
    String had = house(before, edit.ply());
    if (edit.value() > 1) {
      had += " " + house(before, edit.ply() + 1);
    }
    int offset = written.line().offset(Math.max(1, before.origin(edit.ply())));
    String words = had + (edit.value() > 1 ? " are" : " is") + " written once too often";
    return new Repair.Change(Slip.TWICE, edit.ply(), offset, had, "", words);
  }

  private Repair.Change exchanged(Edit edit, Script before) {
    String first = house(before, edit.ply());
    String second = house(before, edit.ply() + edit.value());
    String words = second + " before " + first + ", they are exchanged";
    return at(edit, first + " " + second, second + " " + first, words);
  }

  private Repair.Change mirrored(Edit edit) {
    String whose =
        switch (edit.value()) {
          case 1 -> "South's houses";
          case 2 -> "North's houses";
          default -> "the houses";
        };
    return at(edit, "", "", "from here on " + whose + " are counted from the wrong end");
  }

  private Repair.Change position() {
    String had = game.headers().value("FEN").orElse("");
    Scenes.Scene scene = candidate.scene();
    boolean usual = scene.start().equals(scene.ruleSet().rules().start(scene.start().toMove()));
    String meant = usual ? "" : Fen.format(scene.start());
    String words =
        usual ? "play begins from the usual position" : "play begins from the position " + meant;
    return new Repair.Change(Slip.POSITION, 0, 0, had, meant, words);
  }

  /** Captures that were written wrong. */
  List<Repair.Change> captures(List<EmendedLine.Claim> corrected) {
    List<Repair.Change> changes = new ArrayList<>();
    for (EmendedLine.Claim claim : corrected) {
      int ply = claim.ply();
      String house = name(ply);
      changes.add(
          new Repair.Change(
              Slip.CAPTURE,
              ply,
              line.offset(ply),
              house + "+" + claim.written(),
              claim.captured() == 0 ? house : house + "+" + claim.captured(),
              house + " captures " + claim.captured() + ", not " + claim.written()));
    }
    return changes;
  }

  /** Other things told of plies that were written wrong. */
  List<Repair.Change> differences(List<Agreement.Difference> found) {
    List<Repair.Change> changes = new ArrayList<>();
    for (Agreement.Difference difference : found) {
      int ply = difference.ply();
      String words = name(ply) + " " + difference.words();
      changes.add(new Repair.Change(Slip.CAPTURE, ply, line.offset(ply), "", "", words));
    }
    return changes;
  }

  /** The result, which was written wrong. */
  Repair.Change result(ResultText byRules) {
    String had = written.result().map(ResultText::text).orElse("");
    int offset = game.text().result().map(ResultText::offset).orElse(0);
    String words = "the result is " + byRules.text() + (had.isEmpty() ? "" : ", not " + had);
    return new Repair.Change(Slip.RESULT, line.plyCount() + 1, offset, had, byRules.text(), words);
  }

  private String house(Script before, int ply) {
    int house = before.house(ply);
    return house < 0 ? "?" : HouseNames.name(written.layout(), house);
  }

  private String name(int ply) {
    return HouseNames.name(written.layout(), line.move(ply).code());
  }

  static String mover(Scenes.Scene scene) {
    return scene.start().toMove() == Side.SOUTH ? "South" : "North";
  }

  /** A change with its place, for a tag. */
  static String full(Repair.Change change) {
    return change.ply() == 0 ? change.words() : "ply " + change.ply() + ": " + change.words();
  }

  /** A change for a comment at its place. */
  static String note(Repair.Change change) {
    return change.words();
  }
}
