-- What a rule that is met says, so that it is sent apart from where it is evaluated; null while that is not known.
-- Alerts that are due now get their words at the next look at prices.
alter table alerts add column line text;
create index alerts_push_due on alerts (user_id) where push_due = 1;
create index alerts_mail_due on alerts (user_id) where mail_due = 1;

-- Who is sending an account its alerts, or when that may be tried again. The alerts stay due until the service has confirmed them.
create table alert_sends (
  user_id integer not null references users (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  retry_at integer not null,
  -- Tries since the last one that succeeded.
  tries integer not null,
  primary key (user_id, channel)
) strict;
