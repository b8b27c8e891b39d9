package org.granary.importer.formats;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.granary.engine.RuleSet;
import org.granary.engine.Side;
import org.granary.grammar.BoardRows;
import org.granary.grammar.DiagnosticCode;
import org.granary.grammar.Fen;
import org.granary.grammar.GameDraft;
import org.granary.grammar.ParsedGame;
import org.granary.grammar.PlyClaims;
import org.granary.grammar.RawRecord;
import org.jspecify.annotations.Nullable;

/** One record of a {@link WordDialect}. */
final class WordText {
  private static final int MOST_SHOWN = 40;

  private final RawRecord record;
  private final WordDialect dialect;
  private final RuleSet fallback;
  private final GameDraft draft;
  private @Nullable Token word;
  private boolean readable = true;

  WordText(RawRecord record, WordDialect dialect, RuleSet fallback) {
    this.record = record;
    this.dialect = dialect;
    this.fallback = fallback;
    this.draft = new GameDraft(record);
  }

  ParsedGame parse() {
    Tokens tokens = new Tokens(record.text());
    for (Optional<Token> next = tokens.next(); next.isPresent() && readable; next = tokens.next()) {
      take(next.get());
    }
    flush(UnaryOperator.identity());
    return draft.build();
  }

  /** A word waits for the capture or the total that may follow it. */
  private void take(Token token) {
    if (token.kind() == Token.Kind.CAPTURE && word != null) {
      flush(claims -> claims.withCaptured(Integer.parseInt(token.text())));
      return;
    } else if (token.kind() == Token.Kind.TOTAL && word != null) {
      flush(claims -> claims.withTotal(Integer.parseInt(token.text())));
      return;
    }
    flush(UnaryOperator.identity());
    if (!readable) {
      return;
    }
    switch (token.kind()) {
      case HEADER -> draft.tag(token.name(), unescaped(token.text()), token.offset());
      case COMMENT -> draft.comment(token.text());
      case POSITION -> position(token);
      case NUMBER ->
          draft.number(
              Integer.parseInt(token.text()),
              token.length() - token.text().length(),
              token.offset(),
              token.length());
      case RESULT -> draft.result(token.text(), token.offset());
      case CAPTURE, TOTAL -> unexpected(token);
      case WORD -> word = token;
    }
  }

  private static String unescaped(String value) {
    return value.replaceAll("\\\\([\"\\\\])", "$1");
  }

  /** The usual start goes without saying. */
  private void position(Token token) {
    String fen = BoardRows.toFen(token.text()).orElse(token.text());
    boolean usual = fen.equalsIgnoreCase(Fen.format(fallback.rules().start(Side.SOUTH)));
    if (draft.plyCount() > 0) {
      unexpected(token);
    } else if (!usual) {
      draft.tag("FEN", fen, token.offset());
    }
  }

  private void flush(UnaryOperator<PlyClaims> last) {
    Token token = word;
    word = null;
    if (token == null) {
      return;
    }
    List<WrittenPly> plies = dialect.plies(token.text(), fallback.layout());
    if (plies.isEmpty()) {
      unexpected(token);
    }
    for (int i = 0; i < plies.size(); i++) {
      WrittenPly ply = plies.get(i);
      boolean isLast = i == plies.size() - 1;
      PlyClaims claims = isLast ? last.apply(ply.claims()) : ply.claims();
      if (ply.inRow()) {
        draft.plyInRow(ply.house(), token.offset() + ply.at(), claims);
      } else {
        draft.ply(ply.house(), token.offset() + ply.at(), claims);
      }
    }
  }

  private void unexpected(Token token) {
    String text = record.text();
    String shown =
        text.substring(token.offset(), token.offset() + Math.min(token.length(), MOST_SHOWN));
    String message = "'" + shown + "' is not a move of the dialect " + dialect.name();
    draft.problem(
        DiagnosticCode.UNEXPECTED_TEXT, token.offset(), token.length(), message, List.of());
    draft.unread(text.substring(token.offset()), token.offset());
    readable = false;
  }
}
