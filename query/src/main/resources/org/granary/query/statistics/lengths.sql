-- How many games have how many plies, the shortest first. ?1: a JSON array of game ids, or NULL for all games.
SELECT plies, COUNT(*) AS games
FROM games
WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1))
GROUP BY plies
ORDER BY plies;
