-- Every player's games, most games first. ?1: a JSON array of game ids, or NULL for all games.
WITH sides AS (
  SELECT south AS player, 1 AS is_south, winner, plies, south_halves AS own
  FROM games
  WHERE south IS NOT NULL AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
  UNION ALL
  SELECT north, 0, winner, plies, north_halves
  FROM games
  WHERE north IS NOT NULL AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
)
SELECT
  players.name AS name,
  SUM(is_south AND winner IS 'south') AS south_south,
  SUM(is_south AND winner IS 'north') AS south_north,
  SUM(is_south AND winner IS 'draw') AS south_draw,
  SUM(is_south AND winner IS NULL) AS south_unknown,
  SUM(NOT is_south AND winner IS 'south') AS north_south,
  SUM(NOT is_south AND winner IS 'north') AS north_north,
  SUM(NOT is_south AND winner IS 'draw') AS north_draw,
  SUM(NOT is_south AND winner IS NULL) AS north_unknown,
  AVG(plies) AS plies,
  AVG(own) / 2 AS seeds
FROM sides JOIN players ON players.id = sides.player
GROUP BY players.id
ORDER BY COUNT(*) DESC, players.name;
