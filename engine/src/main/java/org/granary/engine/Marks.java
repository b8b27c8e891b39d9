package org.granary.engine;

/**
 * What a position says beside its seeds: of houses, one bit each, bit {@code i} for house index
 * {@code i}, and of the stage of the game.
 *
 * @param capturedBySouth houses that South has captured (Awagagae) or holds as tuzdyk (Toguz
 *     Kumalak)
 * @param capturedByNorth the same for North
 * @param ownedBySouth houses that belong to South in this round; the other houses are North's
 * @param hit captured houses that the opponent's last seed has already hit once (Awagagae)
 * @param phase the stage of the game
 */
public record Marks(
    long capturedBySouth, long capturedByNorth, long ownedBySouth, long hit, Phase phase) {
  public Marks {
    if ((capturedBySouth & capturedByNorth) != 0) {
      throw new IllegalArgumentException("a house cannot be captured by both sides");
    }
  }

  /** Marks in ordinary play. */
  public Marks(long capturedBySouth, long capturedByNorth, long ownedBySouth, long hit) {
    this(capturedBySouth, capturedByNorth, ownedBySouth, hit, Phase.PLAY);
  }

  /** The same marks at another stage of the game. */
  public Marks at(Phase newPhase) {
    return new Marks(capturedBySouth, capturedByNorth, ownedBySouth, hit, newPhase);
  }

  /** Nothing captured, and each side owns its own row. */
  public static Marks none(Layout layout) {
    return new Marks(0, 0, (1L << layout.houses()) - 1, 0);
  }

  /** The houses captured by one side. */
  public long captured(Side side) {
    return side == Side.SOUTH ? capturedBySouth : capturedByNorth;
  }

  /** The houses captured by either side. */
  public long captured() {
    return capturedBySouth | capturedByNorth;
  }

  /** Who owns a house in this round. */
  public Side owner(int house) {
    return (ownedBySouth >>> house & 1) != 0 ? Side.SOUTH : Side.NORTH;
  }

  /** The same marks on the board turned half round, the sides exchanged. */
  public Marks turned(Layout layout) {
    long all = (1L << layout.houseCount()) - 1;
    return new Marks(
        turn(capturedByNorth, layout),
        turn(capturedBySouth, layout),
        ~turn(ownedBySouth, layout) & all,
        turn(hit, layout),
        phase.turned());
  }

  private static long turn(long bits, Layout layout) {
    long low = bits & ((1L << layout.houses()) - 1);
    return bits >>> layout.houses() | low << layout.houses();
  }
}
