-- Books of orders as players asked for them: the last one of each material and exchange, and whose fetch is under way.
create table market_books (
  ticker text not null,
  exchange text not null,
  book text check (book is null or json_valid(book)),
  fetched_at integer not null default 0,
  claimed_until integer not null default 0,
  retry_at integer not null default 0,
  primary key (ticker, exchange)
) strict;
