-- A plan's material flow stands in its row, as a list of [ticker, input, output]: saved and read as one.
alter table plans add column material_io text check (material_io is null or json_valid(material_io));
update plans set material_io =
  (select json_group_array(json_array(io.ticker, io.input, io.output))
   from (select * from material_io where plan_id = plans.id order by ticker) as io)
  where id in (select plan_id from material_io);
drop table material_io;

-- What each row counts against the account's quota. The indexes hold it, so that a sum reads no plan.
alter table plans add column bytes integer generated always as
  (length(cast(baseplanner_data as blob)) + coalesce(length(cast(material_io as blob)), 0)) virtual;
drop index plans_of_user;
create index plans_of_user on plans (user_id, id, bytes);

alter table cx add column bytes integer generated always as
  (length(cast(preferences as blob))) virtual;
drop index cx_of_user;
create index cx_of_user on cx (user_id, id, bytes);
