-- The database of a collection, version 1. Statements end with a semicolon at the end of a line.

-- One row. Every batch raises generation by one; the index carries the number it was made from.
CREATE TABLE collection (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  uuid TEXT NOT NULL,
  generation INTEGER NOT NULL,
  removed_in INTEGER NOT NULL       -- the last generation that removed games, 0 if none did
);

-- With all parameters, so that a record is replayed as it was, whatever a name means later.
CREATE TABLE rule_sets (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,        -- the whole id: abapa; maxCapturedHouses=5
  family TEXT NOT NULL,             -- awale ...
  title TEXT NOT NULL,
  source TEXT NOT NULL,
  notes TEXT NOT NULL,
  parameters TEXT NOT NULL          -- name=value, one a line
);

-- Names as written. A player, event or site that is not known has no row and is NULL in games.
CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

CREATE TABLE events (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

CREATE TABLE sites (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

-- One row a transaction that added games.
CREATE TABLE batches (
  id INTEGER PRIMARY KEY,           -- the generation that it made
  written TEXT NOT NULL,            -- UTC, 2026-01-31T12:00:00Z
  games INTEGER NOT NULL,
  plies INTEGER NOT NULL
);

-- One row a file (or stream) and way of reading it.
CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,               -- as the user named it
  digest BLOB,                      -- SHA-256 of all its bytes; NULL until known
  reading TEXT NOT NULL,            -- how it was read: the rule set for records that name none
  records INTEGER NOT NULL,         -- how many of its records were dealt with
  complete INTEGER NOT NULL         -- 1 when all of them were
);

CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  rule_set INTEGER NOT NULL REFERENCES rule_sets,
  status TEXT NOT NULL CHECK (status IN ('valid', 'flawed', 'broken')),
  broken_at INTEGER,                -- 1-based ply that could not be played or read
  winner TEXT CHECK (winner IN ('south', 'north', 'draw')),  -- NULL: not known
  south_halves INTEGER,             -- final score in half seeds
  north_halves INTEGER,
  plies INTEGER NOT NULL,           -- that could be played
  ended_by TEXT,                    -- why the rules end it: majority, repetition ...
  south INTEGER REFERENCES players,
  north INTEGER REFERENCES players,
  event INTEGER REFERENCES events,
  site INTEGER REFERENCES sites,
  round TEXT,
  date TEXT,                        -- as written
  first_day INTEGER,                -- the days it may have been played on, like 20240131
  last_day INTEGER,
  file INTEGER REFERENCES files,
  record INTEGER NOT NULL,          -- 1-based in the file
  line INTEGER NOT NULL,            -- 1-based in the file
  batch INTEGER NOT NULL REFERENCES batches,
  fingerprint BLOB NOT NULL,        -- 16 bytes; equal for exact duplicates
  start TEXT,                       -- NULL: the usual start, South to move
  moves BLOB NOT NULL               -- one byte a ply
);

-- The text of every game, apart so that a scan of moves does not read it.
CREATE TABLE records (
  game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  text TEXT NOT NULL,               -- canonical
  original BLOB                     -- the bytes imported; NULL: the text's, but for its last line feed
);

-- Tags as written, in order, but for the eight that every record has: Variant, Event, Site, Date,
-- Round, South, North, Result.
CREATE TABLE tags (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (game, place)
) WITHOUT ROWID;

CREATE TABLE diagnostics (
  id INTEGER PRIMARY KEY,
  game INTEGER REFERENCES games ON DELETE CASCADE,
  file INTEGER REFERENCES files,
  severity TEXT NOT NULL,
  code TEXT NOT NULL,
  line INTEGER NOT NULL,
  "column" INTEGER NOT NULL,
  length INTEGER NOT NULL,
  message TEXT NOT NULL,
  suggestions TEXT                  -- one a line
);
