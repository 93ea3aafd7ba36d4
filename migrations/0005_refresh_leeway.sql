-- How often a spent token was used again: parallel calls of one client all ask with the same one.
alter table refresh_tokens add column reuses integer not null default 0;
alter table refresh_tokens drop column attempt;
drop index refresh_tokens_by_session;
create index refresh_tokens_by_session on refresh_tokens (session_id, spent_at);
