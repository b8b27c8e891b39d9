package org.granary.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostileTest {
  private static final String NEXT = "\n\n[Event \"next\"]\n\n1. F f *\n";

  @Test
  void variationsNestedAHundredThousandDeepAreCutShort() {
    CheckedGame game =
        Records.check("1. A f " + "(1... e ".repeat(100_000) + ")".repeat(100_000) + " *");

    assertEquals("Af", Records.letters(game.text()));
    assertEquals(List.of("1:520 nesting-too-deep", "1:1 no-rule-set"), reversed(game));
  }

  @Test
  void aHundredThousandBracketsThatNobodyClosesAreOneComplaint() {
    for (String opened : List.of("(", "(1... e ", "( {x} ")) {
      CheckedGame game = Records.check("1. A f " + opened.repeat(100_000) + " *");

      assertEquals(List.of("1:8 unclosed-variation", "1:1 no-rule-set"), reversed(game));
    }
  }

  @Test
  void aHundredThousandClosingBracketsAreOneComplaint() {
    CheckedGame game = Records.check("1. A f " + ")".repeat(100_000) + " 25-8");

    assertEquals("25-8", game.text().result().orElseThrow().text());
    assertTrue(Records.codes(game.diagnostics()).contains("1:8 unexpected-close"));
  }

  @Test
  void aTagOfAMillionCharactersIsCutAndSaidSo() {
    CheckedGame game = Records.check("[Event \"" + "x".repeat(1_000_000) + "\"]\n\n1. A f *\n");

    assertEquals(HeaderBuilder.MAX_VALUE, game.headers().value("Event").orElseThrow().length());
    assertTrue(Records.codes(game.diagnostics()).contains("1:1 malformed-tag"));
  }

  @Test
  void aMillionMovesOfGarbageAreOneComplaint() {
    CheckedGame game = Records.check("1. A f " + "#".repeat(1_000_000) + " *");

    assertEquals(List.of("1:8 unexpected-text", "1:1 no-rule-set"), reversed(game));
  }

  /** What is said of each is kept beside it; adding to that must not copy all that was said. */
  @Test
  void hundredsOfThousandsOfDigitMovesAreKeptWithTheirClaims() {
    int plies = 300_000;
    String moves = "12 ".repeat(plies);

    MoveLine line = Records.parse("[RuleSet \"toguz-kumalak\"]\n\n" + moves + "*\n").text().line();

    assertEquals(plies, line.plyCount());
    assertEquals(new SowingClaim(1, -1, false), line.sowing(1));
    assertEquals(new SowingClaim(1, -1, false), line.sowing(plies));
  }

  @Test
  void aLineOfTwoHundredMegabytesIsBounded() throws IOException {
    InputStream in = new Repeated("1. A f ", "2. B ", 200L << 20, NEXT);

    List<RawRecord> records = Records.cut(new RecordReader("long", in));

    assertEquals(2, records.size());
    assertTrue(records.get(0).bytes().length <= RecordCutter.KEPT_OF_TOO_LONG);
    assertEquals(List.of("1:1 record-too-long"), Records.codes(records.get(0).diagnostics()));
    assertEquals("Ff", Records.letters(Records.check(records.get(1)).text()));
  }

  @Test
  void aCommentOfFiftyMegabytesIsBounded() throws IOException {
    InputStream in = new Repeated("1. A f {", "so many words\n", 50L << 20, "}" + NEXT);

    List<RawRecord> records = Records.cut(new RecordReader("long", in));

    assertEquals(2, records.size());
    assertEquals("Af", Records.letters(Records.check(records.get(0)).text()));
    assertEquals("Ff", Records.letters(Records.check(records.get(1)).text()));
  }

  @Test
  void aCommentOfTenMegabytesIsReadWhole() {
    String comment = "é" + "word ".repeat(2_000_000) + "end";
    byte[] bytes = ("1. A f {" + comment + "} *" + NEXT).getBytes(StandardCharsets.UTF_8);

    CheckedGame game = Records.checkAll(bytes).get(0);

    Annotation annotation = game.text().line().annotation(2).orElseThrow();
    assertEquals(comment, annotation.comments().get(0));
  }

  @Test
  void aStreamThatGivesOneByteAtATimeIsCutTheSame() throws IOException {
    byte[] bytes =
        (NEXT + NEXT.replace("\n", "\r\n") + NEXT.replace("\n", "\r"))
            .getBytes(StandardCharsets.UTF_8);
    InputStream slow =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, 1));
          }
        };

    List<RawRecord> records = Records.cut(new RecordReader("slow", slow));

    assertEquals(List.of(3, 8, 13), records.stream().map(RawRecord::line).toList());
  }

  private static List<String> reversed(CheckedGame game) {
    List<String> codes = Records.codes(game.diagnostics());
    assertEquals(2, codes.size(), codes.toString());
    return List.of(codes.get(1), codes.get(0));
  }

  /** A head, a body many times and a tail, made while they are read. */
  private static final class Repeated extends InputStream {
    private final byte[] head;
    private final byte[] body;
    private final byte[] tail;
    private final long bodies;
    private long index;

    Repeated(String head, String body, long length, String tail) {
      this.head = head.getBytes(StandardCharsets.UTF_8);
      this.body = body.getBytes(StandardCharsets.UTF_8);
      this.tail = tail.getBytes(StandardCharsets.UTF_8);
      this.bodies = length / this.body.length * this.body.length;
    }

    @Override
    public int read() {
      long at = index++;
      if (at < head.length) {
        return head[(int) at];
      }
      if (at < head.length + bodies) {
        return body[(int) ((at - head.length) % body.length)];
      }
      long inTail = at - head.length - bodies;
      return inTail < tail.length ? tail[(int) inTail] : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int count = 0;
      while (count < length) {
        int next = read();
        if (next < 0) {
          return count == 0 ? -1 : count;
        }
        target[offset + count] = (byte) next;
        count++;
      }
      return count;
    }
  }
}
