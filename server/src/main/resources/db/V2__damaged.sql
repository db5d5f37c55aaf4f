-- Matches that could not be read any more when the database was found damaged. What there is of them is in the file that was set aside.
create table damaged (
  match varchar(16) not null primary key,
  reason text not null,
  found bigint not null);
