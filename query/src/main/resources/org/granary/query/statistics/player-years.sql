-- Every player's games by year, whatever the spelling, players with most games first. The year is NULL where the date is
-- not known. ?1: a JSON array of game ids, or NULL for all games.
WITH chosen AS (
  SELECT south, north, winner, first_day / 10000 AS year
  FROM games
  WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1))
),
sides AS (
  SELECT
    south AS player, year, winner,
    winner IS 'south' AS won,
    winner IS 'north' AS lost
  FROM chosen WHERE south IS NOT NULL
  UNION ALL
  SELECT
    north, year, winner,
    winner IS 'north',
    winner IS 'south'
  FROM chosen WHERE north IS NOT NULL
)
SELECT
  players.name AS name,
  year,
  SUM(won) AS won,
  SUM(winner IS 'draw') AS drawn,
  SUM(lost) AS lost,
  SUM(winner IS NULL) AS unknown
FROM sides
JOIN players AS spelling ON spelling.id = sides.player
JOIN players ON players.id = COALESCE(spelling.main, spelling.id)
GROUP BY players.id, year
ORDER BY SUM(COUNT(*)) OVER (PARTITION BY players.id) DESC, players.name, year NULLS LAST;
