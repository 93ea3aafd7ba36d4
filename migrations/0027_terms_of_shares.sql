-- The empire and the CX under which a shared plan is shown. Null: no empire, average prices.
alter table shares add column empire_id integer references empires (id) on delete set null;
alter table shares add column cx_id integer references cx (id) on delete set null;
create index shares_of_empire on shares (empire_id);
create index shares_of_cx on shares (cx_id);
