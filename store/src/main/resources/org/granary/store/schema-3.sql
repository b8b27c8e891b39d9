-- Version 3: what users keep beside the records. Statements end with a semicolon at the end of a line.

-- A label on a game, as in "lesson-1". Of one label all rows have the same letters.
CREATE TABLE labels (
  label TEXT NOT NULL,              -- in Unicode's composed form, one line
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  PRIMARY KEY (label, game)
) WITHOUT ROWID;

CREATE INDEX labels_by_game ON labels (game);

-- Queries under a name. No two names differ in case only.
CREATE TABLE searches (
  name TEXT PRIMARY KEY,            -- in Unicode's composed form, one line
  query TEXT NOT NULL,              -- as written
  saved TEXT NOT NULL               -- UTC, 2026-01-31T12:00:00Z
) WITHOUT ROWID;
