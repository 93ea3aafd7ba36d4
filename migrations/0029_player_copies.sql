-- What FIO has of one player, fetched with their key as one: ten lists in three views of stores and bases, and six lists of the
-- company. Copies are fetched again.
drop table fio_copies;
drop table fio_companies;
create table player_copies (
  user_id integer primary key references users (id) on delete cascade,
  -- Keyed hash of the key and name it was fetched with: a copy does not outlive a change of either.
  access text not null,
  -- JSON as it is answered; null while a list was never fetched.
  storage text,
  sites text,
  ships text,
  lines text,
  flights text,
  workforce text,
  orders text,
  contracts text,
  cash text,
  -- JSON: the state of each list. Null while no fetch has succeeded.
  sources text check (json_valid(sources)),
  -- When all lists were asked for last.
  fetched_at integer,
  -- After a failure FIO is left alone until then.
  retry_at integer not null default 0,
  claimed_until integer not null default 0
) strict;
