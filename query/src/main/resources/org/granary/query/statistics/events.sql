-- Every event's games, whatever the spelling, most games first. ?1: a JSON array of game ids, or NULL for all games.
SELECT
  events.name AS name,
  SUM(winner IS 'south') AS south,
  SUM(winner IS 'north') AS north,
  SUM(winner IS 'draw') AS draw,
  SUM(winner IS NULL) AS unknown,
  AVG(plies) AS plies,
  AVG(south_halves) / 2 AS south_seeds,
  AVG(north_halves) / 2 AS north_seeds,
  MIN(first_day) AS first_day,
  MAX(last_day) AS last_day
FROM games
JOIN events AS spelling ON spelling.id = games.event
JOIN events ON events.id = COALESCE(spelling.main, spelling.id)
WHERE ?1 IS NULL OR games.id IN (SELECT value FROM json_each(?1))
GROUP BY events.id
ORDER BY COUNT(*) DESC, events.name;
