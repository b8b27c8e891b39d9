package org.granary.grammar.sheets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which sentences a family's sheet has, in order.
 *
 * @param sections headings with their items
 */
record SheetPlan(List<Section> sections) {
  /**
   * One section.
   *
   * @param heading key of its heading, without {@code heading.}
   * @param items what it says
   */
  record Section(String heading, List<Item> items) {}

  /**
   * One sentence.
   *
   * @param key a parameter, or the key of a sentence that always stands
   * @param fixed whether it always stands
   */
  record Item(String key, boolean fixed) {
    static Item of(String word) {
      boolean fixed = word.startsWith("*");
      return new Item(fixed ? word.substring(1) : word, fixed);
    }
  }

  /** The plan of a family that the engine has. */
  static SheetPlan of(String family) {
    List<Section> sections = new ArrayList<>();
    for (String line : resource(family + ".plan").lines().toList()) {
      int colon = line.indexOf(':');
      if (!line.startsWith("#") && colon > 0) {
        String[] words = line.substring(colon + 1).strip().split(" +", -1);
        sections.add(
            new Section(line.substring(0, colon), Arrays.stream(words).map(Item::of).toList()));
      }
    }
    return new SheetPlan(List.copyOf(sections));
  }

  private static String resource(String name) {
    try (InputStream in = SheetPlan.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
