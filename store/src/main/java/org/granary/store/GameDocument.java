package org.granary.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.BinaryPoint;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.IntRange;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexableField;
import org.granary.engine.Side;
import org.granary.engine.Winner;
import org.granary.grammar.Tag;

/** The index's document of one game: its fields first, then its positions. */
final class GameDocument implements Iterable<IndexableField> {
  /** Tags whose values nobody looks for among words. */
  private static final Set<String> NOT_WORDS =
      Set.of("Variant", "RuleSet", "FirstMover", "FEN", "Date", "Round", "Result", "Score");

  private static final FieldType FEATURES = new FieldType();

  static {
    FEATURES.setDimensions(Feature.values().length, Feature.INDEXED, 1);
    FEATURES.freeze();
  }

  private final List<IndexableField> fields = new ArrayList<>(48);
  private final String positionField;
  private final int width;
  private final byte[] positions;

  GameDocument(long id, GameFacts facts) {
    fields.add(new LongPoint(IndexFields.ID, id));
    fields.add(new NumericDocValuesField(IndexFields.ID, id));
    addHeaders(facts);
    addComments(facts);
    addOutcome(facts);
    addLine(facts);
    PositionKey key = PositionKey.of(facts.ruleSet());
    positionField = IndexFields.positions(facts.ruleSet());
    width = key.width();
    GameFeatures features = new GameFeatures(facts.ruleSet());
    positions =
        key.line(
            facts.ruleSet().rules().board(),
            facts.start(),
            facts.moves(),
            facts.winner(),
            features);
    fields.add(new BinaryPoint(IndexFields.FEATURES, features.packed(), FEATURES));
  }

  private void addHeaders(GameFacts facts) {
    player(IndexFields.SOUTH, IndexFields.SOUTH_NAME, facts.headers().known("South"));
    player(IndexFields.NORTH, IndexFields.NORTH_NAME, facts.headers().known("North"));
    Optional<String> event = facts.headers().known("Event");
    event.ifPresent(name -> text(IndexFields.EVENT, name));
    event.ifPresent(name -> keyword(IndexFields.EVENT_NAME, name));
    facts.headers().known("Site").ifPresent(name -> text(IndexFields.SITE, name));
    facts.headers().known("Date").flatMap(DayRange::parse).ifPresent(this::addDays);
    facts.headers().tags().forEach(this::addTag);
  }

  private void addTag(Tag tag) {
    if (tag.value().isEmpty() || tag.value().equals("?")) {
      return;
    }
    keyword(IndexFields.TAG, tag.name() + "=" + tag.value());
    if (!NOT_WORDS.contains(tag.name())) {
      text(IndexFields.ANY, tag.value());
    }
  }

  private void player(String textField, String nameField, Optional<String> name) {
    if (name.isPresent()) {
      text(textField, name.get());
      text(IndexFields.PLAYER, name.get());
      keyword(nameField, name.get());
      keyword(IndexFields.PLAYER_NAME, name.get());
    }
  }

  private void addDays(DayRange days) {
    fields.add(new IntRange(IndexFields.DATE, new int[] {days.first()}, new int[] {days.last()}));
    fields.add(new NumericDocValuesField(IndexFields.FIRST_DAY, days.first()));
    fields.add(new NumericDocValuesField(IndexFields.LAST_DAY, days.last()));
  }

  private void addComments(GameFacts facts) {
    for (String comment : facts.comments()) {
      text(IndexFields.COMMENT, comment);
      text(IndexFields.ANY, comment);
    }
  }

  private void addOutcome(GameFacts facts) {
    keyword(IndexFields.RULE_SET, facts.ruleSet().id());
    keyword(IndexFields.RULE_SET_NAME, facts.ruleSet().id().split(";", 2)[0]);
    keyword(IndexFields.STATUS, facts.status().label());
    keyword(IndexFields.WINNER, label(facts.winner()));
    facts.endedBy().ifPresent(reason -> keyword(IndexFields.END, reason));
    facts.codes().forEach(code -> keyword(IndexFields.DIAGNOSTIC, code));
    fields.add(new StringField(IndexFields.FILE, facts.source(), Field.Store.NO));
    number(IndexFields.PLIES, facts.moves().length);
    facts
        .score()
        .ifPresent(
            score -> {
              keyword(IndexFields.SCORE, score.toString());
              number(IndexFields.SOUTH_HALVES, score.halves(Side.SOUTH));
              number(IndexFields.NORTH_HALVES, score.halves(Side.NORTH));
            });
  }

  private void addLine(GameFacts facts) {
    fields.add(
        new BinaryDocValuesField(
            IndexFields.LINE,
            LineBytes.write(facts.ruleSet(), facts.start(), facts.moves(), facts.winner())));
  }

  /** A winner as the database and the index write it. */
  static String label(Winner winner) {
    return winner.name().toLowerCase(Locale.ROOT);
  }

  private void text(String field, String value) {
    fields.add(new TextField(field, value, Field.Store.NO));
  }

  private void keyword(String field, String value) {
    fields.add(new StringField(field, TextAnalysis.keyword(value), Field.Store.NO));
  }

  private void number(String field, int value) {
    fields.add(new IntPoint(field, value));
    fields.add(new NumericDocValuesField(field, value));
  }

  /** Its positions, packed one after the other. */
  byte[] positions() {
    return positions;
  }

  @Override
  public Iterator<IndexableField> iterator() {
    return new Fields(fields.iterator(), new PositionField(positionField, positions, width));
  }

  /** All fields in order; the positions are one object that moves along. */
  private record Fields(Iterator<IndexableField> fields, PositionField positions)
      implements Iterator<IndexableField> {
    @Override
    public boolean hasNext() {
      return fields.hasNext() || positions.hasNext();
    }

    @Override
    public IndexableField next() {
      return fields.hasNext() ? fields.next() : positions.next();
    }
  }
}
