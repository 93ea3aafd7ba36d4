-- Copies are fetched again in the form in which clients take them; one call fetches for all of a player's calls.
delete from fio_copies;
alter table fio_copies add column claimed_until integer not null default 0;
