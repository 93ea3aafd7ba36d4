-- Names that the upstream sent and this version does not know, of the round before and of the one in progress.
alter table sync_jobs add column unknown_before text not null default '[]';
alter table sync_jobs add column unknown_now text not null default '[]';
