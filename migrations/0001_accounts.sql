create table users (
  id integer primary key autoincrement,
  username text not null collate nocase unique,
  email text collate nocase unique,
  email_verified integer not null default 0 check (email_verified in (0, 1)),
  password text not null,
  fio_key text,
  prun_username text,
  created_at integer not null,
  last_login integer,
  last_action integer
) strict;

-- One row a log-in: the family of refresh tokens. Deleting it ends the session at once.
create table sessions (
  id text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at integer not null,
  expires_at integer not null
) strict;
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table refresh_tokens (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  issued_at integer not null,
  spent_at integer,
  successor text,
  -- Who asked for the successor, hashed: the same asker may ask again while nobody has used it.
  attempt text,
  check ((spent_at is null) = (successor is null))
) strict, without rowid;
create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_spending on refresh_tokens (spent_at) where spent_at is not null;

-- One open code a person and purpose: a new one replaces the old.
create table codes (
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  hash text not null unique,
  email text not null,
  expires_at integer not null,
  primary key (user_id, purpose)
) strict, without rowid;
create index codes_by_expiry on codes (expires_at);

create table api_keys (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  lookup text not null unique,
  sealed text not null,
  created_at integer not null,
  last_activity integer
) strict;
create index api_keys_by_user on api_keys (user_id, created_at);

create table throttle (
  key text primary key,
  count integer not null check (count >= 0),
  resets_at integer not null
) strict, without rowid;
create index throttle_by_reset on throttle (resets_at);

-- Mail that left, or would have left in local use, so that links can be read there.
create table outbox (
  id integer primary key autoincrement,
  sent_at integer not null,
  recipient text not null,
  subject text not null,
  body text not null,
  html text not null
) strict;
create index outbox_by_time on outbox (sent_at);
