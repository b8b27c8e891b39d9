-- Every player's games, whatever the spelling, most games first. ?1: a JSON array of game ids, or NULL for all games.
WITH chosen AS (
  SELECT south, north, winner, plies, south_halves, north_halves
  FROM games
  WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1))
),
sides AS (
  SELECT
    south AS player,
    SUM(winner IS 'south') AS south_south,
    SUM(winner IS 'north') AS south_north,
    SUM(winner IS 'draw') AS south_draw,
    SUM(winner IS NULL) AS south_unknown,
    0 AS north_south,
    0 AS north_north,
    0 AS north_draw,
    0 AS north_unknown,
    COUNT(*) AS games,
    SUM(plies) AS plies,
    COUNT(south_halves) AS scored,
    SUM(south_halves) AS halves
  FROM chosen WHERE south IS NOT NULL GROUP BY south
  UNION ALL
  SELECT
    north, 0, 0, 0, 0,
    SUM(winner IS 'south'),
    SUM(winner IS 'north'),
    SUM(winner IS 'draw'),
    SUM(winner IS NULL),
    COUNT(*),
    SUM(plies),
    COUNT(north_halves),
    SUM(north_halves)
  FROM chosen WHERE north IS NOT NULL GROUP BY north
)
SELECT
  players.name AS name,
  SUM(south_south) AS south_south,
  SUM(south_north) AS south_north,
  SUM(south_draw) AS south_draw,
  SUM(south_unknown) AS south_unknown,
  SUM(north_south) AS north_south,
  SUM(north_north) AS north_north,
  SUM(north_draw) AS north_draw,
  SUM(north_unknown) AS north_unknown,
  1.0 * SUM(plies) / SUM(games) AS plies,
  0.5 * SUM(halves) / NULLIF(SUM(scored), 0) AS seeds
FROM sides
JOIN players AS spelling ON spelling.id = sides.player
JOIN players ON players.id = COALESCE(spelling.main, spelling.id)
GROUP BY players.id
ORDER BY SUM(games) DESC, players.name;
