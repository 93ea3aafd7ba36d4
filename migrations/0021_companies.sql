-- What a player's company does in the game, fetched with their key, and the figures and tanks of their ships.
create table fio_companies (
  user_id integer primary key references users (id) on delete cascade,
  -- Keyed hash of the key and name it was fetched with: a copy does not outlive a change of either.
  access text not null,
  company text check (json_valid(company)),
  -- Null while no fetch has succeeded.
  fetched_at integer,
  -- After a failure FIO is left alone until then.
  retry_at integer not null default 0,
  claimed_until integer not null default 0,
  check ((company is null) = (fetched_at is null))
) strict;

-- Copies are fetched again, with the ships.
delete from fio_copies;
alter table fio_copies add column ships text check (json_valid(ships));
