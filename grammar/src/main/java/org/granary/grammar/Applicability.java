package org.granary.grammar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.granary.engine.Rules;

/**
 * Which parameters have nothing to decide while another one has a certain value: who gets the rest
 * after a repetition does not matter where no repetition ends a game.
 *
 * @param family the family whose parameters these are
 * @param parameter the parameter that may be without effect
 * @param other the one that it depends on
 * @param idle the values of the other one under which it is without effect
 */
public record Applicability(String family, String parameter, String other, List<String> idle) {
  private static final List<String> NONE = List.of("none");

  private static final List<Applicability> ALL =
      List.of(
          new Applicability("awale", "skipFrom", "origin", List.of("sow")),
          new Applicability("awale", "overMax", "maxCapturedHouses", NONE),
          new Applicability("awale", "slamTest", "maxCapturedHouses", NONE),
          new Applicability("awale", "grandSlam", "slamIllegal", List.of("always")),
          new Applicability("awale", "repetitionRest", "repetition", NONE),
          new Applicability("awale", "repetitionOneSided", "repetition", NONE),
          new Applicability("awale", "noCaptureRest", "noCaptureLimit", NONE));

  public Applicability {
    idle = List.copyOf(idle);
  }

  /** Every dependence between two parameters. */
  static List<Applicability> all() {
    return ALL;
  }

  /** What makes a parameter idle under these rules, or empty if it decides something. */
  public static Optional<Applicability> whyIdle(Rules rules, String parameter) {
    Map<String, String> values = rules.parameters();
    return ALL.stream()
        .filter(a -> a.family.equals(rules.family()) && a.parameter.equals(parameter))
        .filter(a -> a.idle.contains(values.get(a.other)))
        .findFirst();
  }
}
