-- What people plan: exchange preferences, empires, plans, shares, and the material flow of plans.
-- Times are milliseconds since 1970. JSON columns hold what a schema has parsed, never a raw request.

create table cx (
  id integer primary key,
  uuid text not null unique,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  -- The four preference lists.
  preferences text not null check (json_valid(preferences)),
  created_at integer not null,
  updated_at integer not null
) strict;
create index cx_of_user on cx (user_id, id);

create table empires (
  id integer primary key,
  uuid text not null unique,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  faction text not null,
  permits_used integer not null check (permits_used >= 1),
  permits_total integer not null check (permits_total >= permits_used),
  use_fio_storage integer not null check (use_fio_storage in (0, 1)),
  -- A column, not a link table: so an empire cannot have two.
  cx_id integer references cx (id) on delete set null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index empires_of_user on empires (user_id, id);
create index empires_of_cx on empires (cx_id);

create table plans (
  id integer primary key,
  uuid text not null unique,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  planet_id text not null,
  faction text not null,
  permits_used integer not null check (permits_used >= 0),
  permits_total integer not null check (permits_total >= 0),
  override_empire integer not null check (override_empire in (0, 1)),
  -- Planet, infrastructure and buildings: what the plan is calculated from.
  baseplanner_data text not null check (json_valid(baseplanner_data)),
  -- Counts the saves; the ETag that If-Match is compared with.
  version integer not null default 1,
  created_at integer not null,
  updated_at integer not null
) strict;
create index plans_of_user on plans (user_id, id);

create table empire_plans (
  empire_id integer not null references empires (id) on delete cascade,
  plan_id integer not null references plans (id) on delete cascade,
  primary key (empire_id, plan_id)
) strict, without rowid;
create index empires_of_plan on empire_plans (plan_id, empire_id);

create table shares (
  id integer primary key,
  uuid text not null unique,
  plan_id integer not null unique references plans (id) on delete cascade,
  view_count integer not null default 0,
  created_at integer not null
) strict;

create table material_io (
  plan_id integer not null references plans (id) on delete cascade,
  ticker text not null,
  -- Units a day.
  input real not null,
  output real not null,
  primary key (plan_id, ticker)
) strict, without rowid;
