package ecumene.server;

import static ecumene.server.Plans.bot;
import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ecumene.engine.match.Match;
import ecumene.testkit.sample.SealedBids;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Matches from the first request to the last, over real HTTP. */
class MatchLifeTest extends OpenHouse {

    @Test
    void aMatchFromTheInvitationToTheRecord() throws IOException {
        ana.put("/api/me", Map.of("name", "Ana")).expect(200);
        String id = tableForTwo();
        JsonNode begin = ana.state(id);
        assertThat(begin.at("/match/seats/0/name").asString()).isEqualTo("Ana");
        assertThat(begin.at("/match/seats/1/name").asString()).isEqualTo("Bruno");
        assertThat(begin.at("/match/host").asBoolean()).isTrue();
        assertThat(bruno.state(id).at("/match/host").asBoolean()).isFalse();
        ana.get("/api/matches/" + id + "/record").refused(403, "match_running");

        try (LiveStream live = bruno.listen("/api/matches/" + id + "/events?seat=1")) {
            LiveStream.Update first = live.next();
            assertThat(first.name()).isEqualTo("state");
            assertThat(first.state().get("logFrom").asInt()).isZero();
            assertThat(first.id()).isEqualTo(first.state().get("version").asString());

            playOn(id, 5);
            JsonNode middle = ana.state(id);
            LiveStream.Update fifth = live.at(middle.get("version").asInt());
            assertThat(fifth.state().at("/match/ply").asInt()).isEqualTo(5);
            assertThat(fifth.state().get("log").size())
                    .isLessThan(middle.get("log").size());

            playOn(id, Integer.MAX_VALUE);
            JsonNode end = ana.state(id);
            LiveStream.Update last = live.at(end.get("version").asInt());
            assertThat(last.state().get("match").get("finished").asBoolean()).isTrue();
            // Now everything is told that was hidden, so the whole log is new.
            assertThat(last.state().get("log")).isEqualTo(bruno.state(id, 1).get("log"));
        }

        JsonNode end = ana.state(id);
        assertThat(end.at("/match/result/ranking").isArray()).isTrue();
        assertThat(end.get("moves").isEmpty()).isTrue();
        JsonNode record = ana.get("/api/matches/" + id + "/record").expect(200).json();
        SealedBids game = new SealedBids();
        var replayed = Match.replay(game, RecordNotation.read(game, record), Integer.MAX_VALUE);
        assertThat(Json.tree(replayed.result())).isEqualTo(end.at("/match/result"));

        JsonNode moments =
                ana.get("/api/matches/" + id + "/statistics").expect(200).json().get("moments");
        assertThat(moments.size()).isEqualTo(7);
        assertThat(moments.get(6).get("outlook").size()).isEqualTo(2);
    }

