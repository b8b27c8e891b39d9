-- Whom each player of an event met, and how that ended, whatever the spelling; events with most games first. Games
-- without a result, and of a player with himself, are left out. ?1: a JSON array of game ids, or NULL for all games.
WITH chosen AS (
  SELECT event, south, north, winner
  FROM games
  WHERE winner IS NOT NULL AND (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
),
sides AS (
  SELECT
    event, south AS player, north AS opponent,
    winner = 'south' AS won,
    winner = 'draw' AS drawn,
    winner = 'north' AS lost
  FROM chosen
  UNION ALL
  SELECT
    event, north, south,
    winner = 'north',
    winner = 'draw',
    winner = 'south'
  FROM chosen
)
SELECT
  events.name AS event,
  players.name AS player,
  opponents.name AS opponent,
  SUM(won) AS won,
  SUM(drawn) AS drawn,
  SUM(lost) AS lost,
  0 AS unknown
FROM sides
JOIN events AS event_spelling ON event_spelling.id = sides.event
JOIN events ON events.id = COALESCE(event_spelling.main, event_spelling.id)
JOIN players AS spelling ON spelling.id = sides.player
JOIN players ON players.id = COALESCE(spelling.main, spelling.id)
JOIN players AS opponent_spelling ON opponent_spelling.id = sides.opponent
JOIN players AS opponents ON opponents.id = COALESCE(opponent_spelling.main, opponent_spelling.id)
WHERE players.id <> opponents.id
GROUP BY events.id, players.id, opponents.id
ORDER BY SUM(COUNT(*)) OVER (PARTITION BY events.id) DESC, events.name, players.name, opponents.name;
