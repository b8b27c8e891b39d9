package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/notation.md against the grammar, the rule files and the limits in the code. */
class NotationDocTest {
  private static final String GRAMMAR = "grammar/src/main/antlr4/org/granary/grammar/antlr/Ogn.g4";

  private static final String DOC = Docs.flat(Docs.read("docs/notation.md"));

  @Test
  void everyGrammarRuleStandsUnderASentenceOfTheDocument() {
    List<String> comments = ruleComments();

    assertTrue(comments.size() >= 12, comments.size() + " comments found");
    for (String comment : comments) {
      assertTrue(DOC.contains(comment), comment);
    }
  }

  /** The comments right above rules, each as one line. */
  private static List<String> ruleComments() {
    List<String> comments = new ArrayList<>();
    List<String> block = new ArrayList<>();
    for (String line : Docs.read(GRAMMAR).lines().toList()) {
      if (line.startsWith("//")) {
        block.add(line.substring(2));
        continue;
      }
      boolean rule = line.matches("[A-Za-z_]+( :.*)?") && !line.startsWith("grammar");
      if (rule && !block.isEmpty()) {
        comments.add(Docs.flat(String.join(" ", block)));
      }
      block.clear();
    }
    return comments;
  }

  @Test
  void everyNameOfAVariantIsInTheTable() {
    for (RuleFile file : RuleCatalog.builtIn().files()) {
      if (!file.aliases().isEmpty()) {
        String row = "| `" + file.name() + "` | " + String.join(", ", file.aliases()) + " |";
        assertTrue(DOC.contains(row), row);
      }
    }
  }

  @Test
  void everyTerminationIsNamed() {
    String all =
        java.util.Arrays.stream(Termination.values())
            .map(Termination::label)
            .collect(Collectors.joining(", "));

    assertTrue(DOC.contains("| `Termination` | " + all + " |"), all);
  }

  @Test
  void limitsAreThoseOfTheCode() {
    assertEquals(16 << 20, RecordCutter.MAX_RECORD);
    assertEquals(64 << 10, RecordCutter.KEPT_OF_TOO_LONG);
    assertTrue(DOC.contains("| bytes of a record | 16 MiB | the first 64 KiB are read |"));
    assertEquals(10_000, HeaderBuilder.MAX_VALUE);
    assertEquals(100, HeaderBuilder.MAX_NAME);
    assertTrue(DOC.contains("| characters of a header's value; name | 10,000; 100 |"));
    assertTrue(DOC.contains("| headers of a record | " + HeaderBuilder.MAX_TAGS + " |"));
    assertTrue(DOC.contains("| depth of variations | " + RecordLexer.MAX_DEPTH + " |"));
    assertTrue(DOC.contains("| diagnostics of a record | " + Problems.MAX + " |"));
  }

  @Test
  void theExampleIsACanonicalGame() {
    String doc = Docs.read("docs/notation.md");
    int from = doc.indexOf("```\n") + 4;
    String example = doc.substring(from, doc.indexOf("```", from));

    CheckedGame game = Records.check(example);

    assertEquals(List.of(), game.diagnostics());
    assertEquals(example, GameWriter.write(game));
  }
}
