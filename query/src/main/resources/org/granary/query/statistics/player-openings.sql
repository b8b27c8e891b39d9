-- Every player's games by side and opening, whatever the spelling: players with most games first, of each South before
-- North, and openings with most games first. Games that were set up are left out. ?1: a JSON array of game ids, or NULL
-- for all games. ?2: how many plies are an opening.
WITH chosen AS (
  SELECT south, north, winner, rule_set, substr(moves, 1, ?2) AS opening
  FROM games
  WHERE start IS NULL AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
),
sides AS (
  SELECT
    south AS player, 'south' AS side, rule_set, opening, winner,
    winner IS 'south' AS won,
    winner IS 'north' AS lost
  FROM chosen WHERE south IS NOT NULL
  UNION ALL
  SELECT
    north, 'north', rule_set, opening, winner,
    winner IS 'north',
    winner IS 'south'
  FROM chosen WHERE north IS NOT NULL
)
SELECT
  players.name AS name,
  side,
  rule_sets.name AS rules,
  opening,
  SUM(won) AS won,
  SUM(winner IS 'draw') AS drawn,
  SUM(lost) AS lost,
  SUM(winner IS NULL) AS unknown
FROM sides
JOIN players AS spelling ON spelling.id = sides.player
JOIN players ON players.id = COALESCE(spelling.main, spelling.id)
JOIN rule_sets ON rule_sets.id = sides.rule_set
GROUP BY players.id, side, rule_sets.id, opening
ORDER BY
  SUM(COUNT(*)) OVER (PARTITION BY players.id) DESC, players.name, side DESC, COUNT(*) DESC, rules, opening;
