-- What a player keeps for a condition of a contract. The rest of the stock is free.
create table reserves (
  user_id integer not null references users (id) on delete cascade,
  -- Ids of the game.
  condition_id text not null,
  contract_id text not null,
  ticker text not null,
  amount real not null check (amount > 0),
  -- Natural id of the planet or station, or registration of the ship, whose store has it.
  place text not null,
  primary key (user_id, condition_id)
) strict, without rowid;
