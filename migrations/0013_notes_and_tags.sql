-- What a player notes about a plan, and the tags it is found by; they take room like the rest of it.
drop index plans_of_user;
alter table plans drop column bytes;
alter table plans add column notes text not null default '';
alter table plans add column tags text not null default '[]' check (json_valid(tags));
alter table plans add column bytes integer generated always as
  (length(cast(baseplanner_data as blob)) + length(cast(notes as blob))
    + length(cast(tags as blob))) virtual;
create index plans_of_user on plans (user_id, id, bytes);
