-- Buildings and recipes that an update of the game replaced, for players who have not been told of it yet.
create table former_lists (
  kind text not null check (kind in ('buildings', 'recipes')),
  etag text not null,
  gzip blob not null,
  replaced_at integer not null,
  primary key (kind, etag)
) strict;

-- Under which of them a player last saw what their plans come to.
create table told_rules (
  user_id integer primary key references users (id) on delete cascade,
  buildings text not null,
  recipes text not null
) strict;
