-- Version 2: the people behind the names, what is said about a match afterwards, and summaries.
--
-- A match keeps the names of its night (`player`). Who those were is `sat`; what they are called
-- today is `person`. None of this is part of a journal, so it may change; a person who sat at a
-- match cannot be taken out, nor can who sat where be changed.

CREATE TABLE person (
  number INTEGER PRIMARY KEY CHECK (number >= 1),
  name TEXT NOT NULL CHECK (name <> ''),             -- today's
  folded TEXT NOT NULL UNIQUE CHECK (folded <> ''),  -- as names are compared
  colour INTEGER CHECK (colour BETWEEN 0 AND 16777215),  -- red, green, blue; NULL: the seat's own
  is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1))
) STRICT;

CREATE TABLE sat (
  match INTEGER NOT NULL,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 2),
  person INTEGER NOT NULL REFERENCES person (number),
  PRIMARY KEY (match, seat),
  UNIQUE (person, match),
  FOREIGN KEY (match) REFERENCES match (number)
) STRICT, WITHOUT ROWID;

-- What guards a place at the sheet: a person's, or as number 0 that of a host who is not one of the
-- three. Only the hash is kept, never the PIN.
CREATE TABLE pin (
  person INTEGER PRIMARY KEY CHECK (person >= 0),
  hash TEXT NOT NULL CHECK (hash GLOB '$argon2id$*'),
  wrong_tries INTEGER NOT NULL DEFAULT 0 CHECK (wrong_tries >= 0),  -- since the last right one
  last_try_ms INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A title and a note, and whether the match is laid aside; no row: nothing was said about it.
CREATE TABLE note (
  match INTEGER PRIMARY KEY REFERENCES match (number),
  title TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL DEFAULT '',
  folded TEXT NOT NULL DEFAULT '',  -- both, as they are searched
  is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1))
) STRICT;

CREATE INDEX note_of_archived ON note (match) WHERE is_archived;

-- What follows from a journal of `rows` rows, worked out by version `maker` of the reckoning. It
-- spares playing every match anew and is never trusted over the journal: where one of the two
-- numbers differs, it is made again.
CREATE TABLE summary (
  match INTEGER PRIMARY KEY REFERENCES match (number),
  rows INTEGER NOT NULL CHECK (rows >= 0),
  maker INTEGER NOT NULL,
  facts TEXT NOT NULL
) STRICT;

-- ---------------------------------------------------------------- everybody who has played so far

INSERT INTO person (name, folded)
SELECT name, folded FROM (
  SELECT p.name, p.folded, min(m.number) OVER (PARTITION BY p.folded) AS first_match, p.seat,
    row_number() OVER (PARTITION BY p.folded
                       ORDER BY coalesce(m.started_ms, m.added_ms) DESC, m.number DESC) AS newness
  FROM player p JOIN match m ON m.number = p.match)
WHERE newness = 1
ORDER BY first_match, seat;

INSERT INTO sat (match, seat, person)
SELECT p.match, p.seat, q.number FROM player p JOIN person q ON q.folded = p.folded;

-- ---------------------------------------------------------------- whoever plays is somebody

-- The players of a match are there before it (see 001). A new match brings its people out of the
-- archive; one from a document says nothing about today.
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

PRAGMA user_version = 2;
