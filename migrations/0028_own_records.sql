-- Small records that a player keeps under names of their own: cards of Today that are put away, and goods reserved for contracts.
create table own_records (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('put away', 'reserve')),
  -- The card, or the condition of the contract.
  key text not null,
  -- JSON without the key.
  record text not null check (json_valid(record)),
  -- When its time is over: of a card, its return; of a reserve, the deadline of the condition as FIO last said it.
  until_ms integer,
  -- Since when FIO's contracts have lacked the condition of a reserve; null while they have it.
  missed_at integer,
  -- What it counts against the account's quota.
  bytes integer generated always as
    (length(cast(key as blob)) + length(cast(record as blob))) virtual,
  unique (user_id, kind, key)
) strict;
create index own_records_of_user on own_records (user_id, kind, id, bytes);

insert into own_records (user_id, kind, key, record)
  select user_id, 'reserve', condition_id,
    json_object('contract', contract_id, 'ticker', ticker, 'amount', amount, 'place', place)
  from reserves;
drop table reserves;

-- Of a card it is now stored which lines were on it as short hashes, which SQL cannot calculate; the lines as they were could
-- take megabytes. So snoozed cards stay, which need no lines, and done cards return once.
insert into own_records (user_id, kind, key, record, until_ms)
  select user_id, 'put away', card, json_object('state', state, 'until', until_ms, 'lines', json('[]')), until_ms
  from put_away where state = 'snoozed';
drop table put_away;
