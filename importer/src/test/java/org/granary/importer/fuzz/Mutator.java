package org.granary.importer.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Damages bytes: the same damage for the same seed. */
final class Mutator {
  private static final int LONG = 20_000;
  private static final int MOST_BYTES = 1 << 20;

  /** What readers stumble over, put anywhere. */
  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "(",
          ")",
          "[",
          "]",
          "\"",
          "\\",
          ";",
          "%",
          "\n",
          "\r",
          "\n\n",
          "\t",
          ",",
          "*",
          "+",
          "-",
          "x",
          "X",
          ":",
          "/",
          "<",
          ">",
          "[Event \"x\"]\n",
          "\n\n[Event \"x\"]\n\n1. A",
          "[FEN \"4-4\"]\n",
          "[FEN \"99999999999-1-S\"]\n",
          "[Date \"2023.02.30\"]\n",
          "[Date \"99999.99.99\"]\n",
          "[RuleSet \"toguz-kumalak\"]\n",
          "99999999999999999999",
          "-2147483648",
          "4294967296.",
          "1e309",
          "+99999",
          "(99999999)",
          "D99x99",
          "R9999999999:",
          "1-1-1-1-1-1-1-1-1-1-1-1-0-0-S",
          "25-23",
          "1/2-1/2",
          "\0",
          "\0\0\0\0",
          "\ufeff",
          "½",
          "\ud83d\ude00",
          "é",
          "ы",
          "<!DOCTYPE x [<!ENTITY a \"&a;&a;\">]>",
          "=HYPERLINK(\"x\")");

  private static final byte[] LONE_SURROGATE = {(byte) 0xed, (byte) 0xa0, (byte) 0x80};

  private final SplittableRandom random;

  Mutator(long seed) {
    random = new SplittableRandom(seed);
  }

  /** A damaged copy of one of the samples. */
  byte[] mutate(byte[] sample, byte[] other) {
    byte[] bytes = sample;
    for (int count = 1 + random.nextInt(6); count > 0; count--) {
      bytes = once(bytes, other);
    }
    return bytes.length > MOST_BYTES ? Arrays.copyOf(bytes, MOST_BYTES) : bytes;
  }

  private byte[] once(byte[] bytes, byte[] other) {
    int at = random.nextInt(bytes.length + 1);
    int end = Math.min(bytes.length, at + 1 + random.nextInt(200));
    return switch (random.nextInt(12)) {
      case 0 -> flipped(bytes);
      case 1 -> Arrays.copyOf(bytes, at);
      case 2 -> Arrays.copyOfRange(bytes, at, bytes.length);
      case 3 -> replaced(bytes, at, end, new byte[0]);
      case 4 -> replaced(bytes, at, at, repeated(Arrays.copyOfRange(bytes, at, end), 100));
      case 5 -> spliced(bytes, at, other);
      case 6 -> replaced(bytes, at, at, new byte[1 + random.nextInt(9)]);
      case 7 -> replaced(bytes, at, at, LONE_SURROGATE);
      case 8 -> replaced(bytes, at, at, longPiece());
      case 9 -> numbersOverflow(bytes);
      case 10 -> random.nextInt(8) == 0 ? utf16(bytes) : flipped(bytes);
      default -> replaced(bytes, at, at, piece());
    };
  }

  private byte[] flipped(byte[] bytes) {
    byte[] flipped = bytes.clone();
    for (int count = 1 + random.nextInt(8); count > 0 && bytes.length > 0; count--) {
      flipped[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return flipped;
  }

  private byte[] spliced(byte[] bytes, int at, byte[] other) {
    int from = random.nextInt(other.length + 1);
    byte[] tail = Arrays.copyOfRange(other, from, other.length);
    return replaced(bytes, at, bytes.length, tail);
  }

  private byte[] piece() {
    return PIECES.get(random.nextInt(PIECES.size())).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] longPiece() {
    return repeated(piece(), random.nextInt(LONG));
  }

  private static byte[] repeated(byte[] piece, int times) {
    byte[] all = new byte[piece.length * times];
    for (int i = 0; i < times; i++) {
      System.arraycopy(piece, 0, all, i * piece.length, piece.length);
    }
    return all;
  }

  /** A run of digits becomes one that fits no number. */
  private byte[] numbersOverflow(byte[] bytes) {
    int at = random.nextInt(bytes.length + 1);
    while (at < bytes.length && !Character.isDigit(bytes[at])) {
      at++;
    }
    int end = at;
    while (end < bytes.length && Character.isDigit(bytes[end])) {
      end++;
    }
    return replaced(bytes, at, end, repeated(new byte[] {'9'}, 1 + random.nextInt(40)));
  }

  /** In UTF-16 with its mark; often torn in the middle of a unit by what follows. */
  private static byte[] utf16(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16);
  }

  private static byte[] replaced(byte[] bytes, int from, int to, byte[] by) {
    byte[] all = new byte[from + by.length + bytes.length - to];
    System.arraycopy(bytes, 0, all, 0, from);
    System.arraycopy(by, 0, all, from, by.length);
    System.arraycopy(bytes, to, all, from + by.length, bytes.length - to);
    return all;
  }
}
