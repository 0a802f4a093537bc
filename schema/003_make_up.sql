-- Version 3: what the table says of cards that were drawn before a correction changed who draws what.
--
-- Three kinds of row more, each of a deal and nothing else: pulls_left (what was drawn stays),
-- pulls_owed (it is made up before the next deal), pulls_made_up (it was). Like ticks they are not
-- of the score: no undo takes them back. The table `change` only has to let more in than before,
-- which no row already there minds, so its text is changed in place as SQLite's manual describes it
-- for that case ("Making Other Kinds Of Table Schema Changes"); copying ten years of journals would
-- give the same table.

PRAGMA writable_schema = ON;

UPDATE sqlite_schema
SET sql = replace(replace(sql,
  'kind NOT IN (''undo'', ''tick''))',
  'kind NOT IN (''undo'', ''tick'', ''pulls_left'', ''pulls_owed'', ''pulls_made_up''))'),
  '    WHEN ''undo'' THEN',
  '    WHEN ''pulls_left'' THEN
      deal IS NOT NULL
      AND coalesce(seat, other, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes)
        IS NULL
    WHEN ''pulls_owed'' THEN
      deal IS NOT NULL
      AND coalesce(seat, other, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes)
        IS NULL
    WHEN ''pulls_made_up'' THEN
      deal IS NOT NULL
      AND coalesce(seat, other, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes)
        IS NULL
    WHEN ''undo'' THEN')
WHERE type = 'table' AND name = 'change';

PRAGMA writable_schema = RESET;

-- What an undo takes back and what a redo does anew, as before, and of the score alone.
CREATE VIEW scored_change AS
SELECT * FROM live_change
WHERE kind NOT IN ('tick', 'pulls_left', 'pulls_owed', 'pulls_made_up');

DROP VIEW step;
CREATE VIEW step AS
SELECT m.number AS match,
  (SELECT c.row FROM scored_change c WHERE c.match = m.number ORDER BY c.row DESC LIMIT 1) AS undo,
  (SELECT min(coalesce(taken.redoes, taken.row))
   FROM change u JOIN change taken ON taken.match = u.match AND taken.row = u.undoes
   WHERE u.match = m.number
     AND u.row > (SELECT n.row FROM change n
                  WHERE n.match = m.number AND n.redoes IS NULL
                    AND n.kind NOT IN ('undo', 'tick', 'pulls_left', 'pulls_owed', 'pulls_made_up')
                  ORDER BY n.row DESC LIMIT 1)
     AND coalesce(taken.redoes, taken.row) > coalesce(
       (SELECT coalesce(c.redoes, c.row) FROM scored_change c
        WHERE c.match = m.number ORDER BY c.row DESC LIMIT 1), 0)) AS redo
FROM match m;

CREATE TRIGGER pulls_of_ticked_deal BEFORE INSERT ON change
WHEN NEW.kind IN ('pulls_left', 'pulls_owed', 'pulls_made_up')
  AND NOT EXISTS (SELECT 1 FROM standing s JOIN change t ON t.match = s.match
    WHERE s.match = NEW.match AND NEW.deal <= s.settled
      AND t.deal = NEW.deal AND t.kind = 'tick')
BEGIN SELECT RAISE(ABORT, 'this belongs to a settled deal after which cards were drawn'); END;

PRAGMA user_version = 3;
