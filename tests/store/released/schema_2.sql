-- Made by version 0.1.0 with schema 2. Never changed.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE match (
  number INTEGER PRIMARY KEY CHECK (number >= 1),
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 32 AND id NOT GLOB '*[^0-9a-f]*'),
  game TEXT NOT NULL CHECK (game <> ''),
  tricks INTEGER NOT NULL CHECK (tricks BETWEEN 1 AND 52),    -- in one deal of this game
  calls INTEGER NOT NULL CHECK (calls BETWEEN 0 AND 6),       -- that each makes; 0: a game without
  first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 2),
  host INTEGER NOT NULL CHECK (host BETWEEN 0 AND 3),         -- at the start
  target INTEGER CHECK (target BETWEEN 1 AND 9999),           -- at the start; NULL: a game without
  started_ms INTEGER CHECK (started_ms BETWEEN -62135596800000 AND 253402300799999),
  started_offset INTEGER CHECK (started_offset BETWEEN -1439 AND 1439),
  added_ms INTEGER NOT NULL CHECK (added_ms BETWEEN -62135596800000 AND 253402300799999),
  added_offset INTEGER NOT NULL CHECK (added_offset BETWEEN -1439 AND 1439),
  is_imported INTEGER NOT NULL CHECK (is_imported IN (0, 1)),
  CHECK ((started_ms IS NULL) = (started_offset IS NULL))
) STRICT;
INSERT INTO "match" VALUES(1,'bd99b5edf9b910f70b97c18b174fdb02','3-2-5',10,0,0,0,25,1796078667000,0,1796078667000,0,0);
INSERT INTO "match" VALUES(2,'b8458f8c5dea9545203004f8e130ee14','3-5-8',16,0,0,0,NULL,1796078670000,0,1796078670000,0,0);
CREATE TABLE player (
  match INTEGER NOT NULL REFERENCES match (number) DEFERRABLE INITIALLY DEFERRED,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 2),
  name TEXT NOT NULL CHECK (name <> ''),      -- as it is shown
  folded TEXT NOT NULL CHECK (folded <> ''),  -- as names are compared
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES(1,0,'Asha','asha');
INSERT INTO player VALUES(1,1,'Bimal','bimal');
INSERT INTO player VALUES(1,2,'Chandra','chandra');
INSERT INTO player VALUES(2,0,'Asha','asha');
INSERT INTO player VALUES(2,1,'बिमल','बिमल');
INSERT INTO player VALUES(2,2,'Deepa','deepa');
CREATE TABLE rule (
  match INTEGER NOT NULL REFERENCES match (number) DEFERRABLE INITIALLY DEFERRED,
  key TEXT NOT NULL CHECK (key <> ''),
  value TEXT NOT NULL CHECK (value <> ''),
  PRIMARY KEY (match, key)
) STRICT, WITHOUT ROWID;
INSERT INTO rule VALUES(2,'max_bleed','3');
CREATE TABLE change (
  match INTEGER NOT NULL REFERENCES match (number),
  row INTEGER NOT NULL CHECK (row >= 1),
  who INTEGER NOT NULL CHECK (who BETWEEN 0 AND 3),
  at_ms INTEGER CHECK (at_ms BETWEEN -62135596800000 AND 253402300799999),
  at_offset INTEGER CHECK (at_offset BETWEEN -1439 AND 1439),
  kind TEXT NOT NULL,
  deal INTEGER,     -- counted from 1; of a move of the line, how many deals were settled
  seat INTEGER CHECK (seat BETWEEN 0 AND 2),
  other INTEGER CHECK (other BETWEEN 0 AND 3),
  tricks INTEGER CHECK (tricks BETWEEN 0 AND 52),
  tricks0 INTEGER CHECK (tricks0 BETWEEN 0 AND 52),
  tricks1 INTEGER CHECK (tricks1 BETWEEN 0 AND 52),
  tricks2 INTEGER CHECK (tricks2 BETWEEN 0 AND 52),
  target INTEGER CHECK (target BETWEEN 1 AND 9999),
  suit TEXT CHECK (suit IN ('spades', 'hearts', 'diamonds', 'clubs', 'no_trumps')),
  call TEXT CHECK (call IN ('hearts', 'clubs', 'diamonds', 'spades', 'no_trumps', 'miz')),
  undoes INTEGER,   -- the row that this one takes back
  redoes INTEGER,   -- the row in which this change was first made
  PRIMARY KEY (match, row),
  FOREIGN KEY (match, undoes) REFERENCES change (match, row),
  FOREIGN KEY (match, redoes) REFERENCES change (match, row),
  CHECK ((at_ms IS NULL) = (at_offset IS NULL)),
  CHECK (undoes IS NULL OR undoes < row),
  CHECK (redoes IS NULL OR (redoes < row AND kind NOT IN ('undo', 'tick'))),
  CHECK (deal IS NULL OR deal >= CASE kind WHEN 'line' THEN 0 ELSE 1 END),
  -- What each kind of change says: the columns it fills, in order; every other one is empty.
  CHECK (CASE kind
    WHEN 'entry' THEN         -- seat's cell; no tricks: it is cleared
      deal IS NOT NULL AND seat IS NOT NULL
      AND coalesce(other, tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'correction' THEN    -- all three cells
      deal IS NOT NULL
      AND tricks0 IS NOT NULL AND tricks1 IS NOT NULL AND tricks2 IS NOT NULL
      AND coalesce(seat, other, tricks, target, suit, call, undoes) IS NULL
    WHEN 'line' THEN
      deal IS NOT NULL AND target IS NOT NULL
      AND coalesce(seat, other, tricks, tricks0, tricks1, tricks2, suit, call, undoes) IS NULL
    WHEN 'dealer' THEN        -- seat deals
      deal IS NOT NULL AND seat IS NOT NULL
      AND coalesce(other, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'trade' THEN         -- seat gives tricks to other
      deal IS NOT NULL AND seat IS NOT NULL AND other BETWEEN 0 AND 2 AND other <> seat
      AND tricks >= 1
      AND coalesce(tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'host' THEN          -- other is the host now
      other IS NOT NULL
      AND coalesce(deal, seat, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes)
        IS NULL
    WHEN 'trump' THEN
      deal IS NOT NULL AND suit IS NOT NULL
      AND coalesce(seat, other, tricks, tricks0, tricks1, tricks2, target, call, undoes) IS NULL
    WHEN 'bid' THEN           -- seat is the dealer
      deal IS NOT NULL AND seat IS NOT NULL AND tricks IS NOT NULL
      AND coalesce(other, tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'call' THEN          -- seat is the dealer
      deal IS NOT NULL AND seat IS NOT NULL AND call IS NOT NULL
      AND coalesce(other, tricks, tricks0, tricks1, tricks2, target, suit, undoes) IS NULL
    WHEN 'first_up' THEN      -- seat made the first overtrick
      deal IS NOT NULL AND seat IS NOT NULL
      AND coalesce(other, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'end' THEN           -- by other, if that is known
      coalesce(deal, seat, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'reopen' THEN
      coalesce(deal, seat, other, tricks, tricks0, tricks1, tricks2, target, suit, call, undoes)
        IS NULL
    WHEN 'tick' THEN          -- seat has drawn so many from other
      deal IS NOT NULL AND seat IS NOT NULL AND other BETWEEN 0 AND 2 AND other <> seat
      AND tricks IS NOT NULL
      AND coalesce(tricks0, tricks1, tricks2, target, suit, call, undoes) IS NULL
    WHEN 'undo' THEN
      undoes IS NOT NULL
      AND coalesce(deal, seat, other, tricks, tricks0, tricks1, tricks2, target, suit, call) IS NULL
    ELSE 0
  END)
) STRICT, WITHOUT ROWID;
INSERT INTO change VALUES(1,1,0,1796078667000,0,'entry',1,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,2,1,1796078667000,0,'entry',1,1,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,3,2,1796078667000,0,'entry',1,2,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,4,1,1796078667000,0,'tick',1,2,1,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,5,1,1796078668000,0,'tick',1,2,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,6,0,1796078668000,0,'entry',2,0,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,7,1,1796078668000,0,'entry',2,1,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,8,2,1796078668000,0,'entry',2,2,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,9,0,1796078669000,0,'correction',1,NULL,NULL,NULL,2,3,5,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(1,10,0,1796078669000,0,'undo',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,9,NULL);
INSERT INTO change VALUES(1,11,0,1796078669000,0,'correction',1,NULL,NULL,NULL,2,3,5,NULL,NULL,NULL,NULL,9);
INSERT INTO change VALUES(1,12,1,1796078669000,0,'entry',3,1,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(2,1,0,1796078670000,0,'entry',1,0,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(2,2,2,1796078670000,0,'entry',1,2,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(2,3,0,1796078670000,0,'entry',1,1,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(2,4,2,1796078670000,0,'end',NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE sitting (
  match INTEGER PRIMARY KEY REFERENCES match (number),
  keeping TEXT NOT NULL CHECK (keeping IN ('host', 'round')),
  at_sheet INTEGER CHECK (at_sheet BETWEEN 0 AND 3)
) STRICT;
INSERT INTO sitting VALUES(1,'host',0);
INSERT INTO sitting VALUES(2,'host',0);
CREATE TABLE person (
  number INTEGER PRIMARY KEY CHECK (number >= 1),
  name TEXT NOT NULL CHECK (name <> ''),             -- today's
  folded TEXT NOT NULL UNIQUE CHECK (folded <> ''),  -- as names are compared
  colour INTEGER CHECK (colour BETWEEN 0 AND 16777215),  -- red, green, blue; NULL: the seat's own
  is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1))
) STRICT;
INSERT INTO person VALUES(1,'Asha','asha',NULL,0);
INSERT INTO person VALUES(2,'Bimal','bimal',NULL,0);
INSERT INTO person VALUES(3,'Chandra','chandra',NULL,0);
INSERT INTO person VALUES(4,'बिमल','बिमल',NULL,0);
INSERT INTO person VALUES(5,'Deepa','deepa',NULL,0);
CREATE TABLE sat (
  match INTEGER NOT NULL,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 2),
  person INTEGER NOT NULL REFERENCES person (number),
  PRIMARY KEY (match, seat),
  UNIQUE (person, match),
  FOREIGN KEY (match) REFERENCES match (number)
) STRICT, WITHOUT ROWID;
INSERT INTO sat VALUES(1,0,1);
INSERT INTO sat VALUES(1,1,2);
INSERT INTO sat VALUES(1,2,3);
INSERT INTO sat VALUES(2,0,1);
INSERT INTO sat VALUES(2,1,4);
INSERT INTO sat VALUES(2,2,5);
CREATE TABLE pin (
  person INTEGER PRIMARY KEY CHECK (person >= 0),
  hash TEXT NOT NULL CHECK (hash GLOB '$argon2id$*'),
  wrong_tries INTEGER NOT NULL DEFAULT 0 CHECK (wrong_tries >= 0),  -- since the last right one
  last_try_ms INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE note (
  match INTEGER PRIMARY KEY REFERENCES match (number),
  title TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL DEFAULT '',
  folded TEXT NOT NULL DEFAULT '',  -- both, as they are searched
  is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1))
) STRICT;
CREATE TABLE summary (
  match INTEGER PRIMARY KEY REFERENCES match (number),
  rows INTEGER NOT NULL CHECK (rows >= 0),
  maker INTEGER NOT NULL,
  facts TEXT NOT NULL
) STRICT;
CREATE INDEX match_by_time ON match (coalesce(started_ms, added_ms), number);
CREATE UNIQUE INDEX player_by_name ON player (folded, match);
CREATE UNIQUE INDEX change_undone ON change (match, undoes) WHERE undoes IS NOT NULL;
CREATE INDEX change_of_deal ON change (match, deal);
CREATE VIEW live_change AS
SELECT * FROM change c
WHERE c.undoes IS NULL
  AND NOT EXISTS (SELECT 1 FROM change u WHERE u.match = c.match AND u.undoes = c.row);
CREATE VIEW cell AS
SELECT c.match, c.deal, p.seat, c.row,
  CASE
    WHEN c.kind = 'entry' THEN c.tricks
    WHEN p.seat = 0 THEN c.tricks0
    WHEN p.seat = 1 THEN c.tricks1
    ELSE c.tricks2
  END AS tricks
FROM live_change c
JOIN player p ON p.match = c.match
  AND (c.kind = 'correction' OR (c.kind = 'entry' AND c.seat = p.seat))
WHERE NOT EXISTS (
  SELECT 1 FROM live_change later
  WHERE later.match = c.match AND later.deal = c.deal AND later.row > c.row
    AND (later.kind = 'correction' OR (later.kind = 'entry' AND later.seat = p.seat)));
CREATE VIEW standing AS
SELECT m.number AS match, m.tricks, m.calls, m.target, m.first_dealer,
  coalesce(
    (SELECT c.other FROM live_change c
     WHERE c.match = m.number AND c.deal IS NULL AND c.kind = 'host'
     ORDER BY c.row DESC LIMIT 1),
    m.host) AS host,
  coalesce(
    (SELECT c.kind = 'end' FROM live_change c
     WHERE c.match = m.number AND c.deal IS NULL AND c.kind IN ('end', 'reopen')
     ORDER BY c.row DESC LIMIT 1),
    0) AS is_ended,
  coalesce(
    -- No deal after the open one has an entry, so the newest with a filled cell tells.
    (SELECT c.deal - ((SELECT count(x.tricks) < 3 OR sum(x.tricks) <> m.tricks FROM cell x
                       WHERE x.match = c.match AND x.deal = c.deal)
                      OR (m.calls > 0
                          AND NOT EXISTS (SELECT 1 FROM live_change k WHERE k.match = c.match
                                          AND k.deal = c.deal AND k.kind = 'call')))
     FROM cell c WHERE c.match = m.number AND c.tricks IS NOT NULL
     ORDER BY c.deal DESC LIMIT 1),
    0) AS settled,
  max(
    coalesce((SELECT c.deal FROM cell c WHERE c.match = m.number AND c.tricks IS NOT NULL
              ORDER BY c.deal DESC LIMIT 1), 0),
    coalesce((SELECT c.deal FROM live_change c
              WHERE c.match = m.number AND c.kind IN ('bid', 'call')
              ORDER BY c.deal DESC LIMIT 1), 0)) AS entered,
  -- After how many deals the line was last moved; more than are settled: that move waits.
  coalesce((SELECT c.deal FROM live_change c WHERE c.match = m.number AND c.kind = 'line'
            ORDER BY c.row DESC LIMIT 1), 0) AS line_after
FROM match m
;
CREATE VIEW step AS
SELECT m.number AS match,
  (SELECT c.row FROM live_change c WHERE c.match = m.number AND c.kind <> 'tick'
   ORDER BY c.row DESC LIMIT 1) AS undo,
  (SELECT min(coalesce(taken.redoes, taken.row))
   FROM change u JOIN change taken ON taken.match = u.match AND taken.row = u.undoes
   WHERE u.match = m.number
     AND u.row > (SELECT n.row FROM change n
                  WHERE n.match = m.number AND n.redoes IS NULL AND n.kind NOT IN ('undo', 'tick')
                  ORDER BY n.row DESC LIMIT 1)
     AND coalesce(taken.redoes, taken.row) > coalesce(
       (SELECT coalesce(c.redoes, c.row) FROM live_change c
        WHERE c.match = m.number AND c.kind <> 'tick' ORDER BY c.row DESC LIMIT 1), 0)) AS redo
FROM match m;
CREATE VIEW caller AS
SELECT s.match,
  coalesce(
    (SELECT c.seat FROM live_change c
     WHERE c.match = s.match AND c.deal = s.settled + 1 AND c.kind = 'dealer'
     ORDER BY c.row DESC LIMIT 1),
    CASE s.settled WHEN 0 THEN s.first_dealer END,
    -- How many are passed over: as many as stand between the last dealer and one with a call left.
    (s.dealt_last + 1 + coalesce(
      (SELECT min((p.seat + 2 - s.dealt_last) % 3) FROM player p
       WHERE p.match = s.match
         AND (SELECT count(DISTINCT c.deal) FROM live_change c
              WHERE c.match = s.match AND c.kind = 'call' AND c.seat = p.seat
                AND c.deal <= s.settled) < s.calls), 0)) % 3) AS seat
FROM (SELECT t.match, t.settled, t.first_dealer, t.calls,
        (SELECT c.seat FROM live_change c
         WHERE c.match = t.match AND c.deal = t.settled AND c.kind = 'call'
         ORDER BY c.row DESC LIMIT 1) AS dealt_last
      FROM standing t) s
;
CREATE TRIGGER match_refuses_update BEFORE UPDATE ON match
BEGIN SELECT RAISE(ABORT, 'a match stays as it was started'); END;
CREATE TRIGGER match_refuses_delete BEFORE DELETE ON match
BEGIN SELECT RAISE(ABORT, 'a match stays as it was started'); END;
CREATE TRIGGER player_refuses_update BEFORE UPDATE ON player
BEGIN SELECT RAISE(ABORT, 'the players stay as the match was started'); END;
CREATE TRIGGER player_refuses_delete BEFORE DELETE ON player
BEGIN SELECT RAISE(ABORT, 'the players stay as the match was started'); END;
CREATE TRIGGER rule_refuses_update BEFORE UPDATE ON rule
BEGIN SELECT RAISE(ABORT, 'the house rules stay as the match was started'); END;
CREATE TRIGGER rule_refuses_delete BEFORE DELETE ON rule
BEGIN SELECT RAISE(ABORT, 'the house rules stay as the match was started'); END;
CREATE TRIGGER change_refuses_update BEFORE UPDATE ON change
BEGIN SELECT RAISE(ABORT, 'the journal is only ever added to'); END;
CREATE TRIGGER change_refuses_delete BEFORE DELETE ON change
BEGIN SELECT RAISE(ABORT, 'the journal is only ever added to'); END;
CREATE TRIGGER match_starts_once BEFORE INSERT ON match
BEGIN
  SELECT RAISE(ABORT, 'this match is here already')
  WHERE EXISTS (SELECT 1 FROM match m WHERE m.number = NEW.number OR m.id = NEW.id);
  SELECT RAISE(ABORT, 'a match has three players')
  WHERE (SELECT count(*) FROM player p WHERE p.match = NEW.number) <> 3;
END;
CREATE TRIGGER player_comes_before_match BEFORE INSERT ON player
WHEN EXISTS (SELECT 1 FROM match m WHERE m.number = NEW.match)
BEGIN SELECT RAISE(ABORT, 'the players stay as the match was started'); END;
CREATE TRIGGER rule_comes_before_match BEFORE INSERT ON rule
WHEN EXISTS (SELECT 1 FROM match m WHERE m.number = NEW.match)
BEGIN SELECT RAISE(ABORT, 'the house rules stay as the match was started'); END;
CREATE TRIGGER change_is_next BEFORE INSERT ON change
WHEN NEW.row IS NOT (SELECT coalesce(max(c.row), 0) + 1 FROM change c WHERE c.match = NEW.match)
BEGIN SELECT RAISE(ABORT, 'rows of a journal are numbered without gaps'); END;
CREATE TRIGGER change_by_one_at_table BEFORE INSERT ON change
WHEN NOT EXISTS (SELECT 1 FROM standing s
                 WHERE s.match = NEW.match AND (NEW.who BETWEEN 0 AND 2 OR NEW.who = s.host))
BEGIN SELECT RAISE(ABORT, 'only the three at the table and the host may do this'); END;
CREATE TRIGGER change_of_running_match BEFORE INSERT ON change
WHEN NEW.kind NOT IN ('reopen', 'undo')
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match AND NOT s.is_ended)
BEGIN SELECT RAISE(ABORT, 'the match has ended'); END;
CREATE TRIGGER entry_by_its_player_or_host BEFORE INSERT ON change
WHEN NEW.kind = 'entry'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND (coalesce((SELECT f.who FROM change f WHERE f.match = NEW.match AND f.row = NEW.redoes), NEW.who)
         IN (NEW.seat, s.host)))
BEGIN SELECT RAISE(ABORT, 'only the column''s own player and the host may write here'); END;
CREATE TRIGGER entry_in_reach BEFORE INSERT ON change
WHEN NEW.kind = 'entry'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND coalesce(NEW.tricks, 0) <= s.tricks
    AND (NEW.deal = s.settled + 1
         OR (NEW.deal = s.settled AND s.entered = s.settled AND s.line_after <= s.settled)))
BEGIN SELECT RAISE(ABORT, 'an entry belongs to the open deal, or to the one before while the open one has none'); END;
CREATE TRIGGER host_alone BEFORE INSERT ON change
WHEN NEW.kind IN ('correction', 'line', 'dealer', 'trade', 'host', 'first_up', 'reopen')
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND coalesce((SELECT f.who FROM change f WHERE f.match = NEW.match AND f.row = NEW.redoes), NEW.who)
        = s.host)
BEGIN SELECT RAISE(ABORT, 'only the host may do this'); END;
CREATE TRIGGER correction_adds_up BEFORE INSERT ON change
WHEN NEW.kind = 'correction'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND NEW.deal <= s.settled
    AND NEW.tricks0 + NEW.tricks1 + NEW.tricks2 = s.tricks)
BEGIN SELECT RAISE(ABORT, 'a correction is of a settled deal and adds up'); END;
CREATE TRIGGER line_between_deals BEFORE INSERT ON change
WHEN NEW.kind = 'line'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND s.target IS NOT NULL AND s.entered = s.settled
    AND NEW.deal IN (s.settled, s.settled + 1))
BEGIN SELECT RAISE(ABORT, 'the line moves only while the open deal has no entry'); END;
CREATE TRIGGER dealer_between_deals BEFORE INSERT ON change
WHEN NEW.kind = 'dealer'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND NEW.deal = s.settled + 1 AND s.entered = s.settled)
BEGIN SELECT RAISE(ABORT, 'the dealer is set only while the open deal has no entry'); END;
CREATE TRIGGER trade_between_deals BEFORE INSERT ON change
WHEN NEW.kind = 'trade'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND NEW.deal = s.settled AND s.entered = s.settled)
BEGIN SELECT RAISE(ABORT, 'a trade is of the newest settled deal, while the next has no entry'); END;
CREATE TRIGGER trump_of_open_deal BEFORE INSERT ON change
WHEN NEW.kind IN ('trump', 'bid', 'call')
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND NEW.deal = s.settled + 1)
BEGIN SELECT RAISE(ABORT, 'this belongs to the open deal'); END;
CREATE TRIGGER call_by_dealer_or_host BEFORE INSERT ON change
WHEN NEW.kind IN ('bid', 'call')
  AND NOT EXISTS (SELECT 1 FROM caller d JOIN standing s ON s.match = d.match
    WHERE d.match = NEW.match AND d.seat = NEW.seat
    AND coalesce((SELECT f.who FROM change f WHERE f.match = NEW.match AND f.row = NEW.redoes), NEW.who)
        IN (NEW.seat, s.host))
