package org.granary.grammar;

import java.util.Optional;

/**
 * A record as written: parsed, not checked.
 *
 * @param source the record it was read from
 * @param headers its tags
 * @param line its main line, annotations and variations included
 * @param result the result token after the moves
 */
public record GameText(
    RawRecord source, Headers headers, MoveLine line, Optional<ResultText> result) {}
