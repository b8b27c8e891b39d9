package org.granary.grammar;

import java.util.List;
import java.util.Locale;
import org.granary.engine.Move;
import org.granary.engine.Position;
import org.granary.engine.Side;
import org.granary.grammar.patterns.Sequence;

/** What a game must be like to be found. Immutable; docs/query.md describes the text form. */
public sealed interface Query {
  /** The query that every game fits. */
  Query EVERYTHING = new AllOf(List.of());

  /** Hands this query to the visitor's method for its kind. */
  <R> R accept(QueryVisitor<R> visitor);

  /** All parts must hold; with no parts, every game fits. */
  record AllOf(List<Query> parts) implements Query {
    public AllOf {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.allOf(this);
    }
  }

  /** At least one part must hold. */
  record AnyOf(List<Query> parts) implements Query {
    public AnyOf {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.anyOf(this);
    }
  }

  /** The part must not hold. */
  record Not(Query part) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.not(this);
    }
  }

  /**
   * A field holds these words, next to each other and in this order, whatever their case and
   * accents.
   *
   * @param field where to look
   * @param tag the name of the tag; empty unless the field is {@link WordField#TAG}
   * @param text the words; at least one letter or digit
   * @param match how close they must come
   */
  record Words(WordField field, String tag, String text, Match match) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.words(this);
    }
  }

  /**
   * A field has exactly this value.
   *
   * @param field which field
   * @param value as {@link ValueField} describes it
   * @param prefix whether the field's value may go on after it
   */
  record Value(ValueField field, String value, boolean prefix) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.value(this);
    }
  }

  /**
   * A number lies between two others, both included.
   *
   * @param field which number
   * @param low in the unit of the field
   * @param high in the unit of the field; the range is empty if it is below {@code low}
   */
  record Within(NumberField field, int low, int high) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.within(this);
    }
  }

  /**
   * A position occurs in the game, or its twin on the board turned half round with the sides
   * exchanged.
   *
   * @param position the position
   * @param anyStores whether its stores do not matter
   */
  record AtPosition(Position position, boolean anyStores) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.atPosition(this);
    }
  }

  /**
   * A position like another one occurs in the game: as the side to move sees the two boards, few
   * seeds have to be moved from houses and stores to others to make one of the other.
   *
   * @param position the position
   * @param seeds how many at most, 0 or more
   */
  record Near(Position position, int seeds) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.near(this);
    }
  }

  /**
   * The game begins, at the start of its rule set, with these plies, or with their twins.
   *
   * @param first who plays the first ply
   * @param moves the plies
   */
  record Opens(Side first, List<Move> moves) implements Query {
    public Opens {
      moves = List.copyOf(moves);
    }

    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.opens(this);
    }
  }

  /** The game reaches these moments, one after the other. */
  record Reaches(Sequence sequence) implements Query {
    @Override
    public <R> R accept(QueryVisitor<R> visitor) {
      return visitor.reaches(this);
    }
  }

  /** Fields that are searched by words. */
  enum WordField {
    /** Either player's name. */
    PLAYER,
    SOUTH,
    NORTH,
    EVENT,
    SITE,
    /** Every comment of the game, variations included. */
    COMMENT,
    /** Names, event, site, comments and all other tags. */
    TEXT,
    /** One tag, given by its name. */
    TAG
  }

  /** How close words must come. */
  enum Match {
    EXACT,
    /** Each word may differ by a letter or two: none up to 2 letters, one up to 5, else two. */
    FUZZY,
    /** The last word may go on. */
    PREFIX
  }

  /** Fields that have one of a set of values. */
  enum ValueField {
    /** {@code south}, {@code north}, {@code draw} or {@code unknown}: who won. */
    RESULT,
    /** A rule set's id, as {@link org.granary.engine.RuleSet#id} gives it. */
    RULES,
    /** A {@link GameStatus#label}. */
    STATUS,
    /**
     * The file or other source that the record was imported from, or the last parts of its path.
     */
    SOURCE,
    /** A label that the user gave the game, whatever its case. */
    LABEL
  }

  /** Fields that are numbers. */
  enum NumberField {
    /**
     * Days as numbers like 20240131; a month's last day is the 31st, whatever month. All days on
     * which the game may have been played must lie in the range; a game without a date lies in
     * none.
     */
    DATE,
    /** Plies that could be played. */
    PLIES;

    /** As the language writes it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
