-- Who tries the product without an account. `has_example` tells that their FIO data is the made-up one of the example.
alter table users add column is_guest integer not null default 0 check (is_guest in (0, 1));
alter table users add column has_example integer not null default 0 check (has_example in (0, 1));
-- Few rows: to count guests and to find those who stayed away.
create index guests_by_use on users (coalesce(last_action, created_at)) where is_guest = 1;
