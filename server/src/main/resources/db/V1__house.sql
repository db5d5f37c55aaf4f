-- Guests are known by a shortened SHA-256 of their cookie; the cookie itself is not kept.
create table guest (
  id varchar(26) not null primary key,
  name varchar(80) not null,
  named bigint not null);

-- How a match began, which never changes, and how it stands, for lists. Times are milliseconds since 1970.
create table match (
  id varchar(16) not null primary key,
  game varchar(40) not null,
  rules integer not null,
  options text not null,
  host varchar(26) not null,
  pace varchar(10) not null,
  open boolean not null,
  created bigint not null,
  fork_of varchar(16),
  seed bigint not null,
  start text,
  invitation varchar(40) not null,
  first_seats text not null,
  version integer not null,
  ply integer not null,
  round integer not null,
  phase varchar(80) not null,
  result text,
  updated bigint not null);

create index match_open on match (updated) where open and result is null;

-- Who sits where now, and since when the seat is awaited, if it is.
create table seat (
  match varchar(16) not null references match (id),
  seat integer not null,
  kind varchar(10) not null,
  owner varchar(26),
  name varchar(80),
  bot varchar(40),
  resigned boolean not null,
  awaited_since bigint,
  primary key (match, seat)) without rowid;

create index seat_owner on seat (owner) where owner is not null;
create index seat_bot on seat (match) where bot is not null and awaited_since is not null;

-- Everything that happened at a table, in order. Lines are added, never changed.
create table journal (
  match varchar(16) not null references match (id),
  number integer not null,
  at bigint not null,
  kind varchar(10) not null,
  seat integer,
  body text,
  primary key (match, number)) without rowid;
