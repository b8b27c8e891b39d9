package org.granary.grammar.repair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.granary.engine.Layout;
import org.granary.grammar.Annotation;
import org.granary.grammar.CheckedGame;
import org.granary.grammar.GameReader;
import org.granary.grammar.HouseNames;
import org.granary.grammar.MoveLine;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RuleCatalog;

/** Goes on behind a word that stands where a move should and is none; not on boards of digits. */
final class Unread {
  private static final Pattern COMMENT = Pattern.compile("\\[%unread (.*)]", Pattern.DOTALL);
  private static final Pattern CODE = Pattern.compile("%([0-9A-F]{2})");

  /** A short word, which may have a capture behind it that can be read. */
  private static final Pattern WORD =
      Pattern.compile("([^\\s+(){}]{1,3})((\\+\\d{1,2})?)(?=\\s|$)");

  private final MoveLine line;
  private final MoveLine rest;
  private final int start;
  private final int shift;

  /**
   * A line and what follows it.
   *
   * @param start where the word stands in the record's text; -1 if that is not known
   * @param shift how many characters the word is longer than what was read in its place
   */
  private Unread(MoveLine line, MoveLine rest, int start, int shift) {
    this.line = line;
    this.rest = rest;
    this.start = start;
    this.shift = shift;
  }

  /** The whole line of a record that one word cuts short, or empty if that is not so. */
  static Optional<Unread> of(CheckedGame game) {
    MoveLine line = game.text().line();
    Optional<String> raw = unread(line);
    boolean digits = HouseNames.digits(game.ruleSet().layout());
    if (raw.isEmpty() || digits || game.game().stop().isPresent()) {
      return Optional.empty();
    }
    Matcher word = WORD.matcher(raw.get());
    if (!word.lookingAt()) {
      return Optional.empty();
    }
    MoveLine rest = read(game, placeholder(game) + raw.get().substring(word.end(1)));
    int start = game.text().source().text().lastIndexOf(raw.get());
    return rest.plyCount() == 0
        ? Optional.empty()
        : Optional.of(new Unread(line, rest, start, word.end(1) - 1));
  }

  /** Whether something that cannot be read follows the last ply of a line. */
  static boolean endsIn(MoveLine line) {
    return unread(line).isPresent();
  }

  private static Optional<String> unread(MoveLine line) {
    return line.annotation(line.plyCount()).stream()
        .flatMap(annotation -> annotation.comments().stream())
        .flatMap(comment -> COMMENT.matcher(comment).results())
        .map(found -> decoded(found.group(1)))
        .findFirst();
  }

  /** Some house of the side to move, to be read in place of the word. */
  private static String placeholder(CheckedGame game) {
    Layout layout = game.ruleSet().layout();
    return HouseNames.name(layout, layout.firstHouse(game.game().last().toMove()));
  }

  private static String decoded(String comment) {
    return CODE.matcher(comment)
        .replaceAll(
            code ->
                Matcher.quoteReplacement(Character.toString(Integer.parseInt(code.group(1), 16))));
  }

  private static MoveLine read(CheckedGame game, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RawRecord record = new RawRecord("rest", 1, 1, bytes, StandardCharsets.UTF_8, text, List.of());
    GameReader reader = new GameReader(game.ruleSet().layout(), RuleCatalog.builtIn());
    return reader.read(record).text().line();
  }

  /** The ply that cannot be read. */
  int ply() {
    return line.plyCount() + 1;
  }

  /** All plies that can be read, something in the place of the one that cannot. */
  MoveLine whole() {
    int before = line.plyCount();
    int plies = before + rest.plyCount();
    byte[] codes = Arrays.copyOf(line.codes(), plies);
    int[] offsets = new int[plies];
    short[] claims = new short[plies];
    for (int ply = 1; ply <= plies; ply++) {
      boolean first = ply <= before;
      codes[ply - 1] = (byte) (first ? line.code(ply) : rest.code(ply - before));
      offsets[ply - 1] = first ? line.offset(ply) : offset(ply - before);
      claims[ply - 1] = (short) (first ? line.claim(ply) : rest.claim(ply - before));
    }
    return new MoveLine(codes, offsets, claims, annotations(before));
  }

  private int offset(int ply) {
    int shifted = ply == 1 ? 0 : shift + rest.offset(ply);
    return start < 0 ? -1 : start + shifted;
  }

  private Map<Integer, Annotation> annotations(int before) {
    Map<Integer, Annotation> all = new TreeMap<>(line.annotations());
    all.computeIfPresent(before, (ply, last) -> readable(last));
    rest.annotations().forEach((ply, annotation) -> all.put(before + ply, annotation));
    return all;
  }

  private static Annotation readable(Annotation annotation) {
    List<String> comments = new ArrayList<>(annotation.comments());
    comments.removeIf(comment -> COMMENT.matcher(comment).matches());
    return new Annotation(comments, annotation.nags(), annotation.variations());
  }
}
