-- When it was last tried to record a day that could not be recorded, so that it is not tried again at every sync.
create table history_tries (
  user_id integer primary key references users (id) on delete cascade,
  tried_at integer not null
) strict;
