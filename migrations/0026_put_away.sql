-- Cards of Today that a player has put away: done, or snoozed.
create table put_away (
  user_id integer not null references users (id) on delete cascade,
  -- Names what the card is about: a base, a contract, an alert.
  card text not null,
  state text not null check (state in ('done', 'snoozed')),
  until_ms integer not null,
  -- JSON: what was on the card at that time.
  lines text not null,
  primary key (user_id, card)
) strict, without rowid;
