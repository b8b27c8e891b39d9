-- The games of each year, the earliest first; the year is NULL where the date is not known. ?1: a JSON array of game
-- ids, or NULL for all games.
SELECT
  first_day / 10000 AS year,
  SUM(winner IS 'south') AS south,
  SUM(winner IS 'north') AS north,
  SUM(winner IS 'draw') AS draw,
  SUM(winner IS NULL) AS unknown,
  AVG(plies) AS plies
FROM games
WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1))
GROUP BY year
ORDER BY year NULLS LAST;
