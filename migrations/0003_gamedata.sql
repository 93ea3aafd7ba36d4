-- The game's facts, and copies of players' own data. Times are milliseconds since 1970, days are `2025-04-01`.

-- Lists that are only ever read and replaced whole: materials, buildings, recipes, exchanges, systems.
-- One row is one list as it goes over the wire, compressed; its etag is the hash of what is inside.
create table gamedata_lists (
  kind text primary key check (kind in ('materials', 'systems', 'buildings', 'recipes', 'exchanges')),
  etag text not null,
  records integer not null check (records > 0),
  gzip blob not null,
  source text not null check (source in ('starter', 'import', 'upstream')),
  updated_at integer not null
) strict;

-- Planets change one by one, and are read one by one.
create table planets (
  natural_id text primary key,
  planet_id text not null unique,
  name text not null,
  is_settled integer not null check (is_settled in (0, 1)),
  record text not null check (json_valid(record)),
  source text not null check (source in ('starter', 'import', 'upstream')),
  updated_at integer not null,
  -- When the active programme ends or the next one begins; null where nothing is announced.
  program_changes_at integer
) strict;
-- Covers the search by name, which reads all names and no record.
create index planets_by_name on planets (name, natural_id);
create index planets_by_program_change on planets (program_changes_at) where program_changes_at is not null;
create index planets_by_settlement on planets (is_settled, source);

create table population_reports (
  natural_id text primary key,
  report text not null check (json_valid(report)),
  source text not null check (source in ('starter', 'import', 'upstream')),
  updated_at integer not null
) strict;

create table market_days (
  ticker text not null,
  exchange text not null,
  day text not null,
  price_first real not null,
  price_last real not null,
  price_average real not null,
  price_min real not null,
  price_max real not null,
  volume_max real not null,
  demand_average real not null,
  supply_average real not null,
  delta_supply_demand real not null,
  primary key (ticker, exchange, day)
) strict, without rowid;

-- Which histories came from the upstream, and when; the others are filled up with made-up days.
-- Beside it what the averages over 7 and 30 days are made of, so that they need no walk over the days.
create table market_histories (
  ticker text not null,
  exchange text not null,
  fetched_at integer not null,
  average_7 real,
  traded_7 real not null,
  average_30 real,
  traded_30 real not null,
  -- Units traded on the last day that is known.
  traded_last real,
  primary key (ticker, exchange)
) strict, without rowid;

-- Demand and supply of one day, summed over the day's looks at the exchanges: {"DW.NC1": [demand, supply], …}.
create table exchange_days (
  day text primary key,
  looks integer not null check (looks > 0),
  sums text not null check (json_valid(sums))
) strict;

-- Where the upstream sync stands. A job that failed leaves the data as it was and says why.
create table sync_jobs (
  job text primary key,
  due_at integer not null,
  failures integer not null default 0,
  problem text,
  succeeded_at integer
) strict;

-- The planets that the round in progress still has to visit.
create table sync_queue (
  natural_id text primary key,
  failures integer not null default 0
) strict;
create index sync_queue_by_failures on sync_queue (failures, natural_id);

-- Changes with every change of any planet, so that whoever holds a copy of all of them knows when it is old.
create table planets_version (
  id integer primary key check (id = 1),
  version text not null
) strict;

-- A player's own stores and bases, fetched with their key: the last good copy.
create table fio_copies (
  user_id integer primary key references users (id) on delete cascade,
  -- Keyed hash of the key and name it was fetched with: a copy does not outlive a change of either.
  access text not null,
  storage text check (json_valid(storage)),
  sites text check (json_valid(sites)),
  -- Null while no fetch has succeeded.
  fetched_at integer,
  -- After a failure FIO is left alone until then.
  retry_at integer not null default 0,
  check ((storage is null) = (fetched_at is null) and (sites is null) = (fetched_at is null))
) strict;
