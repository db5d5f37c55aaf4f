-- Several servers may share a database. What is to happen at a match by itself (a bot thinks, a clock rings) has a time, and one
-- server has it for a while: whoever dies meanwhile loses it. Times are of the database's clock, which is one for all of them.
alter table match add column due bigint;
alter table match add column holder varchar(26);
alter table match add column held_until bigint;

update match set due = 0 where result is null
  and id in (select match from seat where bot is not null and awaited_since is not null)
  and id in (select match from seat where kind = 'PERSON');

create index match_due on match (due) where due is not null;

-- What only the servers of this house know, such as the key by which they know the cookies they have given out.
create table secret (
  name varchar(20) not null primary key,
  value varchar(200) not null);
