-- Names compare in Unicode, which SQLite's nocase does not know: the name folded, as the program folds it.
-- A name from before that is not plain ASCII is found as it was written.
alter table users add column username_key text;
update users set username_key = lower(username);
create unique index users_by_name on users (username_key);

-- Only an address that was verified keeps others from it: until then anybody may claim it, and who verifies it has it.
alter table users rename column email to verified_email;
alter table users add column email text collate nocase;
update users set email = verified_email;
update users set verified_email = null where email_verified = 0;
create index users_by_email on users (email, email_verified);
