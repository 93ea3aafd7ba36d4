-- What players want to be told of, and what they were told.
create table alerts (
  id integer primary key,
  uuid text not null,
  user_id integer not null references users (id) on delete cascade,
  rule text not null check (json_valid(rule)),
  -- Since when it is met, as far as the server saw; null while it is not.
  met_since integer,
  -- There the player is still to be told of it.
  push_due integer not null default 0 check (push_due in (0, 1)),
  mail_due integer not null default 0 check (mail_due in (0, 1)),
  unique (user_id, uuid)
) strict;

-- Browsers that show notifications of an account. The address and the keys of one are sealed for its owner.
create table push_devices (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Keyed hash of the address.
  lookup text not null unique,
  sealed text not null,
  created_at integer not null,
  failures integer not null default 0,
  -- The push service wants to be left alone until then.
  retry_at integer not null default 0
) strict;
create index push_devices_of_user on push_devices (user_id, id);

-- Who wants no mail of alerts any more, whatever their rules say.
create table alert_mail_stops (
  user_id integer primary key references users (id) on delete cascade,
  stopped_at integer not null
) strict;
