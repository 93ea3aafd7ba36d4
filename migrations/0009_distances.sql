-- A station that cannot be reached is 9999 jumps away: clients that exist refuse a negative distance.
update planets set record = replace(record, '"distance":-1', '"distance":9999')
  where instr(record, '"distance":-1') > 0;
update planets_version set version = lower(hex(randomblob(16)));
