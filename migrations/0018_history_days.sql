-- What the empires of an account came to on a day: one row a day, kept for a year, in the bytes of engine/history/encoding.ts.
create table history_days (
  user_id integer not null references users (id) on delete cascade,
  day text not null,
  totals blob not null,
  details blob not null,
  primary key (user_id, day),
  check (length(totals) + length(details) <= 2048)
) strict;
create index history_days_by_day on history_days (day);
