-- Made after the first import, not before it: an index is built faster in one go.

CREATE INDEX IF NOT EXISTS games_by_fingerprint ON games (fingerprint);

CREATE INDEX IF NOT EXISTS games_by_pairing ON games (south, north, date);

CREATE INDEX IF NOT EXISTS games_by_north ON games (north);

CREATE INDEX IF NOT EXISTS games_by_event ON games (event);

CREATE INDEX IF NOT EXISTS diagnostics_by_game ON diagnostics (game);
