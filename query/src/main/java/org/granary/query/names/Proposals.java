package org.granary.query.names;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.granary.query.names.Proposal.Reason;

/** Looks for names that may be one among many. */
final class Proposals {
  private static final double AMBIGUOUS = 0.2;

  private final List<CountedName> names;
  private final Alikeness alike;
  private final Set<Long> paired = new HashSet<>();
  private final List<Proposal> found = new ArrayList<>();

  /** Names, most games first. */
  Proposals(List<CountedName> names) {
    this.names = names;
    this.alike = new Alikeness(names);
  }

  /** By name in the order of the names, the likeliest first. */
  List<Proposal> find() {
    for (int i = 0; i < names.size(); i++) {
      int head = alike.head(i);
      if (head != i) {
        Reason reason = alike.reason(head, i);
        propose(head, i, reason, reason.confidence());
      }
    }
    new Initials(names).find().forEach(this::proposeInitials);
    new OneLetter(names).find(this::proposeSlip);
    Map<String, Integer> places = new HashMap<>();
    names.forEach(name -> places.put(name.name(), places.size()));
    found.sort(
        Comparator.comparingInt((Proposal proposal) -> places.getOrDefault(proposal.name(), 0))
            .thenComparing(Proposal::confidence, Comparator.reverseOrder())
            .thenComparing(Proposal::variant));
    return found;
  }

  private void proposeInitials(int name, Set<Integer> full) {
    Set<Integer> heads = new TreeSet<>();
    full.forEach(other -> heads.add(alike.head(other)));
    double confidence = heads.size() == 1 ? Reason.INITIALS.confidence() : AMBIGUOUS;
    heads.forEach(head -> propose(alike.head(name), head, Reason.INITIALS, confidence));
  }

  private void proposeSlip(int one, int two) {
    Reason reason = Reason.ONE_LETTER;
    propose(alike.head(one), alike.head(two), reason, reason.confidence());
  }

  /** Proposes two names, unless they were for a better reason. */
  private void propose(int one, int two, Reason reason, double confidence) {
    int more = Math.min(one, two);
    int fewer = Math.max(one, two);
    if (more != fewer && paired.add(((long) more << Integer.SIZE) | fewer)) {
      CountedName name = names.get(more);
      CountedName variant = names.get(fewer);
      found.add(
          new Proposal(
              name.name(),
              name.games(),
              variant.name(),
              variant.games(),
              reason,
              confidence,
              false));
    }
  }
}
