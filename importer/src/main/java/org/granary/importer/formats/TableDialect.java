package org.granary.importer.formats;

import java.io.InputStream;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.granary.engine.RuleSet;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.RawRecord;
import org.granary.grammar.RecordSource;
import org.granary.grammar.RuleCatalog;
import org.granary.importer.tables.TableHead;
import org.granary.importer.tables.TableParser;

/** Tables with a header row, as delimited text or as a workbook. */
final class TableDialect implements Dialect {
  /** One game a row; also every workbook, and what only its name calls a table. */
  static final Dialect GAMES =
      new TableDialect(
          "table-games",
          head ->
              TableHead.isWorkbook(head.bytes())
                  || TableHead.hasGames(head.text())
                  || head.name().matches("(?i).*[.](csv|tsv)([.]gz)?")
                      && !TableHead.hasPlies(head.text()));

  /** One ply a row. */
  static final Dialect PLIES =
      new TableDialect("table-plies", head -> TableHead.hasPlies(head.text()));

  private final String name;
  private final Predicate<Head> header;

  private TableDialect(String name, Predicate<Head> header) {
    this.name = name;
    this.header = header;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean mayBe(Head head) {
    return header.test(head);
  }

  @Override
  public boolean isSurely(Head head) {
    return mayBe(head);
  }

  @Override
  public RecordSource open(String source, InputStream in) {
    return TableHead.open(source, in);
  }

  @Override
  public Function<RawRecord, ParsedGame> parser(RuleSet fallback, RuleCatalog catalog) {
    List<Function<RawRecord, ParsedGame>> others =
        Dialects.all().stream()
            .filter(dialect -> dialect != Dialects.OGN && !(dialect instanceof TableDialect))
            .map(dialect -> dialect.parser(fallback, catalog))
            .toList();
    return new TableParser(fallback, catalog, others);
  }
}
