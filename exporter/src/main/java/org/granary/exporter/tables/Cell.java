package org.granary.exporter.tables;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One value of a table, with its kind. */
public sealed interface Cell {
  /** A cell that has nothing to say: empty in text and CSV, {@code null} in JSON. */
  static Cell none() {
    return new None();
  }

  /** As people read it. */
  String text();

  /** As programs read it in CSV: numbers without rounding or signs of any language. */
  default String plain() {
    return text();
  }

  /** Whether its digits should stand under each other. */
  default boolean numeric() {
    return true;
  }

  /** Writes the value alone, without a field name. */
  void writeJson(JsonGenerator json) throws IOException;

  static Cell of(String text) {
    return new Text(text);
  }

  static Cell of(long number) {
    return new Whole(number);
  }

  static Cell of(OptionalInt number) {
    return number.isPresent() ? new Whole(number.getAsInt()) : none();
  }

  static Cell of(Optional<String> text) {
    return text.map(Cell::of).orElse(none());
  }

  /** Any number of texts: a line each in text and CSV, an array in JSON. */
  static Cell of(List<String> texts) {
    return new Texts(texts);
  }

  static Cell of(LocalDate day) {
    return new Day(day);
  }

  /** A number that people read with {@code places} digits after the point. */
  static Cell of(double number, int places) {
    return Double.isFinite(number) ? new Decimal(number, places) : none();
  }

  /** A part of a whole from 0 to 1; people read per cent. */
  static Cell share(double part) {
    return Double.isFinite(part) ? new Share(part) : none();
  }

  /** The share {@code part / whole}, or nothing if there is no whole. */
  static Cell share(long part, long whole) {
    return whole == 0 ? none() : new Share((double) part / whole);
  }

  /** Words. */
  record Text(String text) implements Cell {
    @Override
    public boolean numeric() {
      return false;
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeString(text);
    }
  }

  /** Several texts. */
  record Texts(List<String> texts) implements Cell {
    public Texts {
      texts = List.copyOf(texts);
    }

    @Override
    public String text() {
      return String.join("\n", texts);
    }

    @Override
    public boolean numeric() {
      return false;
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeStartArray();
      for (String text : texts) {
        json.writeString(text);
      }
      json.writeEndArray();
    }
  }

  /** A whole number. */
  record Whole(long number) implements Cell {
    @Override
    public String text() {
      return Long.toString(number);
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeNumber(number);
    }
  }

  /** A number with a fraction. */
  record Decimal(double number, int places) implements Cell {
    @Override
    public String text() {
      return BigDecimal.valueOf(number).setScale(places, RoundingMode.HALF_UP).toPlainString();
    }

    @Override
    public String plain() {
      return BigDecimal.valueOf(number).toPlainString();
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeNumber(BigDecimal.valueOf(number));
    }
  }

  /** A part of a whole, 0 to 1. */
  record Share(double part) implements Cell {
    private static final int PLACES = 6;

    @Override
    public String text() {
      return BigDecimal.valueOf(100 * part).setScale(1, RoundingMode.HALF_UP) + "%";
    }

    @Override
    public String plain() {
      BigDecimal rounded = BigDecimal.valueOf(part).setScale(PLACES, RoundingMode.HALF_UP);
      return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeNumber(new BigDecimal(plain()));
    }
  }

  /** A day of the calendar, written as in 1998-05-03. */
  record Day(LocalDate day) implements Cell {
    @Override
    public String text() {
      return day.toString();
    }

    @Override
    public boolean numeric() {
      return false;
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeString(day.toString());
    }
  }

  /** Nothing. */
  record None() implements Cell {
    @Override
    public String text() {
      return "";
    }

    @Override
    public void writeJson(JsonGenerator json) throws IOException {
      json.writeNull();
    }
  }
}
