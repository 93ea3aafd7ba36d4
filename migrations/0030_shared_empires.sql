-- One link of an empire, and what of its owner it includes. The freight settings are JSON, null if they are not shared.
create table shared_empires (
  id integer primary key,
  uuid text not null unique,
  empire_id integer not null unique references empires (id) on delete cascade,
  with_cx integer not null default 1,
  with_notes integer not null default 0,
  with_owner integer not null default 0,
  freight text,
  view_count integer not null default 0,
  created_at integer not null
) strict;