    @Test
    void whatOthersMayNotKnowIsNowhereInTheirTraffic() throws IOException {
        TestGuest eva = new TestGuest(server.port());
        String id = tableForTwo();
        try (LiveStream brunos = bruno.listen("/api/matches/" + id + "/events?seat=1");
                LiveStream evas = eva.listen("/api/matches/" + id + "/events")) {
            brunos.next();
            evas.next();
            // Up to the middle of the first auction: Ana's card lies face down.
            while (ana.state(id).at("/match/phase").asString().equals("offer")) {
                playOn(id, TestGuest.ply(ana.state(id)) + 1);
            }
            JsonNode anas = ana.state(id, 0);
            JsonNode card = anas.get("moves").get(3);
            JsonNode after = ana.move(id, anas, card).expect(200).json();
            int version = after.get("version").asInt();
            assertThat(after.get("view").get("laid")).isEqualTo(card.get("card"));
            assertThat(after.at("/log/0/moves/0")).isEqualTo(card);

            for (LiveStream.Update update : List.of(brunos.at(version), evas.at(version))) {
                JsonNode state = update.state();
                JsonNode entry = state.get("log").get(state.get("log").size() - 1);
                assertThat(entry.get("seat").asInt()).isZero();
                assertThat(entry.get("moves").isEmpty()).isTrue();
                assertThat(entry.get("hidden").asInt()).isEqualTo(1);
                assertThat(state.get("view").has("laid")).isFalse();
                assertThat(state.at("/view/players/0/hasLaid").asBoolean()).isTrue();
            }
            assertThat(eva.state(id).get("view").get("hand").isEmpty()).isTrue();
            assertThat(bruno.state(id).get("view").get("hand")).isNotEqualTo(anas.at("/view/hand"));
        }
        // Bruno has made no bid yet, so whatever speaks of a bid's card would be Ana's; Eva never sees a hand at all.
        String secret = "\"laid\":" + ana.state(id, 0).at("/view/laid").asInt();
        assertThat(ana.traffic()).anyMatch(text -> text.contains(secret));
        for (TestGuest other : List.of(bruno, eva)) {
            assertThat(other.traffic())
                    .noneMatch(text -> text.contains("OwnBidLaid"))
                    .noneMatch(text -> text.contains("\"laid\""));
        }
        assertThat(eva.traffic())
                .noneMatch(text -> text.contains("LayBid"))
                .noneMatch(text -> text.contains("\"invitation\""));
        // Nobody can borrow eyes.
        bruno.get("/api/matches/" + id + "?seat=0").refused(403, "not_your_seat");
        bruno.get("/api/matches/" + id + "/at/0?seat=0").refused(403, "not_your_seat");
        bruno.get("/api/matches/" + id + "/events?seat=0").refused(403, "not_your_seat");
        eva.get("/api/matches/" + id + "/events?seat=1").refused(403, "not_your_seat");
        eva.post("/api/matches/" + id + "/fork", Map.of("ply", 0, "seat", 0)).refused(403, "not_your_seat");
    }

    @Test
    void componentsAreCached() {
        TestGuest.Reply first = ana.get("/api/games/tempus/components").expect(200);
        assertThat(first.json().isObject()).isTrue();
        assertThat(first.header("Cache-Control")).isEqualTo("no-cache");
        ana.get("/api/games/tempus/components", "If-None-Match", first.header("ETag"))
                .expect(304);
        ana.get("/api/games/nothing/components").refused(404, "unknown_game");
    }

    @Test
    void oldJournalsAreRead() throws Exception {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        ana.move(id, state, state.get("moves").get(0)).expect(200);
        JsonNode before = ana.state(id);
        server.close();
        assertThat(Plans.change(
                        data,
                        "update journal set body = substr(body, 2, length(body) - 2) where kind = 'moved' and match = '"
                                + id + "'"))
                .isEqualTo(1);
        server = Server.start(Plans.config(data));
        ana = ana.at(server.port());
        assertThat(ana.state(id)).isEqualTo(before);
    }

    @Test
    void everythingIsThereAfterARestart() {
        String id = tableForTwo();
        playOn(id, 5);
        ana.post("/api/matches/" + id + "/chat", Map.of("seat", 0, "text", "¿Sigues ahí?"))
                .expect(200);
        JsonNode anas = ana.state(id, 0);
        JsonNode brunos = bruno.state(id, 1);
        restart();
        assertThat(ana.state(id, 0)).isEqualTo(anas);
        assertThat(bruno.state(id, 1)).isEqualTo(brunos);
        assertThat(ana.get("/api/matches").json().at("/matches/0/id").asString())
                .isEqualTo(id);
        playOn(id, Integer.MAX_VALUE);
        assertThat(bruno.state(id).at("/match/finished").asBoolean()).isTrue();
    }

