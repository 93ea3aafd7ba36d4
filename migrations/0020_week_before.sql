-- What was paid within the 7 days before the last 7, so that a week's move is known without reading two weeks of days.
alter table market_histories add column average_7_before real;
alter table market_histories add column traded_7_before real not null default 0;
