-- Version 4: seals. A bit that a disk turned over can leave a row that reads well and says something
-- else. Each row of the journal, each match with its players and rules, and each summary carries a
-- number that follows from its values (src/store/seal.hpp). NULL: written before there were seals, or
-- by another program; such a row is held to the rules alone, as before.

ALTER TABLE match ADD COLUMN seal INTEGER;
ALTER TABLE change ADD COLUMN seal INTEGER;
ALTER TABLE summary ADD COLUMN seal INTEGER;

PRAGMA user_version = 4;
