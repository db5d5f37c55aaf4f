package ecumene.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.Games;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import ecumene.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Every op and every error code. */
class ProtocolTest {

    private final ByteArrayOutputStream trouble = new ByteArrayOutputStream();
    private final Protocol protocol = new Protocol(
            new Games(List.of(new SealedBids(), new Tempus())), new PrintStream(trouble, true, StandardCharsets.UTF_8));

    @AfterEach
    void nothingWasOurMistake() {
        assertThat(trouble.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    /** Single quotes stand for double ones. */
    private JsonNode ask(String line) {
        return Json.parse(protocol.answer(line.replace('\'', '"')));
    }

    private JsonNode must(String line) {
        JsonNode answer = ask(line);
        assertThat(answer.get("ok").booleanValue()).as("%s -> %s", line, answer).isTrue();
        return answer;
    }

    private void fails(String code, String line) {
        JsonNode answer = ask(line);
        assertThat(answer.get("ok").booleanValue()).as("%s -> %s", line, answer).isFalse();
        assertThat(answer.get("error").get("code").stringValue())
                .as("%s -> %s", line, answer)
                .isEqualTo(code);
        assertThat(answer.get("error").get("message").stringValue())
                .isNotBlank()
                .hasSizeLessThan(600);
    }

    private String start(String game, int seats) {
        return must("{'op':'new','game':'" + game + "','seats':" + seats + ",'seed':5}")
                .get("match")
                .stringValue();
    }

    private JsonNode status(String match) {
        return must("{'op':'status','match':'" + match + "'}").get("status");
    }

    private int awaited(String match) {
        return status(match).get("awaiting").get(0).intValue();
    }

    private JsonNode moves(String match, int seat) {
        return must("{'op':'moves','match':'" + match + "','seat':" + seat + "}")
                .get("moves");
    }

    private JsonNode playFirst(String match) {
        int seat = awaited(match);
        return must("{'op':'play','match':'" + match + "','seat':" + seat + ",'move':"
                + moves(match, seat).get(0) + "}");
    }

    @Test
    void gamesAreListedWithSeatsAndOptions() {
        JsonNode games = must("{'op':'games'}").get("games");
        assertThat(games.size()).isEqualTo(2);
        JsonNode tempus = games.get(1);
        assertThat(tempus.get("id").stringValue()).isEqualTo("tempus");
        assertThat(tempus.get("seats")).hasToString("{\"min\":3,\"max\":5}");
        assertThat(tempus.get("title").get("es").stringValue()).isEqualTo("Tempus");
        JsonNode island = tempus.get("options").get(0);
        assertThat(island.get("kind").stringValue()).isEqualTo("choice");
        assertThat(island.get("default").stringValue()).isEqualTo("built");
        assertThat(island.get("values").size()).isEqualTo(2);
        JsonNode limit = games.get(0).get("options").get(0);
        assertThat(limit.get("kind").stringValue()).isEqualTo("number");
        assertThat(limit.get("values").get(0).intValue()).isZero();
        assertThat(limit.get("default").intValue()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "'x'", "null", "[1,{'a':null}]", "{'deep':[true]}", "1.5", "'\\ud800'"})
    void anAnswerRepeatsTheIdOfAnyType(String id) {
        String given = id.replace('\'', '"');
        assertThat(protocol.answer("{\"op\":\"games\",\"id\":" + given + "}"))
                .startsWith("{\"id\":" + given + ",\"ok\":true");
        assertThat(protocol.answer("{\"op\":\"fly\",\"id\":" + given + "}"))
                .startsWith("{\"id\":" + given + ",\"ok\":false");
    }

    @Test
    void aStatusSaysWhereTheMatchIs() {
        JsonNode status = status(start("sealed-bids", 3));
        assertThat(status.get("ply").intValue()).isZero();
        assertThat(status.get("awaiting").size()).isEqualTo(1);
        assertThat(status.get("finished").booleanValue()).isFalse();
        assertThat(status.get("phase").stringValue()).isEqualTo("offer");
        assertThat(status.get("round").intValue()).isEqualTo(1);
        assertThat(status.get("hash").stringValue()).matches("[0-9a-f]{16}");
        assertThat(status.has("result")).isFalse();
    }

    @Test
    void seedsAreNumbersOrStringsOfAll64Bits() {
        String hash = null;
        for (String seed : List.of("-9223372036854775808", "'-9223372036854775808'")) {
            JsonNode answer = must("{'op':'new','game':'tempus','seats':3,'seed':" + seed + "}");
            String now = answer.get("status").get("hash").stringValue();
            assertThat(hash == null ? now : hash).isEqualTo(now);
            hash = now;
        }
    }

    @Test
    void optionsAreTaken() {
        String match = must("{'op':'new','game':'sealed-bids','seats':2,'seed':1,'options':{'round-limit':2}}")
                .get("match")
                .stringValue();
        JsonNode answer = must("{'op':'playout','match':'" + match + "','bots':['random','random']}");
        assertThat(answer.get("result").get("reason").stringValue()).isEqualTo("round-limit");
        assertThat(must("{'op':'record','match':'" + match + "'}").get("record").get("options"))
                .hasToString("{\"round-limit\":2}");
    }

    @Test
    void whoIsNotAskedHasNoMoves() {
        String match = start("tempus", 4);
        int awaited = awaited(match);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(moves(match, seat).isEmpty()).isEqualTo(seat != awaited);
        }
    }

    @Test
    void whyExplainsInBothLanguages() {
        String match = start("sealed-bids", 2);
        int seat = awaited(match);
        JsonNode legal = must("{'op':'why','match':'" + match + "','seat':" + seat + ",'move':"
                + moves(match, seat).get(0) + "}");
        assertThat(legal.get("legal").booleanValue()).isTrue();
        assertThat(legal.has("refusal")).isFalse();
        JsonNode refused =
                must("{'op':'why','match':'" + match + "','seat':" + seat + ",'move':{'type':'LayBid','card':3}}");
        assertThat(refused.get("legal").booleanValue()).isFalse();
        JsonNode refusal = refused.get("refusal");
        assertThat(refusal.get("code").stringValue()).isEqualTo("NOT_THE_QUESTION");
        assertThat(refusal.get("rule").stringValue()).isNotBlank();
        assertThat(refusal.get("message").get("es").stringValue()).isNotBlank();
        assertThat(refusal.get("message").get("en").stringValue()).isNotBlank();
        assertThat(must("{'op':'why','match':'" + match + "','seat':" + (1 - seat)
                                + ",'move':{'type':'LayBid','card':3}}")
                        .get("refusal")
                        .get("code")
                        .stringValue())
                .isEqualTo("NOT_YOUR_TURN");
        fails("bad_request", "{'op':'why','match':'" + match + "','seat':" + seat + ",'move':{'type':'Fly'}}");
    }

    @Test
    void playTellsTheMoverWhatHappened() {
        String match = start("sealed-bids", 2);
        JsonNode answer = playFirst(match);
        assertThat(answer.get("status").get("ply").intValue()).isEqualTo(1);
        assertThat(answer.get("events").get(0).get("type").stringValue()).isEqualTo("LotOffered");
        JsonNode bid = playFirst(match);
        List<String> kinds = bid.get("events")
                .valueStream()
                .map(event -> event.get("type").stringValue())
                .toList();
        assertThat(kinds).contains("OwnBidLaid");
    }

    @Test
    void wrongMovesAreRefusedAndChangeNothing() {
        String match = start("tempus", 3);
        String before = status(match).get("hash").stringValue();
        int seat = awaited(match);
        String play = "{'op':'play','match':'" + match + "','seat':" + seat + ",'move':";
        fails("illegal_move", play + "{'type':'NoSuchMove'}}");
        fails("illegal_move", play + "{'type':'LayTile'}}");
        fails("illegal_move", play + "{'type':'LayTile','hex':'nowhere'}}");
        fails("illegal_move", play + "{'type':'LayTile','hex':7}}");
        fails("illegal_move", play + "{'type':'LayTile','hex':'c5r5','more':1}}");
        fails("illegal_move", play + "{'type':'LayTile','hex':'c0r0'}}");
        fails("illegal_move", play + "{'type':'HaveIdea'}}");
        fails("illegal_move", play + "[]}");
        fails("bad_request", play + "null}");
        JsonNode move = moves(match, seat).get(0);
        fails(
                "not_your_turn",
                "{'op':'play','match':'" + match + "','seat':" + (seat + 1) % 3 + ",'move':" + move + "}");
        fails("bad_request", "{'op':'play','match':'" + match + "','seat':3,'move':" + move + "}");
        fails("bad_request", "{'op':'play','match':'" + match + "','seat':32,'move':" + move + "}");
        fails("bad_request", "{'op':'play','match':'" + match + "','seat':-1,'move':" + move + "}");
        fails("bad_request", "{'op':'play','match':'" + match + "','seat':'0','move':" + move + "}");
        fails("bad_request", "{'op':'play','match':'" + match + "','seat':0.0,'move':" + move + "}");
        fails("bad_request", "{'op':'play','match':'" + match + "','seat':4294967296,'move':" + move + "}");
        JsonNode refused = ask(play + "{'type':'LayTile','hex':'c0r0'}}");
        assertThat(refused.get("error").get("message").stringValue()).contains("TILE_LEAVES_THE_GRID");
        assertThat(refused.get("error").get("refusal").get("message").get("es").stringValue())
                .isNotBlank();
        assertThat(status(match).get("hash").stringValue()).isEqualTo(before);
    }

    @Test
    void viewsAreForSeatsAndSpectators() {
        String match = start("sealed-bids", 2);
        assertThat(must("{'op':'view','match':'" + match + "','seat':0}")
                        .get("view")
                        .get("hand")
                        .size())
                .isEqualTo(8);
        assertThat(must("{'op':'view','match':'" + match + "','seat':null}")
                        .get("view")
                        .get("hand")
                        .size())
                .isZero();
        fails("bad_request", "{'op':'view','match':'" + match + "'}");
        fails("bad_request", "{'op':'view','match':'" + match + "','seat':31}");
    }

    @Test
    void positionsAreSavedAndLoaded() {
        String match = start("tempus", 3);
        playFirst(match);
        JsonNode position = must("{'op':'position','match':'" + match + "'}").get("position");
        JsonNode loaded = must("{'op':'load','game':'tempus','position':" + position + "}");
        assertThat(loaded.get("status").get("hash")).isEqualTo(status(match).get("hash"));
        String twin = loaded.get("match").stringValue();
        playFirst(twin);
        assertThat(status(match).get("ply").intValue()).isEqualTo(1);
        JsonNode record = must("{'op':'record','match':'" + twin + "'}").get("record");
        assertThat(record.has("start")).isTrue();
        assertThat(must("{'op':'replay','record':" + record + "}").get("status").get("hash"))
                .isEqualTo(status(twin).get("hash"));
        fails("bad_request", "{'op':'load','game':'tempus','position':{}}");
        fails("bad_request", "{'op':'load','game':'tempus','position':[]}");
        fails("bad_request", "{'op':'load','game':'sealed-bids','position':" + position + "}");
        fails("unknown_game", "{'op':'load','game':'chess','position':" + position + "}");
        fails("bad_request", "{'op':'load','game':'tempus'}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sealed-bids", "tempus"})
    void spoiltPositionsAreBadRequests(String game) {
        String match = start(game, 3);
        must("{'op':'playout','match':'" + match + "','bots':['random','random','random'],'maxMoves':45}");
        JsonNode position = must("{'op':'position','match':'" + match + "'}").get("position");
        for (String field : position.propertyNames()) {
            for (String value :
                    List.of("null", "-1", "99", "2147483647", "'x'", "'ffffffffffffffff'", "[]", "{}", "[[]]")) {
                String spoilt = "\"" + field + "\":" + position.get(field);
                String line = "{'op':'load','game':'" + game + "','position':"
                        + position.toString().replace(spoilt, "\"" + field + "\":" + value) + "}";
                JsonNode answer = ask(line);
                if (!answer.get("ok").booleanValue()) {
                    assertThat(answer.get("error").get("code").stringValue())
                            .as(field + " = " + value)
                            .isEqualTo("bad_request");
                }
            }
        }
    }

    @Test
    void recordsReplayAndSpoiltOnesSayWhere() {
        String match = start("sealed-bids", 3);
        must("{'op':'playout','match':'" + match + "','bots':['random','greedy','random'],'seed':3}");
        JsonNode record = must("{'op':'record','match':'" + match + "'}").get("record");
        assertThat(record.get("format").intValue()).isEqualTo(1);
        assertThat(record.get("result").get("ranking").isArray()).isTrue();
        assertThat(must("{'op':'replay','record':" + record + "}").get("status"))
                .isEqualTo(status(match));
        assertThat(must("{'op':'replay','record':" + record + ",'upTo':4}")
                        .get("status")
                        .get("ply")
                        .intValue())
                .isEqualTo(4);
        assertThat(must("{'op':'replay','record':" + record + ",'upTo':0}")
                        .get("status")
                        .get("ply")
                        .intValue())
                .isZero();
        fails("bad_request", "{'op':'replay','record':" + record + ",'upTo':-1}");

        JsonNode sixth = record.get("moves").get(5);
        for (String wrong : List.of(
                "{\"seat\":0,\"move\":{\"type\":\"Fly\"}}",
                "{\"seat\":32,\"move\":" + sixth.get("move") + "}",
                "{\"seat\":0}",
                "7")) {
            String spoilt = record.toString().replace(sixth.toString(), wrong);
            JsonNode answer = ask("{'op':'replay','record':" + spoilt + "}");
            assertThat(answer.get("error").get("code").stringValue())
                    .as(answer.toString())
                    .isEqualTo("illegal_move");
            assertThat(answer.get("error").get("ply").intValue()).isEqualTo(5);
            assertThat(answer.get("error").get("message").stringValue()).contains("5");
            must("{'op':'replay','record':" + spoilt + ",'upTo':5}");
        }
        fails("bad_request", "{'op':'replay','record':7}");
        fails("bad_request", "{'op':'replay','record':{'game':'sealed-bids'}}");
        fails("unknown_game", "{'op':'replay','record':{'game':'chess'}}");
        fails(
                "bad_request",
                "{'op':'replay','record':" + record.toString().replace("\"seats\":3", "\"seats\":77") + "}");
    }

    @Test
    void movesAreTakenBackUpToTheHorizon() {
        String match = start("tempus", 3);
        String before = status(match).get("hash").stringValue();
        int seat = awaited(match);
        String undo = "{'op':'undo','match':'" + match + "','seat':" + seat + "}";
        fails("cannot_undo", undo);
        playFirst(match);
        fails("cannot_undo", "{'op':'undo','match':'" + match + "','seat':" + (seat + 1) % 3 + "}");
        assertThat(must(undo).get("status").get("hash").stringValue()).isEqualTo(before);
        fails("cannot_undo", undo);
    }

    @Test
    void botsAdviseWithoutPlaying() {
        String match = start("tempus", 3);
        JsonNode before = status(match);
        for (String bot : List.of("random", "greedy", "mcts", "mcts:30it")) {
            JsonNode answer = must("{'op':'bot','match':'" + match + "','bot':'" + bot + "','iterations':20,'seed':3}");
            assertThat(answer.get("seat").intValue()).isEqualTo(awaited(match));
            assertThat(moves(match, awaited(match)).valueStream()).contains(answer.get("move"));
            assertThat(answer.get("explanation").get("es").stringValue()).isNotBlank();
            assertThat(answer.get("explanation").get("en").stringValue()).isNotBlank();
        }
        must("{'op':'bot','match':'" + match + "','bot':'mcts','millis':10}");
        assertThat(status(match)).isEqualTo(before);
        fails("bad_request", "{'op':'bot','match':'" + match + "','bot':'deep-blue'}");
        fails("bad_request", "{'op':'bot','match':'" + match + "'}");
        fails("bad_request", "{'op':'bot','match':'" + match + "','bot':'mcts','millis':0}");
        fails("bad_request", "{'op':'bot','match':'" + match + "','bot':'mcts','millis':1,'iterations':1}");
        fails("bad_request", "{'op':'bot','match':'" + match + "','bot':'mcts:999999999ms'}");
        fails("bad_request", "{'op':'bot','match':'" + match + "','bot':'random','seed':'x'}");
        fails(
                "not_your_turn",
                "{'op':'bot','match':'" + match + "','bot':'random','seat':" + (awaited(match) + 1) % 3 + "}");
    }

    @Test
    void aPlayoutEndsTheMatch() {
        String match = start("sealed-bids", 2);
        JsonNode some = must("{'op':'playout','match':'" + match + "','bots':['random','random'],'maxMoves':3}");
        assertThat(some.get("moves").intValue()).isEqualTo(3);
        assertThat(some.has("result")).isFalse();
        fails("bad_request", "{'op':'playout','match':'" + match + "','bots':['random']}");
        fails("bad_request", "{'op':'playout','match':'" + match + "','bots':['random',7]}");
        fails("bad_request", "{'op':'playout','match':'" + match + "','bots':'random'}");
        JsonNode all = must("{'op':'playout','match':'" + match + "','bots':['greedy','mcts:20it'],'seed':9}");
        assertThat(all.get("status").get("finished").booleanValue()).isTrue();
        assertThat(all.get("result")).isEqualTo(all.get("status").get("result"));
        assertThat(all.get("result").get("scores").size()).isEqualTo(2);
        fails("match_over", "{'op':'play','match':'" + match + "','seat':0,'move':{'type':'LayBid','card':3}}");
        fails("match_over", "{'op':'bot','match':'" + match + "','bot':'random'}");
        assertThat(must("{'op':'why','match':'" + match + "','seat':0,'move':{'type':'LayBid','card':3}}")
                        .get("refusal")
                        .get("code")
                        .stringValue())
                .isEqualTo("MATCH_OVER");
        assertThat(moves(match, 0).isEmpty()).isTrue();
    }

    @Test
    void anImaginedMatchLooksTheSameToItsSeat() {
        String match = start("sealed-bids", 3);
        String dream = must("{'op':'imagine','match':'" + match + "','seat':1,'seed':8}")
                .get("match")
                .stringValue();
        assertThat(dream).isNotEqualTo(match);
        assertThat(must("{'op':'view','match':'" + dream + "','seat':1}").get("view"))
                .isEqualTo(
                        must("{'op':'view','match':'" + match + "','seat':1}").get("view"));
        assertThat(status(dream).get("hash")).isNotEqualTo(status(match).get("hash"));
        fails("bad_request", "{'op':'imagine','match':'" + match + "','seat':1}");
        fails("bad_request", "{'op':'imagine','match':'" + match + "','seed':1}");
    }

    @Test
    void closedMatchesAreGone() {
        String match = start("tempus", 3);
        must("{'op':'close','match':'" + match + "'}");
        for (String op : List.of("status", "close", "record", "position")) {
            fails("unknown_match", "{'op':'" + op + "','match':'" + match + "'}");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "{",
                "}",
                "\u0000",
                "{} {}",
                "{'op':'games'",
                "nonsense",
                "{'a':NaN}",
                "{'a':01}",
                "\ufeff{}"
            })
    void whatIsNoJsonIsBadJson(String line) {
        fails("bad_json", line);
    }

    @Test
    void bombsAreBadJson() {
        fails("bad_json", "[".repeat(1_000_000));
        fails("bad_json", "{\"a\":".repeat(100_000));
        fails("bad_json", "{\"op\":\"games\",\"id\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}");
        fails("bad_json", "{\"op\":\"games\",\"id\":" + "9".repeat(100_000) + "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "null",
                "42",
                "'x'",
                "true",
                "{}",
                "{'op':7}",
                "{'op':null}",
                "{'op':'fly'}",
                "{'op':'new'}",
                "{'op':'play'}",
                "{'op':'status','match':7}",
                "{'op':'new','game':7,'seats':3,'seed':1}",
                "{'op':'new','game':'tempus','seats':2,'seed':1}",
                "{'op':'new','game':'tempus','seats':99,'seed':1}",
                "{'op':'new','game':'tempus','seats':-1,'seed':1}",
                "{'op':'new','game':'tempus','seats':3.5,'seed':1}",
                "{'op':'new','game':'tempus','seats':'3','seed':1}",
                "{'op':'new','game':'tempus','seats':3}",
                "{'op':'new','game':'tempus','seats':3,'seed':null}",
                "{'op':'new','game':'tempus','seats':3,'seed':'abc'}",
                "{'op':'new','game':'tempus','seats':3,'seed':1.5}",
                "{'op':'new','game':'tempus','seats':3,'seed':1e400}",
                "{'op':'new','game':'tempus','seats':3,'seed':9223372036854775808}",
                "{'op':'new','game':'tempus','seats':3,'seed':1,'options':7}",
                "{'op':'new','game':'tempus','seats':3,'seed':1,'options':{'no-such-option':1}}",
                "{'op':'new','game':'tempus','seats':3,'seed':1,'options':{'island':'round'}}",
                "{'op':'new','game':'tempus','seats':3,'seed':1,'options':{'island':null}}",
                "{'op':'new','game':'tempus','seats':3,'seed':1,'options':{'island':[]}}"
            })
    void whatMakesNoSenseIsABadRequest(String line) {
        fails("bad_request", line);
    }

    @Test
    void unknownGamesAndMatchesAreSaidToBe() {
        fails("unknown_game", "{'op':'new','game':'chess','seats':2,'seed':1}");
        fails("unknown_match", "{'op':'status','match':'m99'}");
        fails("unknown_match", "{'op':'moves','match':'" + "x".repeat(100_000) + "','seat':0}");
    }

    @Test
    void thereIsRoomForManyMatchesButNotForAll() {
        for (int i = 0; i < OpenMatches.MOST; i++) {
            start("sealed-bids", 2);
        }
        fails("bad_request", "{'op':'new','game':'sealed-bids','seats':2,'seed':1}");
        must("{'op':'close','match':'m1'}");
        start("sealed-bids", 2);
    }
}
