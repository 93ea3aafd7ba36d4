-- From where a session began, as a keyed hash of network and browser, and how many lines of tokens it has: a device
-- that comes back with a copy of a spent token gets a line of its own.
alter table sessions add column device text;
alter table sessions add column lines integer not null default 1;
-- Counts how often a spent token began a further line; what it counted before is over.
update refresh_tokens set reuses = 0;
