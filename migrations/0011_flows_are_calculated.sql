-- What a plan uses and makes follows from the plan when a sheet asks for it: nothing of it is stored.
drop index plans_of_user;
alter table plans drop column bytes;
alter table plans drop column material_io;
alter table plans add column bytes integer generated always as
  (length(cast(baseplanner_data as blob))) virtual;
create index plans_of_user on plans (user_id, id, bytes);