BEGIN SELECT RAISE(ABORT, 'only the dealer and the host may do this'); END;
CREATE TRIGGER newest_settled_deal BEFORE INSERT ON change
WHEN NEW.kind IN ('first_up', 'tick')
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND NEW.deal = s.settled)
BEGIN SELECT RAISE(ABORT, 'this belongs to the newest settled deal'); END;
CREATE TRIGGER end_by_whoever_says_so BEFORE INSERT ON change
WHEN NEW.kind = 'end' AND NEW.other IS NOT NULL
  AND NEW.other <> coalesce((SELECT f.who FROM change f WHERE f.match = NEW.match AND f.row = NEW.redoes), NEW.who)
BEGIN SELECT RAISE(ABORT, 'whoever ends a match ends it in his own name'); END;
CREATE TRIGGER reopen_of_ended_match BEFORE INSERT ON change
WHEN NEW.kind = 'reopen'
  AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.match = NEW.match
    AND s.is_ended)
BEGIN SELECT RAISE(ABORT, 'the match has not ended'); END;
CREATE TRIGGER undo_of_newest BEFORE INSERT ON change
WHEN NEW.kind = 'undo'
  AND NOT EXISTS (SELECT 1 FROM step t WHERE t.match = NEW.match AND t.undo = NEW.undoes)
