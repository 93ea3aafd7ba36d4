-- What went wrong in a page, as a player chose to tell: each kind once, with how often. No account, no address.
create table client_errors (
  id integer primary key,
  fingerprint text not null unique,
  build text not null,
  route text not null,
  message text not null,
  stack text not null,
  times integer not null default 1,
  first_at integer not null,
  last_at integer not null
) strict;
create index client_errors_last on client_errors (last_at);
