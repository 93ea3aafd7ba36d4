-- Up to which moment what expired was deleted, so that a clock that is ahead deletes nothing.
create table tidy_clock (
  id integer primary key check (id = 1),
  tidied_at integer not null,
  -- While the clock is far ahead of that: since when it has been so without another jump, and when it was last seen, both as it says itself.
  doubted_since integer,
  doubted_at integer
) strict;