BEGIN SELECT RAISE(ABORT, 'an undo takes back the newest change'); END;
CREATE TRIGGER undo_by_maker_or_host BEFORE INSERT ON change
WHEN NEW.kind = 'undo'
  AND NOT EXISTS (
    SELECT 1 FROM change taken
    JOIN change first ON first.match = taken.match AND first.row = coalesce(taken.redoes, taken.row)
    JOIN standing s ON s.match = taken.match
    WHERE taken.match = NEW.match AND taken.row = NEW.undoes AND NEW.who IN (first.who, s.host))
BEGIN SELECT RAISE(ABORT, 'only whoever made a change and the host may take it back'); END;
CREATE TRIGGER redo_of_newest_undone BEFORE INSERT ON change
WHEN NEW.redoes IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM step t JOIN change f ON f.match = t.match AND f.row = t.redo
    WHERE t.match = NEW.match AND t.redo = NEW.redoes AND f.kind = NEW.kind
      AND f.deal IS NEW.deal AND f.seat IS NEW.seat AND f.other IS NEW.other
      AND f.tricks IS NEW.tricks AND f.tricks0 IS NEW.tricks0 AND f.tricks1 IS NEW.tricks1
      AND f.tricks2 IS NEW.tricks2 AND f.target IS NEW.target AND f.suit IS NEW.suit
      AND f.call IS NEW.call)
