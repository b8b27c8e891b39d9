-- Version 2: a name may count as another one. Statements end with a semicolon at the end of a line.

-- The name that this spelling counts as; NULL: it stands for itself. Never to a name that counts as
-- another one. A name that is not in Unicode's composed form always counts as that form, or as what
-- that counts as.
ALTER TABLE players ADD COLUMN main INTEGER REFERENCES players;

ALTER TABLE events ADD COLUMN main INTEGER REFERENCES events;

ALTER TABLE sites ADD COLUMN main INTEGER REFERENCES sites;

CREATE INDEX players_by_main ON players (main) WHERE main IS NOT NULL;

CREATE INDEX events_by_main ON events (main) WHERE main IS NOT NULL;

CREATE INDEX sites_by_main ON sites (main) WHERE main IS NOT NULL;

-- Games of the same players and date are looked for now: games_by_pairing takes its place.
DROP INDEX IF EXISTS games_by_south;
