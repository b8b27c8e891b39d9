-- The games of each rule set, most games first. ?1: a JSON array of game ids, or NULL for all games.
SELECT
  rule_sets.name AS name,
  SUM(winner IS 'south') AS south,
  SUM(winner IS 'north') AS north,
  SUM(winner IS 'draw') AS draw,
  SUM(winner IS NULL) AS unknown,
  SUM(status = 'valid') AS valid,
  SUM(status = 'flawed') AS flawed,
  SUM(status = 'broken') AS broken,
  SUM(plies) AS plies,
  MIN(plies) AS shortest,
  MAX(plies) AS longest
FROM games JOIN rule_sets ON rule_sets.id = games.rule_set
WHERE ?1 IS NULL OR games.id IN (SELECT value FROM json_each(?1))
GROUP BY rule_sets.id
ORDER BY COUNT(*) DESC, rule_sets.name;