    @Test
    void theTimeLineShowsWhatWasKnownThen() {
        String id = tableForTwo();
        List<JsonNode> seen = new ArrayList<>();
        for (int ply = 0; ply < 6; ply++) {
            playOn(id, ply);
            seen.add(bruno.state(id, 1));
        }
        for (int ply = 0; ply < 6; ply++) {
            JsonNode then = bruno.get("/api/matches/" + id + "/at/" + ply + "?seat=1")
                    .expect(200)
                    .json();
            assertThat(then.get("view")).isEqualTo(seen.get(ply).get("view"));
            assertThat(then.get("ply").asInt()).isEqualTo(ply);
        }
        bruno.get("/api/matches/" + id + "/at/77?seat=1").refused(404, "not_found");
        playOn(id, Integer.MAX_VALUE);
        // After the end anybody may look through any eyes.
        TestGuest eva = new TestGuest(server.port());
        assertThat(eva.get("/api/matches/" + id + "/at/3?seat=0")
                        .expect(200)
                        .json()
                        .at("/view/hand"))
                .isNotEmpty();
    }

    @Test
    void aForkIsALocalMatchOfItsOwn() {
        String id = tableForTwo();
        playOn(id, 4);
        JsonNode before = bruno.state(id, 1);
        JsonNode fork = bruno.post("/api/matches/" + id + "/fork", Map.of("ply", 4, "seat", 1))
                .expect(201)
                .json();
        String forked = fork.get("id").asString();
        assertThat(fork.get("forkOf").asString()).isEqualTo(id);
        assertThat(fork.get("seats")).allMatch(seat -> seat.get("mine").asBoolean());
        assertThat(bruno.state(forked, 1).get("view")).isEqualTo(before.get("view"));
        JsonNode state = bruno.state(forked);
        bruno.move(forked, state, state.get("moves").get(0)).expect(200);
        assertThat(bruno.state(id, 1)).isEqualTo(before);
        // A fork of a running match is dealt anew: it lives on after a restart too.
        restart();
        assertThat(TestGuest.ply(bruno.state(forked))).isEqualTo(1);
    }

    @Test
    void aRematchHasTheSameBotsAndFreeSeatsForTheOthers() {
        String id = tableForTwo();
        ana.post("/api/matches/" + id + "/rematch", "").refused(403, "match_running");
        playOn(id, Integer.MAX_VALUE);
        new TestGuest(server.port()).post("/api/matches/" + id + "/rematch", "").refused(403, "forbidden");
        JsonNode again =
                ana.post("/api/matches/" + id + "/rematch", "").expect(201).json();
        assertThat(again.at("/seats/0/mine").asBoolean()).isTrue();
        assertThat(again.at("/seats/1/kind").asString()).isEqualTo("FREE");
    }

    @Test
    void botsPlayAWholeMatchByThemselves() throws IOException {
        String id = ana.open(match("sealed-bids", bot("random"), bot("greedy"), bot("random")));
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events")) {
            await().atMost(Duration.ofSeconds(20))
                    .until(() -> live.next().state().at("/match/finished").asBoolean());
        }
    }

    @Test
    void aPersonPlaysTempusAgainstBots() {
        String id = ana.open(match("tempus", me(), bot("greedy"), bot("random")));
        for (int i = 0; i < 12; i++) {
            await().atMost(Duration.ofSeconds(20))
                    .until(() -> ana.state(id).at("/match/yourTurn").asBoolean());
            JsonNode state = ana.state(id);
            assertThat(state.get("prompt").get("name").asString()).isNotBlank();
            assertThat(state.get("moves").get(0).get("type").asString()).isNotBlank();
            ana.move(id, state, state.get("defaultMove")).expect(200);
        }
        await().atMost(Duration.ofSeconds(20))
                .until(() -> ana.state(id).at("/match/yourTurn").asBoolean());
        JsonNode hint = ana.post("/api/matches/" + id + "/hint", Map.of("seat", 0, "bot", "greedy"))
                .expect(200)
                .json();
        assertThat(ana.state(id).get("moves")).contains(hint.get("move"));
        assertThat(hint.at("/explanation/es").asString()).isNotBlank();
    }
}
