package org.granary.importer.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.granary.engine.Layout;
import org.granary.engine.RuleSet;
import org.granary.grammar.GameReader;
import org.granary.grammar.GameText;
import org.granary.grammar.Headers;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.ResultText;
import org.granary.grammar.RuleCatalog;
import org.granary.grammar.Tag;
import org.granary.importer.tables.Column.Role;
import org.granary.importer.tables.TableHeader.Kind;

/** Parses the records of {@link TableSource}; for one thread. */
public final class TableParser implements Function<RawRecord, ParsedGame> {
  private final RuleSet fallback;
  private final RuleCatalog catalog;
  private final List<Function<RawRecord, ParsedGame>> others;
  private final Map<Layout, GameReader> readers = new HashMap<>();

  /**
   * A parser.
   *
   * @param fallback the rule set of games that name none
   * @param catalog the rule sets that games may name
   * @param others how a cell with moves is read that is not OGN, the first that finds moves
   */
  public TableParser(
      RuleSet fallback, RuleCatalog catalog, List<Function<RawRecord, ParsedGame>> others) {
    this.fallback = fallback;
    this.catalog = catalog;
    this.others = List.copyOf(others);
  }

  @Override
  public ParsedGame apply(RawRecord record) {
    TableText table = TableText.of(record);
    TableTags tags = new TableTags();
    boolean plies = table.header().kind() == Kind.PLIES;
    if (plies) {
      tags.addFirstRow(table.header(), table.rows());
    }
    table.names().ifPresent(names -> tags.add(names.header(), names.row(), Optional.of(0)));
    if (!plies) {
      tags.add(table.header(), table.rows(), Optional.empty());
    }
    ParsedGame game =
        plies
            ? new PliesReader(layout(tags), table).read(record)
            : moves(record, table, layout(tags));
    return SheetPlaces.named(withTags(game, tags), table);
  }

  private ParsedGame withTags(ParsedGame game, TableTags tags) {
    Optional<ResultText> result =
        game.text()
            .result()
            .or(() -> tags.find("Result").map(tag -> new ResultText(tag.value(), tag.offset())));
    GameText text =
        new GameText(game.text().source(), new Headers(tags.all()), game.text().line(), result);
    return new ParsedGame(text, game.diagnostics());
  }

  private Layout layout(TableTags tags) {
    Optional<String> rules =
        tags.find("RuleSet").map(Tag::value).map(v -> v.split(";", 2)[0].strip());
    return rules
        .flatMap(catalog::find)
        .or(() -> tags.find("Variant").map(Tag::value).flatMap(catalog::variant))
        .orElse(fallback)
        .layout();
  }

  private ParsedGame moves(RawRecord record, TableText table, Layout layout) {
    List<Cell> cells = table.header().cells(table.rows());
    Cell cell = table.header().cell(cells, Role.MOVES).orElse(new Cell("", 0, 0));
    RawRecord moves = table.only(record, cell.offset(), cell.offset() + cell.length());
    Optional<ParsedGame> bare = BareDigits.read(cell, layout, moves);
    if (bare.isPresent()) {
      return bare.get();
    }
    ParsedGame game = readers.computeIfAbsent(layout, l -> new GameReader(l, catalog)).read(moves);
    if (game.text().line().plyCount() > 0 || cell.isEmpty()) {
      return game;
    }
    return others.stream()
        .map(other -> other.apply(moves))
        .filter(other -> other.text().line().plyCount() > 0)
        .findFirst()
        .orElse(game);
  }
}
