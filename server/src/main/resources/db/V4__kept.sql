-- How matches stood at some moment of their journals, so that a long one is opened without playing all of it again. Only a help:
-- whatever is here may be thrown away at any time, and it counts for nothing unless game, rules, format and sum are as they should.
create table kept (
  match varchar(16) not null primary key references match (id),
  game varchar(40) not null,
  rules integer not null,
  format integer not null,
  version integer not null,
  body text not null,
  sum varchar(64) not null);
