package org.granary.store;

import java.util.List;

/**
 * What came of merging names, or of taking them apart again.
 *
 * @param name what the spellings count as now; of names taken apart, themselves
 * @param changed spellings that count as another name than before
 * @param unknown names that the collection does not have: if there are any, nothing is changed
 */
public record NameChange(String name, List<String> changed, List<String> unknown) {
  public NameChange {
    changed = List.copyOf(changed);
    unknown = List.copyOf(unknown);
  }
}
