-- A house as it was before there was a second schema. The moves of bfnexejcrfpk3tox are written as the very first houses wrote them.
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','house','SQL','V1__house.sql',-426196747,'','2026-11-18 00:33:38.730',74,1);
CREATE TABLE guest (
  id varchar(26) not null primary key,
  name varchar(80) not null,
  named bigint not null);
INSERT INTO "guest" VALUES('24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',1794962047230);
INSERT INTO "guest" VALUES('nzg47uxe3s3h42ijvro2kdbqdw','Bruno',1794962051298);
CREATE TABLE journal (
  match varchar(16) not null references match (id),
  number integer not null,
  at bigint not null,
  kind varchar(10) not null,
  seat integer,
  body text,
  primary key (match, number)) without rowid;
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',1,1794962059020,'seat',1,'{"kind":"PERSON","owner":"nzg47uxe3s3h42ijvro2kdbqdw","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',2,1794962059056,'moved',1,'{"type":"OfferLot","lot":8}');
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',3,1794962059241,'moved',0,'{"type":"LayBid","card":29}');
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',4,1794962059490,'moved',1,'{"type":"LayBid","card":28}');
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',5,1794962059761,'moved',0,'{"type":"OfferLot","lot":6}');
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',6,1794962059988,'moved',0,'{"type":"LayBid","card":24}');
INSERT INTO "journal" VALUES('bfnexejcrfpk3tox',7,1794962060189,'said',0,'{"name":"Ana «María»","text":"¿Sigues ahí?"}');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',1,1794962053846,'seat',1,'{"kind":"PERSON","owner":"nzg47uxe3s3h42ijvro2kdbqdw","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',2,1794962054595,'moved',0,'[{"type":"OfferLot","lot":1}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',3,1794962055135,'moved',0,'[{"type":"LayBid","card":30}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',4,1794962055418,'moved',1,'[{"type":"LayBid","card":17}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',5,1794962055575,'moved',0,'[{"type":"OfferLot","lot":8}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',6,1794962055894,'moved',0,'[{"type":"LayBid","card":27}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',7,1794962056276,'moved',1,'[{"type":"LayBid","card":9}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',8,1794962056513,'moved',0,'[{"type":"OfferLot","lot":5}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',9,1794962056631,'moved',0,'[{"type":"LayBid","card":33}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',10,1794962056784,'moved',1,'[{"type":"LayBid","card":29}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',11,1794962057084,'moved',0,'[{"type":"OfferLot","lot":7}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',12,1794962057196,'moved',0,'[{"type":"LayBid","card":25}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',13,1794962057376,'moved',1,'[{"type":"LayBid","card":8}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',14,1794962057690,'moved',0,'[{"type":"OfferLot","lot":4}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',15,1794962057781,'moved',0,'[{"type":"LayBid","card":35}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',16,1794962057935,'moved',1,'[{"type":"LayBid","card":37}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',17,1794962058195,'moved',1,'[{"type":"OfferLot","lot":6}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',18,1794962058355,'moved',0,'[{"type":"LayBid","card":24}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',19,1794962058520,'moved',1,'[{"type":"LayBid","card":6}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',20,1794962058624,'moved',0,'[{"type":"OfferLot","lot":-2}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',21,1794962058812,'moved',0,'[{"type":"LayBid","card":40}]');
INSERT INTO "journal" VALUES('hhly5ooz63xynkk3',22,1794962058894,'moved',1,'[{"type":"LayBid","card":39}]');
INSERT INTO "journal" VALUES('tqdzwfq7m6jh6gro',1,1794962061748,'seat',1,'{"kind":"PERSON","owner":"nzg47uxe3s3h42ijvro2kdbqdw","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('tqdzwfq7m6jh6gro',2,1794962062115,'moved',0,'[{"type":"OfferLot","lot":5}]');
INSERT INTO "journal" VALUES('tqdzwfq7m6jh6gro',3,1794962062263,'moved',0,'[{"type":"LayBid","card":28}]');
INSERT INTO "journal" VALUES('tqdzwfq7m6jh6gro',4,1794962062506,'moved',1,'[{"type":"LayBid","card":20}]');
INSERT INTO "journal" VALUES('tqdzwfq7m6jh6gro',5,1794962062771,'moved',0,'[{"type":"OfferLot","lot":6}]');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',1,1794962060285,'moved',2,'[{"type":"OfferLot","lot":8}]');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',2,1794962060330,'moved',2,'[{"type":"LayBid","card":36}]');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',3,1794962060439,'seat',1,'{"kind":"PERSON","owner":"nzg47uxe3s3h42ijvro2kdbqdw","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',4,1794962060557,'moved',0,'[{"type":"LayBid","card":22}]');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',5,1794962060663,'moved',1,'[{"type":"LayBid","card":30}]');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',6,1794962060686,'moved',2,'[{"type":"OfferLot","lot":3}]');
INSERT INTO "journal" VALUES('wcuu2xc3vrm7v42x',7,1794962060710,'moved',2,'[{"type":"LayBid","card":35}]');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',1,1794962060822,'seat',1,'{"kind":"PERSON","owner":"nzg47uxe3s3h42ijvro2kdbqdw","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',2,1794962060991,'moved',1,'[{"type":"OfferLot","lot":7}]');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',3,1794962061121,'moved',0,'[{"type":"LayBid","card":19}]');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',4,1794962061215,'moved',1,'[{"type":"LayBid","card":20}]');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',5,1794962061297,'moved',2,'[{"type":"LayBid","card":18}]');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',6,1794962061360,'seat',1,'{"kind":"CARETAKER","owner":"nzg47uxe3s3h42ijvro2kdbqdw","name":"Bruno","bot":"random","resigned":true}');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',7,1794962061385,'moved',1,'[{"type":"OfferLot","lot":2}]');
INSERT INTO "journal" VALUES('xxuws4gwf2n3wpbo',8,1794962061418,'moved',1,'[{"type":"LayBid","card":8}]');
CREATE TABLE match (
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
INSERT INTO "match" VALUES('hhly5ooz63xynkk3','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962051855,NULL,2239714824568156444,NULL,'twm6sew2eg53o4k2','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',22,21,7,'end','{"ranking":[[0],[1]],"scores":[27,2],"reason":"all-auctions"}',1794962058894);
INSERT INTO "match" VALUES('bfnexejcrfpk3tox','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962058995,NULL,4220342181038595119,NULL,'a2dld4jzqbi6rach','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',7,5,2,'auction',NULL,1794962059988);
INSERT INTO "match" VALUES('wcuu2xc3vrm7v42x','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962060270,NULL,485084986935668088,NULL,'xuxq6y7vnld7jxso','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false},{"kind":"BOT","bot":"greedy","resigned":false}]',7,6,2,'auction',NULL,1794962060710);
INSERT INTO "match" VALUES('xxuws4gwf2n3wpbo','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962060752,NULL,4435129488396688376,NULL,'w4iqp6ivivxwgxt3','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false},{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false}]',8,6,2,'auction',NULL,1794962061418);
INSERT INTO "match" VALUES('a7wmmm5wsn76e5uh','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962061411,NULL,3690510356419380957,NULL,'jgg2mryujsjowuzu','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',0,0,1,'offer',NULL,1794962061411);
INSERT INTO "match" VALUES('tqdzwfq7m6jh6gro','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962061582,NULL,2229958465933882109,NULL,'gbhshlspzpwn6fm7','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',5,4,2,'auction',NULL,1794962062771);
INSERT INTO "match" VALUES('b7xzftkmc7w5ecqr','sealed-bids',1,'{"round-limit":"0"}','24tqllvuxibpuwoqwpxysxgyjh','LIVE',0,1794962062881,'hhly5ooz63xynkk3',0,'{"seats":2,"option.round-limit":"0","steps":1,"step.0":"offer","step.0.seat-and-notes":[0,0,0,0,0,0,0],"random":"67b35d4591d17121","revealed":4,"hands":["0000010a0b200000","000000a020000350"],"laid":[0,0],"won":[4,0],"shown":"0000000040020000","aside":"0000005594ddfcae","lots":[3,4,0,7,5,8,6],"open-lots":514,"round":2}','udptt3ab4mdzfenl','[{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Ana «María»","resigned":false},{"kind":"PERSON","owner":"24tqllvuxibpuwoqwpxysxgyjh","name":"Bruno","resigned":false}]',0,0,2,'offer',NULL,1794962062881);
CREATE TABLE seat (
  match varchar(16) not null references match (id),
  seat integer not null,
  kind varchar(10) not null,
  owner varchar(26),
  name varchar(80),
  bot varchar(40),
  resigned boolean not null,
  awaited_since bigint,
  primary key (match, seat)) without rowid;
INSERT INTO "seat" VALUES('a7wmmm5wsn76e5uh',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,1794962061411);
INSERT INTO "seat" VALUES('a7wmmm5wsn76e5uh',1,'FREE',NULL,NULL,NULL,0,NULL);
INSERT INTO "seat" VALUES('b7xzftkmc7w5ecqr',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,1794962062881);
INSERT INTO "seat" VALUES('b7xzftkmc7w5ecqr',1,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Bruno',NULL,0,NULL);
INSERT INTO "seat" VALUES('bfnexejcrfpk3tox',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,NULL);
INSERT INTO "seat" VALUES('bfnexejcrfpk3tox',1,'PERSON','nzg47uxe3s3h42ijvro2kdbqdw','Bruno',NULL,0,1794962059761);
INSERT INTO "seat" VALUES('hhly5ooz63xynkk3',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,NULL);
INSERT INTO "seat" VALUES('hhly5ooz63xynkk3',1,'PERSON','nzg47uxe3s3h42ijvro2kdbqdw','Bruno',NULL,0,NULL);
INSERT INTO "seat" VALUES('tqdzwfq7m6jh6gro',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,1794962062771);
INSERT INTO "seat" VALUES('tqdzwfq7m6jh6gro',1,'PERSON','nzg47uxe3s3h42ijvro2kdbqdw','Bruno',NULL,0,1794962062771);
INSERT INTO "seat" VALUES('wcuu2xc3vrm7v42x',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,1794962060686);
INSERT INTO "seat" VALUES('wcuu2xc3vrm7v42x',1,'PERSON','nzg47uxe3s3h42ijvro2kdbqdw','Bruno',NULL,0,1794962060686);
INSERT INTO "seat" VALUES('wcuu2xc3vrm7v42x',2,'BOT',NULL,NULL,'greedy',0,NULL);
INSERT INTO "seat" VALUES('xxuws4gwf2n3wpbo',0,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,1794962061385);
INSERT INTO "seat" VALUES('xxuws4gwf2n3wpbo',1,'CARETAKER','nzg47uxe3s3h42ijvro2kdbqdw','Bruno','random',1,NULL);
INSERT INTO "seat" VALUES('xxuws4gwf2n3wpbo',2,'PERSON','24tqllvuxibpuwoqwpxysxgyjh','Ana «María»',NULL,0,1794962061385);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX match_open on match (updated) where open and result is null;
CREATE INDEX seat_owner on seat (owner) where owner is not null;
CREATE INDEX seat_bot on seat (match) where bot is not null and awaited_since is not null;
