package org.granary.engine.variants;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.granary.engine.Parameter;

/**
 * The parameters of a family with their values, as rule files write them. Immutable.
 *
 * @param schema what each may hold, in documented order
 * @param values a value for each, in the same order
 */
record Parameters(List<Parameter> schema, Map<String, String> values) {
  static final Parameter HOUSES = new Parameter("houses", List.of("#"), "houses in a row");
  static final Parameter SEEDS =
      new Parameter("seeds", List.of("#"), "seeds in each house at the start");

  Parameters {
    schema = List.copyOf(schema);
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** A parameter that is a choice between yes and no. */
  static Parameter yesNo(String name, String meaning) {
    return new Parameter(name, List.of("yes", "no"), meaning);
  }

  /** Values in the order of a schema. */
  static Parameters of(List<Parameter> schema, String... values) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      map.put(schema.get(i).name(), values[i]);
    }
    return new Parameters(schema, map);
  }

  /**
   * These with one changed.
   *
   * @throws IllegalArgumentException if there is no such parameter or it takes no such value
   */
  Parameters with(String name, String value) {
    Parameter found =
        schema.stream()
            .filter(parameter -> parameter.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no parameter " + name));
    if (!found.accepts(value)) {
      throw new IllegalArgumentException(name + " is one of " + found.values() + ", not " + value);
    }
    Map<String, String> changed = new LinkedHashMap<>(values);
    changed.put(name, value);
    return new Parameters(schema, changed);
  }

  int number(String name) {
    return Integer.parseInt(text(name));
  }

  boolean flag(String name) {
    return text(name).equals("yes");
  }

  String text(String name) {
    return values.getOrDefault(name, "");
  }
}
