package org.granary.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The headers of a record in the order in which they were written, duplicates kept.
 *
 * @param tags every tag
 */
public record Headers(List<Tag> tags) {
  /** No headers. */
  public static final Headers NONE = new Headers(List.of());

  public Headers {
    tags = List.copyOf(tags);
  }

  /** The value of a tag; of duplicates the last one, as readers of PGN take it. */
  public Optional<String> value(String name) {
    return tag(name).map(Tag::value);
  }

  /** The value of a tag unless it is missing, empty, {@code ?} or {@code *}: known facts only. */
  public Optional<String> known(String name) {
    return value(name).filter(v -> !v.isBlank() && !v.equals("?") && !v.equals("*"));
  }

  /** A tag; of duplicates the last one. */
  public Optional<Tag> tag(String name) {
    for (int i = tags.size() - 1; i >= 0; i--) {
      if (tags.get(i).name().equals(name)) {
        return Optional.of(tags.get(i));
      }
    }
    return Optional.empty();
  }

  /** These headers with one tag set: in place if there is one of that name, else at the end. */
  public Headers with(String name, String value) {
    List<Tag> changed = new ArrayList<>();
    boolean found = false;
    for (Tag tag : tags) {
      if (!tag.name().equals(name)) {
        changed.add(tag);
      } else if (!found) {
        changed.add(Tag.of(name, value));
        found = true;
      }
    }
    if (!found) {
      changed.add(Tag.of(name, value));
    }
    return new Headers(changed);
  }
}
