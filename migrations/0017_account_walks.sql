-- Where each chore stands that visits accounts after a sync with FIO.
create table account_walks (
  chore text primary key,
  -- The sync whose round is under way or over, as the time when it succeeded.
  round integer not null default 0,
  -- Accounts up to this one were visited; null where the round is over.
  visited integer,
  -- Until then another step is walking.
  claimed_until integer not null default 0
) strict;
