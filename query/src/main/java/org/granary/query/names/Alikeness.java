package org.granary.query.names;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.granary.query.names.CountedName.Spelling;
import org.granary.query.names.Proposal.Reason;

/**
 * Puts names together that are the same in some form: they are found by that form, so that no name
 * is compared with all others. Names are known by their place in a list.
 */
final class Alikeness {
  /** Shorter ones are alike too often. */
  private static final int SHORTEST_BY_SOUNDS = 5;

  private static final List<Step> STEPS =
      List.of(
          new Step(Reason.CASE, NameForm::small),
          new Step(Reason.ACCENTS, NameForm::plain),
          new Step(Reason.PUNCTUATION, NameForm::letters),
          new Step(Reason.ORDER, NameForm::sorted),
          new Step(Reason.SOUNDS, Alikeness::longSounds));

  /** A way of being alike. */
  private record Step(Reason reason, UnaryOperator<String> form) {
    Set<String> forms(CountedName name) {
      Set<String> forms =
          name.spellings().stream()
              .map(Spelling::name)
              .map(form)
              .collect(Collectors.toCollection(HashSet::new));
      forms.remove("");
      return forms;
    }
  }

  private final List<CountedName> names;
  private final int[] parents;

  Alikeness(List<CountedName> names) {
    this.names = names;
    this.parents = new int[names.size()];
    for (int i = 0; i < parents.length; i++) {
      parents[i] = i;
    }
    STEPS.forEach(this::join);
  }

  private static String longSounds(String name) {
    String sounds = NameForm.sounds(name);
    return sounds.length() < SHORTEST_BY_SOUNDS ? "" : sounds;
  }

  private void join(Step step) {
    Map<String, Integer> first = new HashMap<>();
    for (int i = 0; i < parents.length; i++) {
      for (String form : step.forms(names.get(i))) {
        join(first.computeIfAbsent(form, f -> -1), i);
        first.put(form, head(i));
      }
    }
  }

  private void join(int one, int two) {
    if (one >= 0) {
      int first = head(one);
      int second = head(two);
      parents[Math.max(first, second)] = Math.min(first, second);
    }
  }

  /** The first of the names that a name is alike; itself if there is none before it. */
  int head(int name) {
    int head = name;
    while (parents[head] != head) {
      head = parents[head];
    }
    parents[name] = head;
    return head;
  }

  /** What two names differ in that are put together, perhaps only by a third. */
  Reason reason(int one, int two) {
    Reason reason =
        STEPS.stream()
            .filter(step -> shareAForm(step, one, two))
            .map(Step::reason)
            .findFirst()
            .orElse(Reason.SOUNDS);
    boolean scripts = isCyrillic(one) != isCyrillic(two);
    return reason == Reason.SOUNDS && scripts ? Reason.SCRIPT : reason;
  }

  private boolean shareAForm(Step step, int one, int two) {
    Set<String> shared = step.forms(names.get(one));
    shared.retainAll(step.forms(names.get(two)));
    return !shared.isEmpty();
  }

  private boolean isCyrillic(int name) {
    return Sounds.isCyrillic(NameForm.small(names.get(name).name()));
  }
}
