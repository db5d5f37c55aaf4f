package ecumene.server;

import static ecumene.server.Plans.bot;
import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static ecumene.server.Plans.person;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ecumene.engine.match.Match;
import ecumene.testkit.sample.SealedBids;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Matches from the first request to the last, over real HTTP. */
class MatchLifeTest {

    @TempDir
    static Path data;

    private static Server server;

    private TestGuest ana;
    private TestGuest bruno;

    @BeforeAll
    static void start() {
        server = Server.start(Plans.config(data));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void guests() {
        ana = new TestGuest(server.port());
        bruno = new TestGuest(server.port());
    }

    private void restart() {
        server.close();
        server = Server.start(Plans.config(data));
        ana = ana.at(server.port());
        bruno = bruno.at(server.port());
    }

    /** Ana sets up a table for two, and Bruno follows her invitation. */
    private String tableForTwo() {
        String id = ana.open(match("sealed-bids", me(), person()));
        String invitation = ana.state(id).get("invitation").asString();
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation, "name", "Bruno"))
                .expect(200);
        return id;
    }

    /** Both play the first move they are offered until nobody is asked, or until this ply. */
    private void playOn(String id, int upTo) {
        List<TestGuest> seats = List.of(ana, bruno);
        while (true) {
            JsonNode summary = ana.state(id).get("match");
            if (summary.get("finished").asBoolean() || summary.get("ply").asInt() >= upTo) {
                return;
            }
            int seat = summary.get("awaiting").get(0).asInt();
            JsonNode state = seats.get(seat).state(id, seat);
            seats.get(seat).move(id, state, state.get("moves").get(0)).expect(200);
        }
    }

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
    void aRepeatedMoveIsAnsweredAndNotPlayedAgain() {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        JsonNode move = state.get("moves").get(0);
        JsonNode once = ana.move(id, state, move).expect(200).json();
        JsonNode twice = ana.move(id, state, move).expect(200).json();
        assertThat(twice).isEqualTo(once);
        assertThat(TestGuest.ply(twice)).isEqualTo(1);
        ana.move(id, state, state.get("moves").get(1)).refused(409, "stale");
        ana.move(id, state.get("seat").asInt(), 7, 0, move).refused(409, "stale");
        ana.move(id, state.get("seat").asInt(), 1, 0, Json.parse("{\"type\":\"LayBid\",\"card\":1000}"))
                .refused(422, "illegal_move");
    }

    /** The moves of a seat that can be previewed, one after the other, and then one more. */
    private static List<JsonNode> composed(TestGuest guest, String id, JsonNode state, int most) {
        List<JsonNode> moves = new ArrayList<>();
        JsonNode now = state;
        while (true) {
            int certain = 0;
            while (certain < now.get("moves").size()
                    && !keepsTheTurn(now.get("consequences").get(certain))) {
                certain++;
            }
            if (certain == now.get("moves").size() || moves.size() == most) {
                moves.add(now.get("moves").get(0));
                return moves;
            }
            moves.add(now.get("moves").get(certain));
            Map<String, Object> question = Map.of(
                    "seat",
                    state.get("seat"),
                    "ply",
                    TestGuest.ply(state),
                    "undone",
                    state.get("undone"),
                    "moves",
                    moves);
            now = guest.post("/api/matches/" + id + "/preview", question)
                    .expect(200)
                    .json();
            assertThat(now.get("consequences").size())
                    .isEqualTo(now.get("moves").size());
            assertThat(now.get("consequence").get("endsTurn").asBoolean()).isFalse();
        }
    }

    private static boolean keepsTheTurn(JsonNode consequence) {
        return consequence.get("undoable").asBoolean()
                && !consequence.get("endsTurn").asBoolean();
    }

    @Test
    void severalMovesAreOneGesture() {
        String id = ana.open(match("tempus", me(), me(), me()));
        boolean several = false;
        for (int i = 0; i < 40 && !several; i++) {
            JsonNode state = ana.state(id);
            assertThat(state.get("consequences").size())
                    .isEqualTo(state.get("moves").size());
            int seat = state.get("seat").asInt();
            int ply = TestGuest.ply(state);
            int undone = state.get("undone").asInt();
            JsonNode[] moves = composed(ana, id, state, 3).toArray(JsonNode[]::new);
            several = moves.length > 1;
            JsonNode after =
                    ana.gesture(id, seat, ply, undone, moves).expect(200).json();
            JsonNode entry = after.get("log").get(0);
            assertThat(entry.get("from").asInt()).isEqualTo(ply);
            assertThat(entry.get("ply").asInt()).isEqualTo(ply + moves.length);
            assertThat(entry.get("moves")).containsExactly(moves);
            assertThat(after.at("/acts/0/from").asInt()).isEqualTo(ply);
            assertThat(TestGuest.ply(ana.gesture(id, seat, ply, undone, moves)
                            .expect(200)
                            .json()))
                    .isEqualTo(TestGuest.ply(after));
            if (several) {
                ana.gesture(id, seat, ply, undone, moves[0]).refused(409, "stale");
                JsonNode nonsense = Json.parse("{\"type\":\"HaveIdea\"}");
                restart();
                assertThat(ana.state(id, seat).get("log")).contains(entry);
                JsonNode next = ana.state(id);
                JsonNode problem = ana.gesture(
                                id,
                                next.get("seat").asInt(),
                                TestGuest.ply(next),
                                next.get("undone").asInt(),
                                nonsense,
                                nonsense)
                        .json();
                assertThat(problem.has("index")).isTrue();
                assertThat(TestGuest.ply(ana.state(id))).isEqualTo(TestGuest.ply(next));
            }
        }
        assertThat(several).isTrue();
    }

    @Test
    void actsAreToldWithWhatOneSawThen() {
        String id = tableForTwo();
        playOn(id, 5);
        JsonNode acts = bruno.get("/api/matches/" + id + "/acts?seat=1&from=0&to=4")
                .expect(200)
                .json()
                .get("acts");
        assertThat(acts.get(0).has("seat")).as("the set-up").isFalse();
        for (JsonNode act : acts) {
            JsonNode then = bruno.get("/api/matches/" + id + "/at/" + act.get("ply") + "?seat=1")
                    .expect(200)
                    .json();
            assertThat(act.get("view")).isEqualTo(then.get("view"));
        }
        bruno.get("/api/matches/" + id + "/acts?seat=0").refused(403, "not_your_seat");
        JsonNode deeds = bruno.get("/api/matches/" + id + "/acts?seat=1&from=0&to=4&deeds=true")
                .expect(200)
                .json()
                .get("acts");
        assertThat(deeds).as("deed by deed").hasSizeGreaterThanOrEqualTo(acts.size());
        for (JsonNode deed : deeds) {
            assertThat(deed.has("view") && deed.has("points")).isTrue();
        }
        bruno.get("/api/matches/" + id + "/acts?deeds=perhaps").refused(400, "bad_request");
        assertThat(bruno.get("/api/matches/" + id + "/acts").expect(200).json().get("acts"))
                .hasSizeGreaterThanOrEqualTo(acts.size());
    }

    @Test
    void botsDoNotFloodAnybody() throws Exception {
        String id = ana.open(match("tempus", bot("random"), bot("random"), bot("random")));
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events")) {
            long begun = System.nanoTime();
            int updates = 0;
            JsonNode state = live.next().state();
            int ply = TestGuest.ply(state);
            while (!state.at("/match/finished").asBoolean()) {
                state = live.next().state();
                updates++;
                JsonNode acts = state.get("acts");
                assertThat(acts.size()).isBetween(1, 30);
                if (acts.size() < 30) {
                    assertThat(acts.get(0).get("from").asInt()).isEqualTo(ply);
                }
                ply = TestGuest.ply(state);
                assertThat(acts.get(acts.size() - 1).get("ply").asInt()).isEqualTo(ply);
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            assertThat(updates).isLessThanOrEqualTo((int) (15 * seconds) + 2);
        }
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
        try (var connection = java.sql.DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ecumene.db"));
                var statement = connection.createStatement()) {
            assertThat(statement.executeUpdate("update journal set body = substr(body, 2, length(body) - 2)"
                            + " where kind = 'moved' and match = '" + id + "'"))
                    .isEqualTo(1);
        }
        server = Server.start(Plans.config(data));
        ana = ana.at(server.port());
        assertThat(ana.state(id)).isEqualTo(before);
    }

    @Test
    void aMoveIsTakenBackOnce() {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        int seat = state.get("seat").asInt();
        JsonNode move = state.get("moves").get(0);
        JsonNode after = ana.move(id, state, move).expect(200).json();
        assertThat(after.get("canUndo").asBoolean()).isTrue();
        Map<String, Integer> wish = Map.of("seat", seat, "ply", 1, "undone", 0);
        JsonNode back =
                ana.post("/api/matches/" + id + "/undo", wish).expect(200).json();
        assertThat(TestGuest.ply(back)).isZero();
        assertThat(back.get("undone").asInt()).isEqualTo(1);
        assertThat(ana.post("/api/matches/" + id + "/undo", wish).expect(200).json())
                .isEqualTo(back);
        ana.move(id, seat, 0, 0, move).refused(409, "stale");
        ana.move(id, seat, 0, 1, move).expect(200);
        ana.post("/api/matches/" + id + "/undo", Map.of("seat", seat, "ply", 0, "undone", 1))
                .refused(409, "stale");
    }

    @Test
    void liveUpdatesFollowAMoveThatIsTakenBack() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        TestGuest eva = new TestGuest(server.port());
        try (LiveStream live = eva.listen("/api/matches/" + id + "/events?seat=none")) {
            JsonNode first = live.next().state();
            JsonNode state = ana.state(id);
            ana.move(id, state, state.get("moves").get(0)).expect(200);
            JsonNode moved = live.at(first.get("version").asInt() + 1).state();
            assertThat(moved.get("logFrom").asInt()).isEqualTo(1);
            ana.post(
                            "/api/matches/" + id + "/undo",
                            Map.of("seat", state.get("seat").asInt(), "ply", 1, "undone", 0))
                    .expect(200);
            JsonNode back = live.at(moved.get("version").asInt() + 1).state();
            assertThat(back.get("logFrom").asInt()).isEqualTo(1);
            assertThat(back.get("log").isEmpty()).isTrue();
            assertThat(TestGuest.ply(back)).isZero();
        }
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

    @Test
    void whyNot() {
        String id = ana.open(match("sealed-bids", me(), me()));
        JsonNode state = ana.state(id);
        int seat = state.get("seat").asInt();
        assertThat(ana.post(
                                "/api/matches/" + id + "/why",
                                Map.of("seat", seat, "move", state.get("moves").get(0)))
                        .expect(200)
                        .json()
                        .get("legal")
                        .asBoolean())
                .isTrue();
        JsonNode why = ana.post(
                        "/api/matches/" + id + "/why",
                        Map.of("seat", seat, "move", Map.of("type", "LayBid", "card", 3)))
                .expect(200)
                .json();
        assertThat(why.get("legal").asBoolean()).isFalse();
        assertThat(why.at("/refusal/code").asString()).isEqualTo("NOT_THE_QUESTION");
        assertThat(why.at("/refusal/message/en").asString()).isEqualTo("That is not what you are asked.");
    }

    @Test
    void seatsChangeHands() {
        String id = ana.open(match("sealed-bids", me(), person(), person()));
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", "wrong"))
                .refused(403, "forbidden");
        String invitation = ana.state(id).get("invitation").asString();
        assertThat(bruno.state(id).has("invitation")).isFalse();
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation))
                .expect(200);
        TestGuest eva = new TestGuest(server.port());
        eva.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation))
                .refused(409, "seat_taken");
        bruno.post("/api/matches/" + id + "/seats", Map.of("seat", 2, "change", "BOT", "bot", "random"))
                .refused(403, "forbidden");
        JsonNode seats = ana.post("/api/matches/" + id + "/seats", Map.of("seat", 2, "change", "BOT", "bot", "random"))
                .expect(200)
                .json()
                .at("/match/seats");
        assertThat(seats.get(2).get("kind").asString()).isEqualTo("BOT");
        eva.post("/api/matches/" + id + "/seats", Map.of("seat", 1, "change", "RESIGN"))
                .refused(403, "not_your_seat");
        JsonNode resigned = bruno.post(
                        "/api/matches/" + id + "/seats", Map.of("seat", 1, "change", "RESIGN", "bot", "random"))
                .expect(200)
                .json()
                .at("/match/seats/1");
        assertThat(resigned.get("kind").asString()).isEqualTo("CARETAKER");
        assertThat(resigned.get("resigned").asBoolean()).isTrue();
        bruno.post("/api/matches/" + id + "/seats", Map.of("seat", 1, "change", "RETURN"))
                .refused(403, "forbidden");
    }

    @Test
    void openTablesAreListedUntilSomebodySitsDown() {
        Map<String, Object> plan = match("sealed-bids", me(), person());
        plan.put("open", true);
        String id = ana.open(plan);
        ana.open(match("sealed-bids", me(), person()));
        assertThat(openTables(bruno)).containsExactly(id);
        assertThat(openTables(ana)).isEmpty();
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", ""))
                .expect(200);
        assertThat(openTables(new TestGuest(server.port()))).isEmpty();
    }

    private static List<String> openTables(TestGuest guest) {
        List<String> ids = new ArrayList<>();
        guest.get("/api/matches/open")
                .expect(200)
                .json()
                .get("matches")
                .forEach(match -> ids.add(match.get("id").asString()));
        return ids;
    }

    @Test
    void matchesThatWaitForMeComeFirst() {
        String waiting = ana.open(match("sealed-bids", me(), me()));
        String id = ana.open(match("sealed-bids", me(), person()));
        if (ana.state(id).at("/match/yourTurn").asBoolean()) {
            JsonNode state = ana.state(id);
            ana.move(id, state, state.get("moves").get(0)).expect(200);
            JsonNode bid = ana.state(id);
            ana.move(id, bid, bid.get("moves").get(0)).expect(200);
        }
        JsonNode matches = ana.get("/api/matches").expect(200).json().get("matches");
        assertThat(matches.get(0).get("id").asString()).isEqualTo(waiting);
        assertThat(matches.get(0).get("yourTurn").asBoolean()).isTrue();
        assertThat(matches.get(1).get("yourTurn").asBoolean()).isFalse();
        assertThat(bruno.get("/api/matches").json().get("matches").isEmpty()).isTrue();
    }

    @Test
    void peopleAndSpectatorsTalk() throws IOException {
        String id = tableForTwo();
        TestGuest eva = new TestGuest(server.port());
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events?seat=0")) {
            int version = live.next().state().get("version").asInt();
            bruno.post("/api/matches/" + id + "/chat", Map.of("seat", 1, "text", "Hola"))
                    .expect(200);
            JsonNode line = live.at(version + 1).state().get("chat").get(0);
            assertThat(line.get("name").asString()).isEqualTo("Bruno");
            assertThat(line.get("text").asString()).isEqualTo("Hola");
            eva.post("/api/matches/" + id + "/chat", Map.of("text", "¡Qué partida!"))
                    .expect(200);
            JsonNode chat = live.at(version + 2).state().get("chat");
            assertThat(chat.size()).isEqualTo(1);
            assertThat(chat.get(0).has("seat")).isFalse();
        }
        eva.post("/api/matches/" + id + "/chat", Map.of("seat", 0, "text", "I am Ana"))
                .refused(403, "not_your_seat");
        assertThat(eva.state(id).get("chat").size()).isEqualTo(2);
    }
}