BEGIN SELECT RAISE(ABORT, 'a redo does anew the newest change that was taken back'); END;
CREATE TRIGGER redo_by_maker_or_host BEFORE INSERT ON change
WHEN NEW.redoes IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM change f JOIN standing s ON s.match = f.match
    WHERE f.match = NEW.match AND f.row = NEW.redoes AND NEW.who IN (f.who, s.host))
BEGIN SELECT RAISE(ABORT, 'only whoever made a change and the host may do it anew'); END;
CREATE INDEX note_of_archived ON note (match) WHERE is_archived;
CREATE TRIGGER match_has_people AFTER INSERT ON match
BEGIN
  INSERT INTO person (name, folded)
    SELECT p.name, p.folded FROM player p
    WHERE p.match = NEW.number
      AND NOT EXISTS (SELECT 1 FROM person q WHERE q.folded = p.folded)
    ORDER BY p.seat;
  INSERT INTO sat (match, seat, person)
    SELECT p.match, p.seat, q.number FROM player p JOIN person q ON q.folded = p.folded
    WHERE p.match = NEW.number;
  UPDATE person SET is_archived = 0
    WHERE is_archived AND NOT NEW.is_imported
      AND number IN (SELECT s.person FROM sat s WHERE s.match = NEW.number);
END;
CREATE TRIGGER person_keeps_matches BEFORE DELETE ON person
WHEN EXISTS (SELECT 1 FROM sat s WHERE s.person = OLD.number)
BEGIN SELECT RAISE(ABORT, 'somebody who has played is archived, not taken out'); END;
CREATE TRIGGER person_keeps_number BEFORE UPDATE OF number ON person
BEGIN SELECT RAISE(ABORT, 'a person keeps the number'); END;
CREATE TRIGGER person_takes_pin_along AFTER DELETE ON person
BEGIN DELETE FROM pin WHERE person = OLD.number; END;
CREATE TRIGGER sat_refuses_update BEFORE UPDATE ON sat
BEGIN SELECT RAISE(ABORT, 'who sat where stays as the match was started'); END;
CREATE TRIGGER sat_refuses_delete BEFORE DELETE ON sat
BEGIN SELECT RAISE(ABORT, 'who sat where stays as the match was started'); END;
COMMIT;
PRAGMA application_id = 1399935843;
PRAGMA user_version = 2;
