-- A house as it was with the third schema.
CREATE TABLE damaged (
  match varchar(16) not null primary key,
  reason text not null,
  found bigint not null);
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
INSERT INTO "flyway_schema_history" VALUES(1,'1','house','SQL','V1__house.sql',-426196747,'','2026-11-18 00:36:27.951',80,1);
INSERT INTO "flyway_schema_history" VALUES(2,'2','damaged','SQL','V2__damaged.sql',-107456672,'','2026-11-18 00:36:28.183',38,1);
INSERT INTO "flyway_schema_history" VALUES(3,'3','nodes','SQL','V3__nodes.sql',950004326,'','2026-11-18 02:10:11.402',1,1);
CREATE TABLE guest (
  id varchar(26) not null primary key,
  name varchar(80) not null,
  named bigint not null);
INSERT INTO "guest" VALUES('yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',1794962215714);
INSERT INTO "guest" VALUES('efgjtygg46p6jchijfejkqxawq','Bruno',1794962218648);
CREATE TABLE journal (
  match varchar(16) not null references match (id),
  number integer not null,
  at bigint not null,
  kind varchar(10) not null,
  seat integer,
  body text,
  primary key (match, number)) without rowid;
INSERT INTO "journal" VALUES('77up2hyfynr22leo',1,1794962240951,'seat',1,'{"kind":"PERSON","owner":"efgjtygg46p6jchijfejkqxawq","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('77up2hyfynr22leo',2,1794962241154,'moved',2,'[{"type":"OfferLot","lot":-2}]');
INSERT INTO "journal" VALUES('77up2hyfynr22leo',3,1794962241203,'moved',2,'[{"type":"LayBid","card":18}]');
INSERT INTO "journal" VALUES('77up2hyfynr22leo',4,1794962241471,'moved',0,'[{"type":"LayBid","card":15}]');
INSERT INTO "journal" VALUES('77up2hyfynr22leo',5,1794962241767,'moved',1,'[{"type":"LayBid","card":22}]');
INSERT INTO "journal" VALUES('77up2hyfynr22leo',6,1794962242379,'moved',0,'[{"type":"OfferLot","lot":5}]');
INSERT INTO "journal" VALUES('77up2hyfynr22leo',7,1794962242482,'moved',2,'[{"type":"LayBid","card":40}]');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',1,1794962237506,'seat',1,'{"kind":"PERSON","owner":"efgjtygg46p6jchijfejkqxawq","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',2,1794962238309,'moved',0,'[{"type":"OfferLot","lot":2}]');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',3,1794962239847,'moved',0,'[{"type":"LayBid","card":14}]');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',4,1794962240366,'moved',1,'[{"type":"LayBid","card":24}]');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',5,1794962240626,'moved',1,'[{"type":"OfferLot","lot":1}]');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',6,1794962240727,'moved',0,'[{"type":"LayBid","card":13}]');
INSERT INTO "journal" VALUES('7kjvdjeujibpvgn3',7,1794962240794,'said',0,'{"name":"Ana «María»","text":"¿Sigues ahí?"}');
INSERT INTO "journal" VALUES('qfdpozkrerqnevhf',1,1794962245804,'seat',1,'{"kind":"PERSON","owner":"efgjtygg46p6jchijfejkqxawq","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('qfdpozkrerqnevhf',2,1794962246208,'moved',1,'[{"type":"OfferLot","lot":6}]');
INSERT INTO "journal" VALUES('qfdpozkrerqnevhf',3,1794962246412,'moved',0,'[{"type":"LayBid","card":25}]');
INSERT INTO "journal" VALUES('qfdpozkrerqnevhf',4,1794962246670,'moved',1,'[{"type":"LayBid","card":24}]');
INSERT INTO "journal" VALUES('qfdpozkrerqnevhf',5,1794962247200,'moved',0,'[{"type":"OfferLot","lot":7}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',1,1794962224160,'seat',1,'{"kind":"PERSON","owner":"efgjtygg46p6jchijfejkqxawq","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',2,1794962225835,'moved',0,'[{"type":"OfferLot","lot":4}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',3,1794962226871,'moved',0,'[{"type":"LayBid","card":21}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',4,1794962227519,'moved',1,'[{"type":"LayBid","card":33}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',5,1794962228627,'moved',1,'[{"type":"OfferLot","lot":6}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',6,1794962229254,'moved',0,'[{"type":"LayBid","card":16}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',7,1794962229734,'moved',1,'[{"type":"LayBid","card":28}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',8,1794962230188,'moved',1,'[{"type":"OfferLot","lot":8}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',9,1794962230631,'moved',0,'[{"type":"LayBid","card":22}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',10,1794962231195,'moved',1,'[{"type":"LayBid","card":35}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',11,1794962232013,'moved',1,'[{"type":"OfferLot","lot":5}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',12,1794962232271,'moved',0,'[{"type":"LayBid","card":9}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',13,1794962232690,'moved',1,'[{"type":"LayBid","card":27}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',14,1794962233137,'moved',1,'[{"type":"OfferLot","lot":7}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',15,1794962233284,'moved',0,'[{"type":"LayBid","card":25}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',16,1794962233468,'moved',1,'[{"type":"LayBid","card":36}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',17,1794962233806,'moved',1,'[{"type":"OfferLot","lot":1}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',18,1794962234300,'moved',0,'[{"type":"LayBid","card":8}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',19,1794962234772,'moved',1,'[{"type":"LayBid","card":24}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',20,1794962235320,'moved',1,'[{"type":"OfferLot","lot":-2}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',21,1794962235902,'moved',0,'[{"type":"LayBid","card":38}]');
INSERT INTO "journal" VALUES('u7au4byegztx44l4',22,1794962236770,'moved',1,'[{"type":"LayBid","card":40}]');
INSERT INTO "journal" VALUES('yhbp5g2jy7ss3vlw',1,1794962243495,'seat',1,'{"kind":"PERSON","owner":"efgjtygg46p6jchijfejkqxawq","name":"Bruno","resigned":false}');
INSERT INTO "journal" VALUES('yhbp5g2jy7ss3vlw',2,1794962244220,'moved',0,'[{"type":"OfferLot","lot":8}]');
INSERT INTO "journal" VALUES('yhbp5g2jy7ss3vlw',3,1794962244596,'moved',0,'[{"type":"LayBid","card":31}]');
INSERT INTO "journal" VALUES('yhbp5g2jy7ss3vlw',4,1794962244749,'moved',1,'[{"type":"LayBid","card":19}]');
INSERT INTO "journal" VALUES('yhbp5g2jy7ss3vlw',5,1794962244862,'moved',2,'[{"type":"LayBid","card":14}]');
INSERT INTO "journal" VALUES('yhbp5g2jy7ss3vlw',6,1794962244926,'seat',1,'{"kind":"CARETAKER","owner":"efgjtygg46p6jchijfejkqxawq","name":"Bruno","bot":"random","resigned":true}');
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
  updated bigint not null, due bigint, holder varchar(26), held_until bigint);
INSERT INTO "match" VALUES('u7au4byegztx44l4','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962219599,NULL,-6407108142009528834,NULL,'pxgw4j62utygnxwq','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',22,21,7,'end','{"ranking":[[1],[0]],"scores":[-2,31],"reason":"all-auctions"}',1794962236770,NULL,NULL,NULL);
INSERT INTO "match" VALUES('7kjvdjeujibpvgn3','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962237235,NULL,-3783329866296962045,NULL,'c7md42mbdr5fyvmu','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',7,5,2,'auction',NULL,1794962240727,NULL,NULL,NULL);
INSERT INTO "match" VALUES('77up2hyfynr22leo','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962240881,NULL,-6619402086860915979,NULL,'fpja64vu7sq7xep5','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false},{"kind":"BOT","bot":"greedy","resigned":false}]',7,6,2,'auction',NULL,1794962242482,NULL,NULL,NULL);
INSERT INTO "match" VALUES('yhbp5g2jy7ss3vlw','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962242877,NULL,-6047688886643629890,NULL,'uurp7hawlpmx6sv4','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false},{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false}]',6,4,2,'offer',NULL,1794962244862,NULL,NULL,NULL);
INSERT INTO "match" VALUES('52aspgbdbei5jx6n','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962245203,NULL,-6175777612754286099,NULL,'rhh7aljlarzej4al','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',0,0,1,'offer',NULL,1794962245203,NULL,NULL,NULL);
INSERT INTO "match" VALUES('qfdpozkrerqnevhf','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962245308,NULL,784219092765617239,NULL,'2y2bdumvfhepaxys','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"FREE","resigned":false}]',5,4,2,'auction',NULL,1794962247200,NULL,NULL,NULL);
INSERT INTO "match" VALUES('n7t3xigtmillvtvo','sealed-bids',1,'{"round-limit":"0"}','yuzzqeszaxmckikpjs25pxwk6i','LIVE',0,1794962247692,'u7au4byegztx44l4',0,'{"seats":2,"option.round-limit":"0","steps":1,"step.0":"offer","step.0.seat-and-notes":[1,0,0,0,0,0,0],"random":"efb3ad98b3440e03","revealed":4,"hands":["0000004002410304","0000011819000040"],"laid":[0,0],"won":[0,32],"shown":"0000000200200000","aside":"000000a5e49efcba","lots":[4,3,1,0,8,6,9],"open-lots":132,"round":2}','mz65nob2ma4u6rwv','[{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Ana «María»","resigned":false},{"kind":"PERSON","owner":"yuzzqeszaxmckikpjs25pxwk6i","name":"Bruno","resigned":false}]',0,0,2,'offer',NULL,1794962247692,NULL,NULL,NULL);
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
INSERT INTO "seat" VALUES('52aspgbdbei5jx6n',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,NULL);
INSERT INTO "seat" VALUES('52aspgbdbei5jx6n',1,'FREE',NULL,NULL,NULL,0,1794962245203);
INSERT INTO "seat" VALUES('77up2hyfynr22leo',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,1794962242379);
INSERT INTO "seat" VALUES('77up2hyfynr22leo',1,'PERSON','efgjtygg46p6jchijfejkqxawq','Bruno',NULL,0,1794962242379);
INSERT INTO "seat" VALUES('77up2hyfynr22leo',2,'BOT',NULL,NULL,'greedy',0,NULL);
INSERT INTO "seat" VALUES('7kjvdjeujibpvgn3',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,NULL);
INSERT INTO "seat" VALUES('7kjvdjeujibpvgn3',1,'PERSON','efgjtygg46p6jchijfejkqxawq','Bruno',NULL,0,1794962240626);
INSERT INTO "seat" VALUES('n7t3xigtmillvtvo',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,NULL);
INSERT INTO "seat" VALUES('n7t3xigtmillvtvo',1,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Bruno',NULL,0,1794962247692);
INSERT INTO "seat" VALUES('qfdpozkrerqnevhf',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,1794962247200);
INSERT INTO "seat" VALUES('qfdpozkrerqnevhf',1,'PERSON','efgjtygg46p6jchijfejkqxawq','Bruno',NULL,0,1794962247200);
INSERT INTO "seat" VALUES('u7au4byegztx44l4',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,NULL);
INSERT INTO "seat" VALUES('u7au4byegztx44l4',1,'PERSON','efgjtygg46p6jchijfejkqxawq','Bruno',NULL,0,NULL);
INSERT INTO "seat" VALUES('yhbp5g2jy7ss3vlw',0,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,1794962244862);
INSERT INTO "seat" VALUES('yhbp5g2jy7ss3vlw',1,'CARETAKER','efgjtygg46p6jchijfejkqxawq','Bruno','random',1,NULL);
INSERT INTO "seat" VALUES('yhbp5g2jy7ss3vlw',2,'PERSON','yuzzqeszaxmckikpjs25pxwk6i','Ana «María»',NULL,0,NULL);
CREATE TABLE secret (
  name varchar(20) not null primary key,
  value varchar(200) not null);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX match_open on match (updated) where open and result is null;
CREATE INDEX seat_owner on seat (owner) where owner is not null;
CREATE INDEX seat_bot on seat (match) where bot is not null and awaited_since is not null;
CREATE INDEX match_due on match (due) where due is not null;
